import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { disputeErrors } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isBuyerOf } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { rankPartners } from '../fulfilment/find-partner.ts';
import { mayChooseTime } from './dispute.presenter.ts';
import { type DisputeRow, findDisputeOf, findRework } from './dispute.store.ts';
import { type Viewing, ofOwnSide } from './read-dispute.ts';

/** A granted rework whose time its customer may choose now; refused otherwise. */
export async function choosable(reader: Reader, booking: Booking, now: Date): Promise<DisputeRow> {
  const [row, rework] = await Promise.all([
    findDisputeOf(reader, booking.bookingId),
    findRework(reader, booking.bookingId),
  ]);
  if (!row?.reworkBefore || row.status !== 'decided')
    return refuse(disputeErrors.dispute_moved_on, { present: booking.status });
  if (now >= row.reworkBefore) return refuse(disputeErrors.rework_over);
  return mayChooseTime(row, rework, now) ? row : refuse(disputeErrors.rework_booked);
}

/** Whose professionals may do the work again: those of the same partner, or of others that do this work there. */
export async function reworkers(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  { reworkBy, organisationId }: DisputeRow,
): Promise<ReadonlyMap<string, number>> {
  if (reworkBy === 'same') return new Map([[organisationId, 0]]);
  const rank = new Map(await rankPartners(reader, deps, booking));
  rank.delete(organisationId);
  return rank.size > 0 ? rank : refuse(bookingErrors.cart_not_serviceable);
}

/** The free times of a day for the rework. */
export const readReworkSlots = (
  deps: BookingDependencies,
  { bookingId, day }: { readonly bookingId: string; readonly day: string },
  { viewer, now }: Viewing,
) =>
  readTogether(deps.platform.db, async (reader) => {
    const booking = ofOwnSide(viewer, await findBooking(reader, bookingId));
    if (!isBuyerOf(viewer, booking)) return refuse(bookingErrors.booking_not_found);
    const row = await choosable(reader, booking, now);
    const partners = await reworkers(deps, reader, booking, row);
    const { latitude, longitude, categoryId, startsAt, endsAt } = booking;
    const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
    return deps.interfaces.schedule.daySlots(reader, {
      day,
      at: { latitude, longitude },
      categoryId,
      minutes: new Map([...partners.keys()].map((organisationId) => [organisationId, minutes])),
      now,
    });
  });
