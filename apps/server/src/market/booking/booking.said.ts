import type { LabelledStatus } from '@nukkad/contract/market/booking/status-labels';
import type { paymentModes, paymentStatuses } from '@nukkad/contract/market/booking/booking.model';
import { type SeenBy, labelOf } from '@nukkad/contract/market/booking/status-labels';
import { said } from '../../platform/sheet/sheet.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';

/** Statuses of a booking in files, as the screens say them. */
const statuses: Readonly<Partial<Record<LabelledStatus, Said>>> = {
  'New Request': said('New Request', 'नया अनुरोध'),
  'Payment Pending': said('Payment Pending', 'भुगतान बाक़ी'),
  Booked: said('Booked', 'बुकिंग हुई'),
  'Partner Matched': said('Partner Matched', 'पार्टनर मिले'),
  'Partner Assigned': said('Partner Assigned', 'पार्टनर को भेजा'),
  'Need To Forward': said('Finding Another Partner', 'दूसरे पार्टनर की तलाश'),
  Accepted: said('Accepted', 'स्वीकृत'),
  Assigned: said('Assigned', 'कारीगर तय'),
  Inprogress: said('Ongoing', 'जारी'),
  Completed: said('Completed', 'पूरा'),
  Disputed: said('Disputed', 'विवाद में'),
  Resolved: said('Resolved', 'सुलझ गया'),
  Closed: said('Closed', 'बंद'),
  Cancelled: said('Cancelled', 'रद्द'),
  Rejected: said('Rejected', 'अस्वीकृत'),
  Refunded: said('Refunded', 'रिफ़ंड हुआ'),
};

export function statusIn(status: LabelledStatus, language: Language, seenBy: SeenBy = 'raiser'): string {
  const label = labelOf(status, seenBy);
  return statuses[label]?.[language] ?? label;
}

export const paidWords: Readonly<Record<(typeof paymentStatuses)[number], Said>> = {
  due: said('Due', 'बाक़ी'),
  paid: said('Paid', 'भुगतान हुआ'),
  refund_due: said('Refund due', 'रिफ़ंड बाक़ी'),
  refunded: said('Refunded', 'रिफ़ंड हुआ'),
  not_due: said('Not due', 'कुछ देना नहीं'),
};

export const modeWords: Readonly<Record<(typeof paymentModes)[number], Said>> = {
  online: said('Online', 'ऑनलाइन'),
  cash: said('Cash', 'नक़द'),
  paylater: said('Pay later', 'बाद में भुगतान'),
};
