import type { Reader } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { isUrgent } from '../booking.rules.ts';
import { getBookingRules } from '../rules.store.ts';

type OfPlace = Pick<Booking, 'cityCode' | 'categoryId'>;

/** The rules of visits as soon as possible, of a booking's city and category. */
export const instantRulesFor = (
  reader: Reader,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  { cityCode, categoryId }: OfPlace,
  now: Date,
) => interfaces.schedule.instant.rules(reader, { now, cityCode, categoryId });

/** How long a partner may think about an offer of this booking. */
export async function acceptSecondsOf(
  reader: Reader,
  deps: Pick<BookingDependencies, 'interfaces'>,
  booking: OfPlace & Pick<Booking, 'arriveBefore'>,
  now: Date,
): Promise<number> {
  if (isUrgent(booking)) return (await instantRulesFor(reader, deps, booking, now)).acceptSeconds;
  return (await getBookingRules(reader, now, booking)).acceptMinutes * 60;
}
