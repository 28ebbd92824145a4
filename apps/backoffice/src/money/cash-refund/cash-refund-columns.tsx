import { Anchor, Badge, Button, Group } from '@mantine/core';
import type { OfficeCashRefund } from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import type { Column } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import {
  accountWords,
  cashRefundColours,
  cashRefundStatusWords,
} from '../../nouns/payment/cash-refund-words.ts';

export interface CashRefundActs {
  readonly decide: (refund: OfficeCashRefund) => void;
  readonly retry: (refund: OfficeCashRefund) => void;
}

function Acts({ refund, acts }: { refund: OfficeCashRefund; acts: CashRefundActs }) {
  const { can, bookingNumber: number } = refund;
  if (!can.approve && !can.retry) return null;
  return (
    <Group gap="xs" justify="end" wrap="nowrap">
      {can.retry ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => acts.retry(refund)}
          aria-label={t('cashRefund.retryOf', 'Retry refund of {{number}}', { number })}
        >
          {t('cashRefund.retry', 'Retry')}
        </Button>
      ) : (
        <Button
          size="xs"
          onClick={() => acts.decide(refund)}
          aria-label={t('cashRefund.reviewOf', 'Review refund of {{number}}', { number })}
        >
          {t('common.review', 'Review')}
        </Button>
      )}
    </Group>
  );
}

export const cashRefundColumns = (acts: CashRefundActs): readonly Column<OfficeCashRefund>[] => [
  {
    id: 'booking',
    title: t('cashRefund.booking', 'Booking'),
    text: ({ bookingNumber }) => bookingNumber,
    cell: ({ bookingId, bookingNumber }) => (
      <Anchor component={Link} to={`/bookings/${bookingId}`} size="sm" fw={700} data-row-link>
        {bookingNumber}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '9rem',
  },
  {
    id: 'customer',
    title: t('cashRefund.customer', 'Customer'),
    text: ({ customerName }) => customerName,
    cell: ({ userId, customerName }) => (
      <Anchor component={Link} to={`/people/${userId}`} size="sm">
        {customerName}
      </Anchor>
    ),
    width: '8rem',
  },
  {
    id: 'amount',
    title: t('cashRefund.amount', 'Amount'),
    text: ({ amount }) => inRupees(amount),
    figures: true,
    width: '5.5rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => cashRefundStatusWords[status],
    cell: ({ status }) => (
      <Badge color={cashRefundColours[status]} miw="max-content">
        {cashRefundStatusWords[status]}
      </Badge>
    ),
    card: 'corner',
    width: '10rem',
  },
  { id: 'account', title: t('cashRefund.account', 'Account'), text: accountWords, width: '13.5rem' },
  {
    id: 'failure',
    title: t('cashRefund.failure', 'Reason'),
    text: ({ failure }) => failure ?? '',
  },
  {
    id: 'asked',
    title: t('cashRefund.asked', 'Since'),
    text: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => <Moment at={askedAt} />,
    startsHidden: true,
  },
  {
    id: 'utr',
    title: t('cashRefund.utr', 'Bank reference'),
    text: ({ utr }) => utr ?? '',
    startsHidden: true,
  },
  {
    id: 'tries',
    title: t('cashRefund.tries', 'Times sent'),
    text: ({ tries }) => String(tries),
    figures: true,
    startsHidden: true,
  },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (refund) => <Acts refund={refund} acts={acts} />,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '6.25rem',
  },
];
