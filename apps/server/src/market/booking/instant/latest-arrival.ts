import type { Reader } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { minutesAfter } from '../booking.rules.ts';
import { instantRulesFor } from './instant.rules.store.ts';

/** An instant booking that is made now asks no partner that would come after this. */
export async function latestArrival(
  deps: Pick<BookingDependencies, 'interfaces'>,
  reader: Reader,
  place: Pick<Booking, 'cityCode' | 'categoryId'>,
  now: Date,
): Promise<Date> {
  return minutesAfter(now, (await instantRulesFor(reader, deps, place, now)).latestMinutes);
}
