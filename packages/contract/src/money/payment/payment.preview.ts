import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../../market/booking/booking.api.ts';
import { seenOfCash, seenOfPayment } from '../../market/booking/booking.confirm.ts';
import { getPartnerBooking } from '../../market/fulfilment/fulfilment.api.ts';
import * as payment from './payment.api.ts';

export const paymentPreviews: readonly PreviewFirst[] = [
  previewFirst(payment.createOrder, async (look, { body: { bookingId } }) =>
    seenOfPayment(await look(getCustomerBooking, { query: { bookingId } })),
  ),
  previewFirst(payment.collectCash, async (look, { body: { bookingId } }) =>
    seenOfCash(await look(getPartnerBooking, { query: { bookingId } })),
  ),
];
