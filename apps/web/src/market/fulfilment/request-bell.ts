/** Which requests ring, and how often. Pure. */
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';

type Request = Pick<BookingCard, 'bookingId' | 'priority' | 'acceptBefore'>;

/** How often each request has rung; those that were here when the screen was opened count as heard. */
export type Heard = ReadonlyMap<string, number>;

/** A quarter of an hour of ringing helps no one; one for now rings as long as its clock runs. */
const mostRings = 3;

/** What was on the screen when it was opened does not ring, but for what is urgent. */
export const heardBefore = (open: readonly Request[]): Heard =>
  new Map(
    open.flatMap(({ bookingId, priority }) =>
      priority === 'Urgent' ? [] : [[bookingId, mostRings] as const],
    ),
  );

const stillRuns = ({ acceptBefore }: Request, now: number) =>
  acceptBefore !== null && Date.parse(acceptBefore) > now;

/** Those that ring now; none of those that were answered: they are no longer open. */
export const ringing = (open: readonly Request[], heard: Heard, now: number): readonly Request[] =>
  open.filter(
    (request) =>
      stillRuns(request, now) &&
      (request.priority === 'Urgent' || (heard.get(request.bookingId) ?? 0) < mostRings),
  );

/** After one ring of all of these. */
export const heardAfter = (heard: Heard, rang: readonly Request[]): Heard =>
  new Map([...heard, ...rang.map(({ bookingId }) => [bookingId, (heard.get(bookingId) ?? 0) + 1] as const)]);
