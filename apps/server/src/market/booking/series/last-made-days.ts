import type { Reader } from '../../../platform/db/database.ts';
import { settingsByCity } from '../../../platform/snapshot/settings-by-city.ts';
import type { BookingDependencies } from '../booking.interface.ts';
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
  const [rules, horizons] = await Promise.all([
    settingsByCity(reader, 'series.rules', now, defaultSeriesRules),
    interfaces.schedule.horizons(reader, now),
  ]);
  return {
    of(cityCode) {
      const { aheadDays } = rules.of(cityCode);
      return madeUntil(now, { aheadDays: Math.min(aheadDays, horizons.of(cityCode) - 1) });
    },
    cities: [...new Set([...rules.cities, ...horizons.cities])],
  };
}
