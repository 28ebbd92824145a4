import type { readSetting as readSettingCall } from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingToday } from '@nukkad/contract/office/configuration/configuration.model';
import {
  type CataloguedSetting,
  settingCatalogue,
} from '@nukkad/contract/office/configuration/setting.catalogue';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { type Settings, layerAt, placeOf, settingsFor } from '../../platform/snapshot/settings.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { sinceIn } from './present-changes.ts';
import { type OpenChanges, listOpenChanges } from './setting-change.store.ts';
import { builtInOf, settingOf, valueAt, valueOf } from './setting-of.ts';

/** The scopes that say a part by themselves now, besides everywhere. */
function ownScopes(settings: Settings, { key, part }: CataloguedSetting, now: Date): string[] {
  const rows = settings.rowsOf(key);
  const scopes = new Set(rows.map(({ scope }) => scope).filter((scope) => scope !== '*'));
  return [...scopes].filter((scope) =>
    Object.hasOwn(
      layerAt(
        rows.filter((row) => row.scope === scope),
        now,
      ),
      part,
    ),
  );
}

const byPart = (open: readonly OpenChanges[]) =>
  new Map(open.map((one) => [`${one.key}.${one.part}`, one] as const));

function today(
  { platform }: ConfigurationDependencies,
  settings: Settings,
  open: ReadonlyMap<string, OpenChanges>,
  setting: CataloguedSetting,
  now: Date,
): SettingToday {
  const { waiting = 0, planned = 0, plannedFrom = null } = open.get(setting.settingId) ?? {};
  return {
    settingId: setting.settingId,
    value: valueAt(platform, settings, setting, now, {}),
    differing: ownScopes(settings, setting, now).length,
    planned,
    plannedFrom,
    waiting,
  };
}

/** Every setting of the catalogue that a composed domain reads: as many as the code knows, so it needs no pages. */
export async function listSettingsToday(deps: ConfigurationDependencies, now: Date) {
  const { platform } = deps;
  const [settings, changes] = await Promise.all([
    settingsFor(platform.db),
    listOpenChanges(platform.db, now),
  ]);
  const open = byPart(changes);
  const known = settingCatalogue.filter(({ key }) => platform.contributions.settings.has(key));
  return { settings: known.map((setting) => today(deps, settings, open, setting, now)) };
}

/** One setting, with the places where it differs today: at most a city and a category each. */
export async function readSetting(
  deps: ConfigurationDependencies,
  settingId: string,
  now: Date,
): Promise<EndpointAnswer<typeof readSettingCall>> {
  const { platform, geography, catalog } = deps;
  const setting = settingOf(settingId);
  const { key, part } = setting;
  const [settings, changes] = await Promise.all([
    settingsFor(platform.db),
    listOpenChanges(platform.db, now),
  ]);
  const scopes = ownScopes(settings, setting, now);
  const places = scopes.map((scope) => ({ scope, ...placeOf(scope) }));
  const [cities, categories] = await Promise.all([
    geography.cityNames(
      platform.db,
      places.map(({ cityCode }) => cityCode ?? null),
    ),
    catalog.categoryNames('en'),
  ]);
  return {
    ...today(deps, settings, byPart(changes), setting, now),
    builtIn: valueOf(builtInOf(platform, key), part),
    places: places.map(({ scope, cityCode = null, categoryId = null }) => ({
      cityCode,
      cityName: cityCode && (cities.get(cityCode) ?? cityCode),
      categoryId,
      categoryName: categoryId && (categories.get(categoryId) ?? categoryId),
      value: valueOf(
        layerAt(
          settings.rowsOf(key).filter((row) => row.scope === scope),
          now,
        ),
        part,
      ),
      since: (sinceIn(settings, { key, part, scope }, now) ?? now).toISOString(),
    })),
  };
}
