/** An earlier time for a visit, when another one is cancelled or moved. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { type BookingCard, bookingDetails } from '../booking/booking.model.ts';
import { type EarlierOffer, earlierRequest } from './earlier.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { earlierErrors } from './earlier.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../booking/booking.api.ts';

// What is seen when a visit is moved to an earlier time that became free. See docs/confirmations.md.

export const confirmsEarlier = confirmation('earlier_time', { startsAt: 'time', newStartsAt: 'time' });

export const seenOfEarlier = (
  { startsAt }: Pick<BookingCard, 'startsAt'>,
  offer: Pick<EarlierOffer, 'startsAt'>,
): Seen<typeof confirmsEarlier> => ({ startsAt, newStartsAt: offer.startsAt });

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const tag = 'Booking';
const bookingId = z.uuid('This is not a known id.');

export const getEarlierRequest = endpoint('GET /service/booking/earlier', {
  summary: 'Whether the customer is told of an earlier time, and which one is offered now',
  tag,
  authz: buyer,
  query: z.object({ bookingId }),
  response: earlierRequest,
  errors: [bookingErrors.booking_not_found],
});

export const setEarlierRequest = endpoint('PATCH /service/booking/earlier', {
  summary: 'Ask to be told when an earlier time becomes free, or take the request back',
  tag,
  authz: buyer,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ bookingId, on: z.boolean('Choose true or false.') }),
  response: earlierRequest,
  errors: [bookingErrors.booking_not_found, bookingErrors.booking_moved_on],
});

export const answerEarlier = endpoint('PATCH /service/booking/earlier/answer', {
  summary: 'Move the visit to the offered time at no charge, or keep the booked one',
  tag,
  authz: buyer,
  confirms: confirmsEarlier,
  body: z.object({
    bookingId,
    offerId: z.uuid('This is not a known id.'),
    answer: z.enum(['accept', 'decline'], 'Choose accept or decline.'),
    seen: confirmsEarlier.schema,
  }),
  response: bookingDetails,
  errors: [
    bookingErrors.booking_not_found,
    bookingErrors.booking_moved_on,
    bookingErrors.slot_taken,
    earlierErrors.earlier_over,
    kernelErrors.confirmation_differs,
  ],
});

export const earlierPreviews: readonly PreviewFirst[] = [
  previewFirst(answerEarlier, async (look, asked) => {
    const query = { bookingId: asked.body.bookingId };
    const { offer } = await look(getEarlierRequest, { query });
    if (!offer) throw new Error('No earlier time is offered.');
    return seenOfEarlier(await look(getCustomerBooking, { query }), offer);
  }),
];
