/** What an instant booking is waiting for. Pure; handed the clock. */
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { InstantStatus } from '@nukkad/contract/market/instant/instant.model';

/** As much of a booking as these rules look at. */
interface Searched {
  readonly status: BookingStatus;
  readonly arriveBefore: Date | null;
  readonly reasonCode: string | null;
}

const states: Readonly<Partial<Record<BookingStatus, InstantStatus['state']>>> = {
  'Payment Pending': 'paying',
  Booked: 'looking',
  'Partner Matched': 'looking',
  'Need To Forward': 'looking',
  Forwaded: 'looking',
  'Partner Assigned': 'asking',
  Cancelled: 'over',
  Rejected: 'noOne',
};

/** A booking without a last arrival was booked for a chosen time, or was moved to one since. */
export function stateOf({ status, arriveBefore, reasonCode }: Searched): InstantStatus['state'] {
  if (arriveBefore === null) return 'over';
  if (status === 'Refunded') return reasonCode === 'no_partner' ? 'noOne' : 'over';
  return states[status] ?? 'accepted';
}

/** Whole seconds of a clock that runs, rounded up; 0 once it has run out. */
export const secondsLeft = (before: Date, now: Date): number =>
  Math.max(0, Math.ceil((before.getTime() - now.getTime()) / 1_000));
