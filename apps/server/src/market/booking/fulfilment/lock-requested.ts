import { confirmsRequest } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { Booking } from '../booking.row.ts';
import { billPaise } from '../booking.rules.ts';
import { lockOffered, type Requested } from '../booking.store.ts';
import { listPartnerRequests } from '../partner-request.store.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/**
 * Locks a booking for an answer to its offer. An organisation whose offer is already over, because a colleague or the
 * clock was quicker, is told so; one that was never asked does not learn that the booking exists.
 */
export async function lockRequested(tx: Tx, bookingId: string, viewer: Viewer): Promise<Requested | null> {
  return unlessFormer(tx, await lockOffered(tx, bookingId), viewer);
}

export async function unlessFormer<Row extends Booking>(
  tx: Tx,
  booking: Row | null,
  viewer: Viewer,
): Promise<Row | null> {
  if (!booking || booking.organisationId === viewer.organisationId) return booking;
  const { bookingId } = booking;
  const former = (await listPartnerRequests(tx, bookingId)).findLast(
    (offer) => offer.organisationId === viewer.organisationId,
  );
  if (former?.answer === 'expired') return refuse(bookingErrors.offer_expired);
  if (former) return refuse(bookingErrors.booking_moved_on, { present: 'Need To Forward' });
  return null;
}

export function refuseIfExpired({ acceptBefore }: Booking, now: Date): void {
  if (acceptBefore && now >= acceptBefore) refuse(bookingErrors.offer_expired);
}

/**
 * `trustCost`: points that the answer takes off the trust score; null for a yes. `professional`: the name of who is
 * assigned with a yes; null: no professional yet. `seriesVisits`: how many a yes takes on, of a series.
 */
export function confirmRequest(
  booking: Booking,
  seen: Seen<typeof confirmsRequest>,
  {
    trustCost,
    professional,
    seriesVisits,
  }: Omit<Seen<typeof confirmsRequest>, 'startsAt' | 'locality' | 'total'>,
): void {
  const { startsAt, locality } = booking;
  confirmSeen(confirmsRequest, seen, {
    startsAt: startsAt.toISOString(),
    locality,
    total: billPaise(booking),
    trustCost,
    professional,
    seriesVisits,
  });
}
