import {
  type OfficePayment,
  type PaymentTrouble,
  listOfficePayments,
} from '@nukkad/contract/money/payment/office-payment.api';
import {
  type Sheet,
  beforeMoment,
  fromMoment,
  inWords,
  said,
  searched,
  sheet,
} from '../../../platform/sheet/sheet.ts';
import type { Said } from '../../../platform/spoken.rules.ts';

const statuses: Readonly<Record<OfficePayment['status'], Said>> = {
  created: said('Open', 'खुला'),
  attempted: said('Attempt failed', 'कोशिश असफल'),
  paid: said('Paid', 'भुगतान हुआ'),
  expired: said('Expired', 'समय बीता'),
};
const providers: Readonly<Record<OfficePayment['provider'], Said>> = {
  sandbox: said('Practice gateway', 'अभ्यास गेटवे'),
  razorpay: said('Razorpay', 'Razorpay'),
  cash: said('Cash', 'नक़द'),
  credit: said('Customer credit', 'ग्राहक का क्रेडिट'),
  paylater: said('Pay later', 'बाद में भुगतान'),
};
const troubles: Readonly<Record<PaymentTrouble, Said>> = {
  stuck: said('Stuck', 'अटका'),
  refund_waiting: said('Refund on its way', 'रिफ़ंड राह में'),
  refund_failed: said('Refund failed', 'रिफ़ंड असफल'),
};

/** Money that was not owed is neither paid nor out of time. */
const surplus = {
  goesBack: said('Not owed, goes back', 'देना नहीं था, लौटेगा'),
  back: said('Not owed, refunded', 'देना नहीं था, लौटाया'),
};
const standingOf = ({ kind, taken, returned, status: now }: OfficePayment): Said => {
  if (kind !== 'surplus') return statuses[now];
  return returned < taken ? surplus.goesBack : surplus.back;
};

const status = said('Status', 'स्थिति');
const gateway = said('Gateway', 'गेटवे');

/** Payments with what went back of each: the list of refunds is this one, narrowed by `trouble`. */
export const paymentSheet: Sheet = sheet(listOfficePayments, {
  list: 'office_payments',
  title: said('Payments and refunds', 'भुगतान और रिफ़ंड'),
  columns: [
    { title: said('Opened', 'शुरू हुआ'), kind: 'moment', of: ({ createdAt }) => createdAt },
    { title: said('Booking', 'बुकिंग'), kind: 'text', of: ({ bookingNumber }) => bookingNumber },
    { title: said('Customer', 'ग्राहक'), kind: 'text', of: ({ customerName }) => customerName },
    { title: status, kind: 'text', of: (payment, language) => standingOf(payment)[language] },
    { title: gateway, kind: 'text', of: ({ provider }, language) => providers[provider][language] },
    { title: said('Gateway ID', 'गेटवे आईडी'), kind: 'text', of: ({ providerOrderId }) => providerOrderId },
    { title: said('Method', 'तरीक़ा'), kind: 'text', of: ({ method }) => method },
    { title: said('Amount', 'रक़म'), kind: 'rupees', of: ({ amount }) => amount },
    { title: said('Taken', 'लिया गया'), kind: 'rupees', of: ({ taken }) => taken },
    { title: said('Refunds asked for', 'माँगे गए रिफ़ंड'), kind: 'rupees', of: ({ refunded }) => refunded },
    { title: said('Refunded', 'वापस हुआ'), kind: 'rupees', of: ({ returned }) => returned },
    { title: said('Paid at', 'भुगतान का समय'), kind: 'moment', of: ({ paidAt }) => paidAt },
    { title: said('Why it failed', 'क्यों नहीं हो पाया'), kind: 'text', of: ({ failure }) => failure },
  ],
  filters: {
    q: searched,
    status: { title: status, value: inWords(statuses) },
    provider: { title: gateway, value: inWords(providers) },
    trouble: { title: said('Problem', 'समस्या'), value: inWords(troubles) },
    from: fromMoment,
    to: beforeMoment,
  },
});
