/** Rules that cities may say otherwise, for rounds over the rows of all of them. */
import type { Reader } from '../db/database.ts';
import { placeOf, settingsAt, settingsFor } from './settings.ts';

export interface RulesByCity<Rules> {
  /** Empty: outside of the towns of the city list. */
  readonly of: (cityCode: string) => Rules;
  /** Where they may be others than everywhere. */
  readonly cities: readonly string[];
}

export async function settingsByCity<Rules extends object>(
  reader: Reader,
  key: string,
  now: Date,
  defaults: Rules,
): Promise<RulesByCity<Rules>> {
  const [settings, rulesOf] = await Promise.all([
    settingsFor(reader),
    settingsAt(reader, key, now, defaults),
  ]);
  const own = settings.rowsOf(key).flatMap(({ scope }) => placeOf(scope).cityCode ?? []);
  return { of: (cityCode) => rulesOf({ cityCode }), cities: [...new Set(own)] };
}

/** An instant by the rules of each city, for the statement of a round. */
export interface UntilByCity {
  readonly until: Date;
  /** Where cities say otherwise. */
  readonly ofCities: readonly { readonly cityCode: string; readonly until: Date }[];
  /** The latest of all of them. */
  readonly latest: Date;
}

export function untilByCity<Rules>(
  { of, cities }: RulesByCity<Rules>,
  untilOf: (rules: Rules) => Date,
): UntilByCity {
  const until = untilOf(of(''));
  const ofCities = cities.map((cityCode) => ({ cityCode, until: untilOf(of(cityCode)) }));
  const latest = ofCities.reduce((last, city) => (city.until > last ? city.until : last), until);
  return { until, ofCities, latest };
}
