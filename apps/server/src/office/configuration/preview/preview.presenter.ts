import type { SettingPreview } from '@nukkad/contract/office/configuration/configuration.model';
import { writeSetting } from '@nukkad/contract/office/configuration/setting.kinds';
import { type Settings, scopeOf, settingsFor } from '../../../platform/snapshot/settings.ts';
import type { ConfigurationDependencies } from '../configuration.interface.ts';
import { rulesOfKey, settingOf, valueAt, valueOf } from '../setting-of.ts';
import type { PreviewRow } from './preview.store.ts';
import { reckonsOf } from './reckons.rules.ts';
import { type Shares, largestPlaces, sumOf } from './tally.rules.ts';

const placesShown = 10;

/** The value that holds at the place when it was asked, and the one that was tried, in words. */
export function valuesOf(
  { platform }: Pick<ConfigurationDependencies, 'platform'>,
  settings: Settings,
  { key, part, cityCode, categoryId, value, askedAt }: PreviewRow,
) {
  const setting = settingOf(`${key}.${part}`);
  const place = { cityCode: cityCode ?? '', categoryId: categoryId ?? '' };
  const tried = { scope: scopeOf(place), part, value };
  const after = rulesOfKey(platform, settings, key, { at: askedAt, place, tried });
  return {
    before: writeSetting(setting.kind, valueAt(platform, settings, setting, askedAt, place)),
    after: writeSetting(setting.kind, valueOf(after, part)),
  };
}

/** The figures that are confirmed, from the row alone: also within a transaction. */
export function effectOf({ key, part, tally }: PreviewRow) {
  const setting = settingOf(`${key}.${part}`);
  const reckons = reckonsOf(setting);
  const sum = (of: keyof Shares) => (reckons === 'counts' ? null : sumOf(tally, of));
  return {
    reckons,
    verdict: setting.money ? ('second_admin' as const) : ('free' as const),
    affected: tally.affected,
    customers: sum('customersPaise'),
    partners: sum('partnersPaise'),
    platform: sum('platformPaise'),
  };
}

/** With the names of cities and categories, asked once for all rows. */
export async function presentPreview(
  deps: ConfigurationDependencies,
  row: PreviewRow,
): Promise<SettingPreview> {
  const { platform, geography, catalog } = deps;
  const { tally } = row;
  const places = largestPlaces(tally.places, placesShown);
  const [settings, cities, categories] = await Promise.all([
    settingsFor(platform.db),
    geography.cityNames(
      platform.db,
      places.map(({ cityCode }) => cityCode),
    ),
    catalog.categoryNames('en'),
  ]);
  return {
    previewId: row.previewId,
    status: row.status,
    ...effectOf(row),
    ...valuesOf(deps, settings, row),
    from: row.since.toISOString(),
    to: row.askedAt.toISOString(),
    looked: row.looked,
    total: row.total,
    places: places.map(({ cityCode, categoryId, ...place }) => ({
      ...place,
      cityName: cities.get(cityCode) ?? cityCode,
      categoryName: categories.get(categoryId) ?? categoryId,
    })),
    examples: tally.examples.map(({ bookingId, bookingNumber, ...shares }) => ({
      bookingId,
      bookingNumber,
      customers: sumOf(shares, 'customersPaise'),
      partners: sumOf(shares, 'partnersPaise'),
      platform: sumOf(shares, 'platformPaise'),
    })),
  };
}
