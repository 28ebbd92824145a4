import { day as isoDay } from '@nukkad/contract/kernel/schema';
import {
  type OfficePayment,
  listOfficePayments,
  officePaymentsQuery,
  paymentProviders,
  paymentTroubles,
} from '@nukkad/contract/money/payment/office-payment.api';
import { orderStatuses } from '@nukkad/contract/money/payment/order.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, day, search, viewsBy } from '@nukkad/lists/fields';
import IconPayments from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { orderWords, paymentWords } from '../../nouns/payment/order-words.ts';
import { badge, linked, moment, money, pageLink } from '../../nouns/work-list/columns.tsx';
import { inInstants } from '../../nouns/work-list/days.ts';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { orderColours, providerWords, troubleWords } from './payment-words.ts';

const idOf = ({ providerOrderId, provider }: OfficePayment) => providerOrderId ?? providerWords[provider];

/** Every payment, the newest first; what hangs is a view of its own, the longest waiting first. */
export const PaymentsPage = listPage(listOfficePayments, {
  name: 'payments',
  title: t('common.payments', 'Payments'),
  about: t('payment.about', 'Every payment and its refunds. Those that are stuck have a view of their own.'),
  address: listAddress(
    officePaymentsQuery.shape,
    ['q', 'status', 'provider', 'trouble', 'bookingId', 'sort'],
    { from: isoDay(), to: isoDay() },
  ),
  query: inInstants,
  fields: [
    search(t('payment.find', 'Booking number or gateway ID')),
    choice('trouble', t('payment.problem', 'Problem'), paymentTroubles, troubleWords),
    byStatus(orderStatuses, orderWords),
    choice('provider', t('payment.gateway', 'Gateway'), paymentProviders, providerWords),
    day('from', t('payment.from', 'Opened from')),
    day('to', t('payment.to', 'Opened to')),
  ],
  views: viewsBy('trouble', paymentTroubles, troubleWords, { sort: 'oldest' }),
  ownSort: 'newest',
  keyOf: ({ orderId }) => orderId,
  nameOf: ({ providerOrderId, bookingNumber }) => providerOrderId ?? bookingNumber,
  columns: [
    pageLink('payment', t('payment.one', 'Payment'), idOf, ({ orderId }) => `/payments/${orderId}`, {
      width: '13rem',
    }),
    badge(paymentWords, ({ status }) => orderColours[status], { width: '8rem' }),
    money('amount', t('payment.amount', 'Amount'), ({ amount }) => amount, { width: '6.5rem' }),
    money('refunded', t('payment.refunded', 'Refunded'), ({ returned }) => returned, { width: '6.5rem' }),
    linked(
      'booking',
      t('payment.booking', 'Booking'),
      ({ bookingNumber }) => bookingNumber,
      ({ bookingId }) => `/bookings/${bookingId}`,
      { width: '8.5rem' },
    ),
    told(
      'customer',
      t('payment.customer', 'Customer'),
      ({ customerName }) => customerName || t('common.noName', 'No name'),
      { width: '9rem' },
    ),
    told(
      'method',
      t('payment.method', 'Method'),
      ({ method, provider }) => [providerWords[provider], method].filter(Boolean).join(', '),
      { startsHidden: true, width: '9rem' },
    ),
    moment('opened', t('payment.opened', 'Opened'), ({ createdAt }) => createdAt, {
      sort: ['newest', 'oldest'],
      width: '10.5rem',
    }),
  ],
  sheet: 'office_payments',
  empty: {
    Icon: IconPayments,
    title: t('payment.none', 'No payments yet'),
    words: t('payment.noneWords', 'Payments appear here as soon as customers begin to pay.'),
  },
});
