/** The visits of a series that are booked and have not begun: what cancelling each costs, and cancelling them. */
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AgreedAt } from '../agreed.rules.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type BookingRules, type OfPlace, cancellationFee, refundAfter } from '../booking.rules.ts';
import { findBookings, lockBookings } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { listComingBookings } from './series.store.ts';

export interface Coming {
  readonly ordinal: number;
  readonly booking: Booking;
}

/** Each visit has the terms of the day on which it was booked. */
type RulesOf = (of: OfPlace & AgreedAt) => BookingRules;

/** The next first, whatever order they were read in. */
async function comingOf(
  reader: Reader,
  seriesId: string,
  read: (bookingIds: readonly string[]) => Promise<readonly Booking[]>,
): Promise<Coming[]> {
  const listed = await listComingBookings(reader, seriesId);
  const bookings = await read(listed.map(({ bookingId }) => bookingId));
  const byId = new Map(bookings.map((booking) => [booking.bookingId, booking]));
  return listed.flatMap(({ bookingId, ordinal }) => {
    const booking = byId.get(bookingId);
    return booking ? [{ ordinal, booking }] : [];
  });
}

export const readComing = (reader: Reader, seriesId: string) =>
  comingOf(reader, seriesId, (ids) => findBookings(reader, ids));

export const lockComing = (tx: Tx, seriesId: string) =>
  comingOf(tx, seriesId, (ids) => lockBookings(tx, ids));

/** What cancelling them now costs and gives back, each and together. */
export function costOf(coming: readonly Coming[], rulesOf: RulesOf, now: Date) {
  const visits = coming.map(({ ordinal, booking }) => {
    const { feePaise: fee } = cancellationFee(booking, rulesOf(booking), now);
    const refund = refundAfter(booking.capturedPaise, fee);
    return { ordinal, bookingId: booking.bookingId, startsAt: booking.startsAt.toISOString(), fee, refund };
  });
  return {
    visits,
    fee: visits.reduce((sum, { fee }) => sum + fee, 0),
    refund: visits.reduce((sum, { refund }) => sum + refund, 0),
  };
}

interface Cancelling {
  readonly viewer: Viewer;
  readonly rulesOf: RulesOf;
  readonly now: Date;
  readonly reason: 'series_ended' | 'series_paused';
}

export async function cancelVisit(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  { viewer, rulesOf, now, reason }: Cancelling,
): Promise<void> {
  const { feePaise } = cancellationFee(booking, rulesOf(booking), now);
  await endBooking(tx, deps, bookingTransitions.allow(viewer, bookingTransitions.verb.cancel, booking), {
    now,
    event: bookingEvents.cancelled,
    reason,
    feePaise,
  });
}
