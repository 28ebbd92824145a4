import type { OfficePurchaseRefund } from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { purchaseKinds } from '@nukkad/contract/money/payment/purchase.noun';
import { purchaseRefundStatuses } from '@nukkad/contract/money/payment/purchase-refund.noun';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import IconArrowBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { MarkPurchaseRefundPaid, RetryPurchaseRefund } from './decide-purchase-refund.tsx';
import { purchaseRefundColumns, whose } from './purchase-refund-columns.tsx';
import { purchaseKindWords, refundStatusWords } from './purchase-refund-words.ts';
import { purchaseRefundsAddress, purchaseRefundsList } from './purchase-refund.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('purchaseRefund.search', 'Gateway ID or bank reference') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: purchaseRefundStatuses.map((value) => ({ value, label: refundStatusWords[value] })),
  },
  {
    kind: 'choice',
    key: 'kind',
    label: t('purchaseRefund.kind', 'For'),
    options: purchaseKinds.map((value) => ({ value, label: purchaseKindWords[value] })),
  },
];

const views: readonly OfferedView[] = [
  { id: 'stuck', name: t('purchaseRefund.toLookAt', 'Refunds to look at'), filters: { status: 'stuck' } },
];

interface Asked {
  readonly act: 'retry' | 'markPaid';
  readonly refund: OfficePurchaseRefund;
}

/** Payments of advances, credits and milestones that go back, and those that the gateway could not give back. */
export function PurchaseRefundsPage() {
  const asked = useListAddress(purchaseRefundsAddress);
  const list = purchaseRefundsList(asked.filters);
  const pages = useInfiniteQuery(list.pages);
  const [act, setAct] = useState<Asked | null>(null);
  const onClose = () => setAct(null);
  return (
    <PageFrame
      title={t('purchaseRefund.title', 'Other refunds')}
      about={t(
        'purchaseRefund.about',
        'Payments of advances, credits and milestones that go back. The gateway is asked several times before a refund needs attention.',
      )}
    >
      <OfficeList<OfficePurchaseRefund>
        name="purchase-refunds"
        label={t('purchaseRefund.title', 'Other refunds')}
        asked={asked}
        fields={fields}
        columns={purchaseRefundColumns({
          retry: (refund) => setAct({ act: 'retry', refund }),
          markPaid: (refund) => setAct({ act: 'markPaid', refund }),
        })}
        views={views}
        pages={pages}
        keyOf={({ refundId }) => refundId}
        nameOf={whose}
        exported={{ list: 'purchase_refunds', readPage: list.readPage }}
        empty={
          <EmptyNotice Icon={IconArrowBack} title={t('purchaseRefund.none', 'No refunds yet')}>
            {t(
              'purchaseRefund.noneAbout',
              'Payments made twice or too late appear here, with refunds that were granted.',
            )}
          </EmptyNotice>
        }
      />
      {act?.act === 'retry' ? <RetryPurchaseRefund refund={act.refund} onClose={onClose} /> : null}
      {act?.act === 'markPaid' ? <MarkPurchaseRefundPaid refund={act.refund} onClose={onClose} /> : null}
    </PageFrame>
  );
}
