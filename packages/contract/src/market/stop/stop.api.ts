/** A visit that cannot go on: row 28 of the lifecycle of bookings. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  answerStopBody,
  askStopBody,
  previewStopBody,
  stopBill,
  type StopBill,
  stopOfBooking,
} from './stop.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { bookingDetails } from '../booking/booking.model.ts';
import { stopErrors as s } from './stop.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a visit is ended early. See docs/confirmations.md.

export const confirmsStop = confirmation('stop', {
  agreed: 'money',
  bill: 'money',
  refund: 'money',
  due: 'money',
  mustAgree: 'flag',
});

/** `mustAgree`: the other side is asked first. */
export const seenOfStop = (
  { agreed, bill, refund, due }: StopBill,
  mustAgree: boolean,
): Seen<typeof confirmsStop> => ({ agreed, bill, refund, due, mustAgree });

export const confirmsStopAnswer = confirmation('stop_answer', {
  agreed: 'money',
  bill: 'money',
  refund: 'money',
  due: 'money',
});

export const seenOfStopAnswer = ({
  agreed,
  bill,
  refund,
  due,
}: StopBill): Seen<typeof confirmsStopAnswer> => ({ agreed, bill, refund, due });

const tag = 'Booking';
const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.update',
  orAssigned: true,
  scope: 'own bookings; for a partner, those that the own organisation holds',
} as const;

export const getStop = endpoint('GET /service/booking/stop', {
  summary: 'The services of a visit under way, and what was said of ending it early',
  tag,
  authz: { ...sides, permission: 'booking.view' },
  query: z.object({ bookingId: z.uuid('This is not a known id.') }),
  response: stopOfBooking,
  errors: [e.booking_not_found],
});

export const previewStop = endpoint('POST /service/booking/stop/preview', {
  summary: 'What ending the visit now comes to, by what was done',
  tag,
  authz: sides,
  unconfirmed: 'only-reads',
  body: previewStopBody,
  response: z.extend(stopBill, {
    mustAgree: z.boolean().check(z.describe('The other side is asked first.')),
  }),
  errors: [e.booking_not_found, e.booking_moved_on, s.stop_line_unknown],
});

export const askStop = endpoint('POST /service/booking/stop', {
  summary: 'Say that the visit cannot go on, and what was done; for safety it ends at once',
  tag,
  authz: sides,
  confirms: confirmsStop,
  body: z.extend(askStopBody, { seen: confirmsStop.schema }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    s.stop_open,
    s.stop_line_unknown,
    s.stop_words_needed,
    kernelErrors.confirmation_differs,
  ],
});

export const answerStop = endpoint('PATCH /service/booking/stop/answer', {
  summary: 'Agree to what was done, which ends the visit with a part bill; or not, which opens a dispute',
  tag,
  authz: sides,
  confirms: confirmsStopAnswer,
  body: z.extend(answerStopBody, { seen: confirmsStopAnswer.schema }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    s.stop_over,
    s.stop_words_needed,
    kernelErrors.confirmation_differs,
  ],
});

export const stopPreviews: readonly PreviewFirst[] = [
  previewFirst(askStop, async (look, { body: { bookingId, reason, done } }) => {
    const { mustAgree, ...sums } = await look(previewStop, { body: { bookingId, reason, done } });
    return seenOfStop(sums, mustAgree);
  }),
  previewFirst(answerStop, async (look, { body: { bookingId } }) => {
    const { stop: open } = await look(getStop, { query: { bookingId } });
    if (!open) throw new Error('No request to stop is shown.');
    return seenOfStopAnswer(open.sums);
  }),
];
