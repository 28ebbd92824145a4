import type { Reader, Tx } from '../../platform/db/database.ts';
import { askVersions } from '../../platform/snapshot/asked-versions.ts';
import { settingAt, settingsAt } from '../../platform/snapshot/settings.ts';
import type { Booking } from './booking.row.ts';
import { lockBooking } from './booking.store.ts';
import { type BookingRules, type OfPlace, defaultRules } from './booking.rules.ts';
import { type CommissionRules, defaultCommission } from './commission.rules.ts';

/** Locks a booking and asks which rules hold: behind the lock, and in one trip with it. */
export async function lockWithRules(tx: Tx, bookingId: string): Promise<Booking | null> {
  const [booking] = await Promise.all([lockBooking(tx, bookingId), askVersions(tx)]);
  return booking;
}

export const getBookingRules = (reader: Reader, now: Date, place: OfPlace): Promise<BookingRules> =>
  settingAt(reader, 'booking.rules', now, defaultRules, place);

/** For lists of bookings of several cities: those that no category changes. */
export const listBookingRules = (
  reader: Reader,
  now: Date,
): Promise<(place: Pick<OfPlace, 'cityCode'>) => BookingRules> =>
  settingsAt(reader, 'booking.rules', now, defaultRules);

export const getCommissionRules = (reader: Reader, now: Date, place: OfPlace): Promise<CommissionRules> =>
  settingAt(reader, 'ledger.rules', now, defaultCommission, place);
