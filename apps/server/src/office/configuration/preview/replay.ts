import type { PastVisit } from '../../../market/booking/index.ts';
import type { Organisation } from '../../../identity/partner/index.ts';
import type { Settings, TriedSetting } from '../../../platform/snapshot/settings.ts';
import type { ConfigurationDependencies } from '../configuration.interface.ts';
import { rulesOfKey } from '../setting-of.ts';

/** What a replay needs besides the visit. */
export interface Replaying {
  readonly deps: ConfigurationDependencies;
  readonly settings: Settings;
  readonly key: string;
  readonly tried: TriedSetting;
  readonly organisations: ReadonlyMap<string, Organisation>;
}

type Place = Pick<PastVisit, 'cityCode' | 'categoryId'>;

/** The rules of a key when the visit was booked, as they were and with the setting as it would be. */
export function bothRules<Rules>(
  { deps, settings, key, tried }: Replaying,
  of: string,
  at: Date,
  { cityCode, categoryId }: Place,
): { readonly before: Rules; readonly after: Rules } {
  const place = { cityCode, categoryId };
  const before = rulesOfKey(deps.platform, settings, of, { at, place }) as Rules;
  return of === key
    ? { before, after: rulesOfKey(deps.platform, settings, of, { at, place, tried }) as Rules }
    : { before, after: before };
}
