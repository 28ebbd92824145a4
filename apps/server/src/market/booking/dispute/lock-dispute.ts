import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { maySee } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { lockWithRules } from '../rules.store.ts';
import { type DisputeRow, findDisputeOf, lockDispute } from './dispute.store.ts';

export interface LockedDispute {
  readonly booking: Booking;
  readonly dispute: DisputeRow;
}

/** First the booking, then its dispute: in this order everywhere. Not this one's business: 404. */
export async function lockWithDispute(tx: Tx, viewer: Viewer, bookingId: string): Promise<LockedDispute> {
  const booking = await lockWithRules(tx, bookingId);
  if (!booking || !maySee(viewer, booking)) return refuse(bookingErrors.booking_not_found);
  const known = await findDisputeOf(tx, bookingId);
  const dispute = known && (await lockDispute(tx, known.disputeId));
  return dispute ? { booking, dispute } : refuse(disputeErrors.dispute_moved_on, { present: booking.status });
}

/** What the screen showed is what there is. */
export function sameVersion({ version, status }: DisputeRow, seen: number): void {
  if (version !== seen) refuse(disputeErrors.dispute_moved_on, { present: status });
}
