import * as z from 'zod/mini';
import { instant, optionalText, paise, whole } from '../../kernel/schema.ts';
import { stoppers, stopReasons, stopStates } from './stop.noun.ts';

/** How much of each line was done; a line that is left out was not done. */
export const doneLine = z.object({
  lineId: z.uuid('This is not a known id.'),
  quantity: whole(0, 10, 'How many of it were done; of an added service all or none.'),
});
export type DoneLine = z.output<typeof doneLine>;

/** A service on the bill: booked, or added and approved. */
export const stopLine = z.object({
  lineId: z.uuid(),
  kind: z.enum(['booked', 'addition']),
  name: z.string(),
  quantity: z.int().check(z.describe('How many were agreed to.')),
  done: z.int().check(z.describe('How many were done; all of them while nothing was said.')),
});
export type StopLine = z.output<typeof stopLine>;

/** What ending the visit now comes to. All in paise; no sum is above the agreed price. */
export const stopBill = z.object({
  agreed: paise('The bill as it was agreed to, with approved additions.'),
  bill: paise('For what was done.'),
  refund: paise('What goes back to the customer.'),
  due: paise('What is left to pay.'),
});
export type StopBill = z.output<typeof stopBill>;

/** What one side says of a visit that cannot go on. */
export const bookingStop = z.object({
  stopId: z.uuid(),
  by: z.enum(stoppers),
  reason: z.enum(stopReasons),
  words: z.string(),
  status: z.enum(stopStates),
  lines: z.array(stopLine),
  sums: stopBill,
  askedAt: instant(),
  answerBefore: z.nullable(instant('While it is open: after that the part bill counts without an answer.')),
  answerWords: z.string().check(z.describe('Of the other side, where it does not agree.')),
  endedAt: z.nullable(instant()),
});
export type BookingStop = z.output<typeof bookingStop>;

export const stopOfBooking = z.object({
  lines: z.array(stopLine).check(z.describe('Of the bill as it is now.')),
  stop: z.nullable(bookingStop).check(z.describe('The newest one; null: no one has said so.')),
  can: z.object({ ask: z.boolean(), answer: z.boolean(), withdraw: z.boolean() }),
});
export type StopOfBooking = z.output<typeof stopOfBooking>;

const done = z.array(doneLine).check(z.maxLength(40, 'At most 40 lines.'));
const reason = z.enum(stopReasons, 'Choose a reason.');
const bookingId = z.uuid('This is not a known id.');

export const previewStopBody = z.object({ bookingId, reason, done });
export const askStopBody = z.object({
  bookingId,
  reason,
  words: optionalText(600, 'Needed with the reason "other".'),
  done,
});
export const answerStopBody = z.object({
  bookingId,
  stopId: z.uuid('This is not a known id.'),
  answer: z.enum(['agree', 'contest', 'withdraw'], 'Choose agree, contest or withdraw.'),
  words: optionalText(600, 'Why the other side does not agree.'),
});
