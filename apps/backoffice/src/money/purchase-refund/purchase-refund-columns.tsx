import { Badge, Button, Group } from '@mantine/core';
import type { OfficePurchaseRefund } from '@nukkad/contract/money/payment/office-purchase-refund.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { causeWords, purchaseKindWords, refundColours, refundStatusWords } from './purchase-refund-words.ts';

export interface PurchaseRefundActs {
  readonly retry: (refund: OfficePurchaseRefund) => void;
  readonly markPaid: (refund: OfficePurchaseRefund) => void;
}

export const whose = ({ payerName, companyName }: OfficePurchaseRefund): string => payerName || companyName;

function Acts({ refund, acts }: { refund: OfficePurchaseRefund; acts: PurchaseRefundActs }) {
  const { can } = refund;
  if (!can.retry && !can.markPaid) return null;
  const name = whose(refund);
  return (
    <Group gap="xs" justify="end" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        onClick={() => acts.retry(refund)}
        aria-label={t('purchaseRefund.retryOf', 'Retry refund of {{name}}', { name })}
      >
        {t('purchaseRefund.retry', 'Retry')}
      </Button>
      <Button
        size="xs"
        onClick={() => acts.markPaid(refund)}
        aria-label={t('purchaseRefund.markPaidOf', 'Mark refund of {{name}} as paid', { name })}
      >
        {t('purchaseRefund.markPaid', 'Mark as paid')}
      </Button>
    </Group>
  );
}

export const purchaseRefundColumns = (acts: PurchaseRefundActs): readonly Column<OfficePurchaseRefund>[] => [
  {
    id: 'payer',
    title: t('purchaseRefund.payer', 'Paid by'),
    text: whose,
    fixed: true,
    card: 'heading',
    width: '10rem',
  },
  {
    id: 'kind',
    title: t('purchaseRefund.kind', 'For'),
    text: ({ kind }) => purchaseKindWords[kind],
    width: '8rem',
  },
  {
    id: 'amount',
    title: t('purchaseRefund.amount', 'Amount'),
    text: ({ amount }) => inRupees(amount),
    figures: true,
    width: '6rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => refundStatusWords[status],
    cell: ({ status }) => (
      <Badge color={refundColours[status]} miw="max-content">
        {refundStatusWords[status]}
      </Badge>
    ),
    card: 'corner',
    width: '10rem',
  },
  {
    id: 'cause',
    title: t('purchaseRefund.cause', 'Reason'),
    text: ({ cause }) => causeWords[cause],
    width: '8rem',
  },
  { id: 'failure', title: t('purchaseRefund.failure', 'Last failure'), text: ({ failure }) => failure ?? '' },
  {
    id: 'asked',
    title: t('purchaseRefund.asked', 'Since'),
    text: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => <Moment at={askedAt} />,
    width: '8rem',
  },
  {
    id: 'company',
    title: t('purchaseRefund.partner', 'Partner'),
    text: ({ companyName }) => companyName,
    startsHidden: true,
  },
  {
    id: 'payment',
    title: t('purchaseRefund.gatewayPayment', 'Gateway payment ID'),
    text: ({ providerPaymentId }) => providerPaymentId,
    startsHidden: true,
  },
  {
    id: 'reference',
    title: t('purchaseRefund.reference', 'Bank reference'),
    text: ({ reference }) => reference ?? '',
    startsHidden: true,
  },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (refund) => <Acts refund={refund} acts={acts} />,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '13rem',
  },
];
