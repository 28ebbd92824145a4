import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Reader, Tx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { Booking } from '../../booking.row.ts';
import { findBooking } from '../../booking.store.ts';
import { type DisputeRow, findDispute } from '../dispute.store.ts';
import { type LockedDispute, lockWithDispute } from '../lock-dispute.ts';

export async function getDisputeRow(reader: Reader, disputeId: string): Promise<DisputeRow> {
  return (await findDispute(reader, disputeId)) ?? refuse(disputeErrors.dispute_not_found);
}

export async function getBookingOf(reader: Reader, { bookingId }: DisputeRow): Promise<Booking> {
  return (await findBooking(reader, bookingId)) ?? refuse(disputeErrors.dispute_not_found);
}

/** By the dispute's id; the booking of a dispute never changes, so it is read before the locks. */
export async function lockInOffice(tx: Tx, viewer: Viewer, disputeId: string): Promise<LockedDispute> {
  return lockWithDispute(tx, viewer, (await getDisputeRow(tx, disputeId)).bookingId);
}
