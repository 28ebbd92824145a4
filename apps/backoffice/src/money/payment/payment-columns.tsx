import { Anchor, Badge } from '@mantine/core';
import type { OfficePayment } from '@nukkad/contract/money/payment/office-payment.api';
import type { Column } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { paymentWords } from '../../nouns/payment/order-words.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { orderColours, providerWords } from './payment-words.ts';

export const paymentColumns: readonly Column<OfficePayment>[] = [
  {
    id: 'payment',
    title: t('payment.one', 'Payment'),
    text: ({ providerOrderId, provider }) => providerOrderId ?? providerWords[provider],
    cell: ({ orderId, providerOrderId, provider }) => (
      <Anchor component={Link} to={`/payments/${orderId}`} fw={650} size="sm" data-row-link>
        {providerOrderId ?? providerWords[provider]}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '13rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: paymentWords,
    cell: (payment) => (
      <Badge color={orderColours[payment.status]} miw="max-content">
        {paymentWords(payment)}
      </Badge>
    ),
    card: 'corner',
    width: '8rem',
  },
  {
    id: 'amount',
    title: t('payment.amount', 'Amount'),
    text: ({ amount }) => inRupees(amount),
    figures: true,
    width: '6.5rem',
  },
  {
    id: 'refunded',
    title: t('payment.refunded', 'Refunded'),
    text: ({ returned }) => inRupees(returned),
    figures: true,
    width: '6.5rem',
  },
  {
    id: 'booking',
    title: t('payment.booking', 'Booking'),
    text: ({ bookingNumber }) => bookingNumber,
    cell: ({ bookingId, bookingNumber }) => (
      <Anchor component={Link} to={`/bookings/${bookingId}`} size="sm">
        {bookingNumber}
      </Anchor>
    ),
    width: '8.5rem',
  },
  {
    id: 'customer',
    title: t('payment.customer', 'Customer'),
    text: ({ customerName }) => customerName || t('common.noName', 'No name'),
    width: '9rem',
  },
  {
    id: 'method',
    title: t('payment.method', 'Method'),
    text: ({ method, provider }) => [providerWords[provider], method].filter(Boolean).join(', '),
    startsHidden: true,
    width: '9rem',
  },
  {
    id: 'opened',
    title: t('payment.opened', 'Opened'),
    text: ({ createdAt }) => momentWords(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    sort: ['newest', 'oldest'],
    width: '10.5rem',
  },
];
