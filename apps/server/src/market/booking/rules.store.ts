import type { Reader, Tx } from '../../platform/db/database.ts';
import { askVersions } from '../../platform/snapshot/asked-versions.ts';
import { rulesAt, settingAt, settingsAt, settingsFor } from '../../platform/snapshot/settings.ts';
import type { Booking } from './booking.row.ts';
import { lockBooking } from './booking.store.ts';
import { type AgreedAt, agreedRules } from './agreed.rules.ts';
import { type BookingRules, type OfPlace, defaultRules } from './booking.rules.ts';
import { type CommissionRules, defaultCommission } from './commission.rules.ts';

/** Locks a booking and asks which rules hold: behind the lock, and in one trip with it. */
export async function lockWithRules(tx: Tx, bookingId: string): Promise<Booking | null> {
  const [booking] = await Promise.all([lockBooking(tx, bookingId), askVersions(tx)]);
  return booking;
}

type Asked = OfPlace & AgreedAt;

/** What was agreed to with a booking counts as it was then; a place alone is asked about what would be agreed to now. */
export async function getBookingRules(reader: Reader, now: Date, of: Asked): Promise<BookingRules> {
  return (await rulesOfBookings(reader, now))(of);
}

/** The same for several bookings. */
export async function rulesOfBookings(reader: Reader, now: Date): Promise<(of: Asked) => BookingRules> {
  const settings = await settingsFor(reader);
  return (of) =>
    agreedRules((at) => rulesAt(settings, 'booking.rules', at, defaultRules, placeOf(of)), of, now);
}

const placeOf = ({ cityCode, categoryId }: OfPlace): OfPlace => ({ cityCode, categoryId });

/** For lists of bookings of several cities: how the platform works there now. Nothing of it was agreed to. */
export const listBookingRules = (
  reader: Reader,
  now: Date,
): Promise<(place: Pick<OfPlace, 'cityCode'>) => BookingRules> =>
  settingsAt(reader, 'booking.rules', now, defaultRules);

export const getCommissionRules = (reader: Reader, now: Date, place: OfPlace): Promise<CommissionRules> =>
  settingAt(reader, 'ledger.rules', now, defaultCommission, place);
