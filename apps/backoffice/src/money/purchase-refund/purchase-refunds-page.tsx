import { Group } from '@mantine/core';
import {
  type OfficePurchaseRefund,
  listPurchaseRefunds,
  officePurchaseRefundsQuery,
} from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { purchaseKinds } from '@nukkad/contract/money/payment/purchase.noun';
import { purchaseRefundStatuses } from '@nukkad/contract/money/payment/purchase-refund.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconArrowBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useState } from 'react';
import { RowButton, acts, badge, moment, money } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { type At, listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { MarkPurchaseRefundPaid, type RefundDialog, RetryPurchaseRefund } from './decide-purchase-refund.tsx';
import {
  causeWords,
  purchaseKindWords,
  refundColours,
  refundStatusWords,
  whose,
} from './purchase-refund-words.ts';

function Acts({ refund, onOpen }: { refund: OfficePurchaseRefund; onOpen: (dialog: string) => void }) {
  const { can, refundId } = refund;
  if (!can.retry && !can.markPaid) return null;
  const name = whose(refund);
  return (
    <Group gap="xs" justify="end" wrap="nowrap">
      <RowButton
        onClick={() => onOpen(`retry ${refundId}`)}
        label={t('purchaseRefund.retryOf', 'Retry refund of {{name}}', { name })}
      >
        {t('purchaseRefund.retry', 'Retry')}
      </RowButton>
      <RowButton
        isMain
        onClick={() => onOpen(`markPaid ${refundId}`)}
        label={t('purchaseRefund.markPaidOf', 'Mark refund of {{name}} as paid', { name })}
      >
        {t('purchaseRefund.markPaid', 'Mark as paid')}
      </RowButton>
    </Group>
  );
}

const dialogs = { retry: RetryPurchaseRefund, markPaid: MarkPurchaseRefundPaid } as const;

function Dialog({ verb, refund, onClose }: RefundDialog & { verb: keyof typeof dialogs }) {
  // Stays where a colleague was quicker, and says so.
  const [isOpen] = useState(refund.can[verb]);
  const Form = dialogs[verb];
  return isOpen ? <Form refund={refund} onClose={onClose} /> : null;
}

function Dialogs({ at: { rows, open, close } }: { at: At<OfficePurchaseRefund> }) {
  const [verb, refundId] = open.split(' ', 2);
  const refund = rows.find((one) => one.refundId === refundId);
  return refund && (verb === 'retry' || verb === 'markPaid') ? (
    <Dialog key={open} verb={verb} refund={refund} onClose={close} />
  ) : null;
}

/** Payments of advances, credits and milestones that go back, and those that the gateway could not give back. */
export const PurchaseRefundsPage = listPage(listPurchaseRefunds, {
  name: 'purchase-refunds',
  title: t('purchaseRefund.title', 'Other refunds'),
  about: t(
    'purchaseRefund.about',
    'Payments of advances, credits and milestones that go back. The gateway is asked several times before a refund needs attention.',
  ),
  address: listAddress(officePurchaseRefundsQuery.shape, ['q', 'status', 'kind'], {}),
  fields: [
    search(t('purchaseRefund.search', 'Gateway ID or bank reference')),
    byStatus(purchaseRefundStatuses, refundStatusWords),
    choice('kind', t('purchaseRefund.kind', 'For'), purchaseKinds, purchaseKindWords),
  ],
  views: [
    { id: 'stuck', name: t('purchaseRefund.toLookAt', 'Refunds to look at'), filters: { status: 'stuck' } },
  ],
  keyOf: ({ refundId }) => refundId,
  nameOf: whose,
  columns: ({ turnTo }) => [
    told('payer', t('purchaseRefund.payer', 'Paid by'), whose, { ...heading, width: '10rem' }),
    told('kind', t('purchaseRefund.kind', 'For'), ({ kind }) => purchaseKindWords[kind], { width: '8rem' }),
    money('amount', t('purchaseRefund.amount', 'Amount'), ({ amount }) => amount, { width: '6rem' }),
    badge(
      ({ status }) => refundStatusWords[status],
      ({ status }) => refundColours[status],
      { width: '10rem' },
    ),
    told('cause', t('purchaseRefund.cause', 'Reason'), ({ cause }) => causeWords[cause], { width: '8rem' }),
    told('failure', t('purchaseRefund.failure', 'Last failure'), ({ failure }) => failure ?? ''),
    moment('asked', t('purchaseRefund.asked', 'Since'), ({ askedAt }) => askedAt, {
      text: ({ askedAt }) => askedAt,
      width: '8rem',
    }),
    told('company', t('purchaseRefund.partner', 'Partner'), ({ companyName }) => companyName, {
      startsHidden: true,
    }),
    told(
      'payment',
      t('purchaseRefund.gatewayPayment', 'Gateway payment ID'),
      ({ providerPaymentId }) => providerPaymentId,
      { startsHidden: true },
    ),
    told('reference', t('purchaseRefund.reference', 'Bank reference'), ({ reference }) => reference ?? '', {
      startsHidden: true,
    }),
    acts('13rem', (refund) => <Acts refund={refund} onOpen={turnTo} />),
  ],
  exported: 'purchase_refunds',
  empty: {
    Icon: IconArrowBack,
    title: t('purchaseRefund.none', 'No refunds yet'),
    words: t(
      'purchaseRefund.noneAbout',
      'Payments made twice or too late appear here, with refunds that were granted.',
    ),
  },
  dialogs: (at) => <Dialogs at={at} />,
});
