import type { Reader } from '../../../platform/db/database.ts';
import { placeOf, settingsAt, settingsFor } from '../../../platform/snapshot/settings.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import { defaultSeriesRules, madeUntil } from './series.rules.ts';

interface LastMadeDays {
  of(cityCode: string): string;
  /** Where it may be another than everywhere. */
  readonly cities: readonly string[];
}

/** The last day whose visits are made now, by city: never beyond the days that anyone can book there. */
export async function lastMadeDays(
  reader: Reader,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  now: Date,
): Promise<LastMadeDays> {
  const [settings, rulesOf, horizons] = await Promise.all([
    settingsFor(reader),
    settingsAt(reader, 'series.rules', now, defaultSeriesRules),
    interfaces.schedule.horizons(reader, now),
  ]);
  const own = settings.rowsOf('series.rules').flatMap(({ scope }) => placeOf(scope).cityCode ?? []);
  return {
    of(cityCode) {
      const { aheadDays } = rulesOf({ cityCode });
      return madeUntil(now, { aheadDays: Math.min(aheadDays, horizons.of(cityCode) - 1) });
    },
    cities: [...new Set([...own, ...horizons.cities])],
  };
}
