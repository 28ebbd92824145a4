import {
  type OfficeCashRefund,
  retryCashRefund,
} from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { cashRefundStatuses } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { call } from '../../platform/call.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { WhyForm } from '../../ui/why-form.tsx';
import { cashRefundColumns } from './cash-refund-columns.tsx';
import { cashRefundStatusWords } from '../../nouns/payment/cash-refund-words.ts';
import { cashRefundsAddress, cashRefundsList } from './cash-refund.queries.ts';
import { DecideCashRefund } from './decide-cash-refund.tsx';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('cashRefund.number', 'Booking number') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: cashRefundStatuses.map((value) => ({ value, label: cashRefundStatusWords[value] })),
  },
];

const views: readonly OfferedView[] = (['Needs Approval', 'Checked', 'Failed'] as const).map((status) => ({
  id: status,
  name: cashRefundStatusWords[status],
  filters: { status },
}));

function Retry({ refund, onClose }: { refund: OfficeCashRefund; onClose: () => void }) {
  const { refundId, version, bookingNumber: number } = refund;
  return (
    <WhyForm
      title={t('cashRefund.retryOf', 'Retry refund of {{number}}', { number })}
      doIt={t('cashRefund.retry', 'Retry')}
      endpoint={retryCashRefund}
      bodyOf={(why) => ({ why, version })}
      save={(body) => call(retryCashRefund, { params: { refundId }, body })}
      said={({ amount, status }) =>
        status === 'Needs Approval'
          ? t('cashRefund.retryWaits', '{{amount}} needs two approvals first.', { amount: inRupees(amount) })
          : t('cashRefund.retried', '{{amount}} is being sent again.', { amount: inRupees(amount) })
      }
      lists={['cash-refunds']}
      onClose={onClose}
    />
  );
}

/** Cash that goes back to customers, by where it is. */
export function CashRefundsPage() {
  const asked = useListAddress(cashRefundsAddress);
  const open = useSearchParams()[0].get('open') ?? '';
  const list = cashRefundsList(asked.filters);
  const pages = useInfiniteQuery(list.pages);
  const [retried, setRetried] = useState<OfficeCashRefund | null>(null);
  const rows = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const decided = rows.find(({ refundId, can }) => can.approve && refundId === open);
  return (
    <PageFrame
      title={t('cashRefund.title', 'Cash refunds')}
      about={t(
        'cashRefund.about',
        'Customers who paid in cash choose an account or credit. The partner keeps the cash and owes it.',
      )}
    >
      <OfficeList<OfficeCashRefund>
        name="cash-refunds"
        label={t('cashRefund.title', 'Cash refunds')}
        asked={asked}
        fields={fields}
        columns={cashRefundColumns({
          decide: ({ refundId }) => asked.change({ open: refundId }),
          retry: setRetried,
        })}
        views={views}
        pages={pages}
        keyOf={({ refundId }) => refundId}
        nameOf={({ bookingNumber }) => bookingNumber}
        exported={{ list: 'cash_refunds', readPage: list.readPage }}
        empty={
          <EmptyNotice Icon={IconReceiptRefund} title={t('cashRefund.none', 'No cash refunds yet')}>
            {t('cashRefund.noneAbout', 'They appear here when a cash payment is refunded.')}
          </EmptyNotice>
        }
      />
      {decided ? (
        <DecideCashRefund
          key={decided.refundId}
          refund={decided}
          onClose={() => asked.change({ open: '' })}
        />
      ) : null}
      {retried ? <Retry refund={retried} onClose={() => setRetried(null)} /> : null}
    </PageFrame>
  );
}
