import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../../market/booking/booking.api.ts';
import { seenOfCash, seenOfLink, seenOfPart, seenOfPayment } from '../../market/booking/booking.confirm.ts';
import { getPartnerBooking } from '../../market/fulfilment/fulfilment.api.ts';
import * as payment from './payment.api.ts';
import * as parts from './post-booking.api.ts';
import * as links from './payment-link.api.ts';

export const paymentPreviews: readonly PreviewFirst[] = [
  previewFirst(payment.createOrder, async (look, { body: { bookingId } }) =>
    seenOfPayment(await look(getCustomerBooking, { query: { bookingId } })),
  ),
  previewFirst(parts.payAfterBooking, async (look, { body: { bookingId } }) =>
    seenOfPart(await look(parts.getPayable, { query: { bookingId } })),
  ),
  previewFirst(payment.collectCash, async (look, { body: { bookingId } }) =>
    seenOfCash(await look(getPartnerBooking, { query: { bookingId } })),
  ),
  previewFirst(links.createPaymentLink, async (look, { body: { bookingId } }) =>
    seenOfLink(await look(getPartnerBooking, { query: { bookingId } })),
  ),
  previewFirst(links.sendPaymentLink, async (look, { body: { bookingId } }) =>
    seenOfLink(await look(getPartnerBooking, { query: { bookingId } })),
  ),
];
