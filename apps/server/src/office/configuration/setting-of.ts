import { configurationErrors } from '@nukkad/contract/office/configuration/configuration.noun';
import { type CataloguedSetting, findSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import type { SettingValue } from '@nukkad/contract/office/configuration/setting.kinds';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  type SettingPlace,
  type Settings,
  type TriedSetting,
  rulesAt,
} from '../../platform/snapshot/settings.ts';

export const settingOf = (settingId: string): CataloguedSetting =>
  findSetting(settingId) ?? refuse(configurationErrors.setting_not_found);

/** The built-in values of a key, as its domain contributes them. */
export const builtInOf = ({ contributions }: Pick<Platform, 'contributions'>, key: string): object =>
  contributions.settings.get(key) ?? {};

/** All parts of a key at a place, over the built-in ones; `tried`: as they would be. */
export const rulesOfKey = (
  platform: Pick<Platform, 'contributions'>,
  settings: Settings,
  key: string,
  {
    at,
    place,
    tried,
  }: { readonly at: Date; readonly place: SettingPlace; readonly tried?: TriedSetting | undefined },
): Readonly<Record<string, unknown>> => ({
  ...rulesAt(settings, key, at, builtInOf(platform, key), place, tried),
});

/** One part of what a key says; the domain that built it in, or the check when it was set, says that it is one. */
export const valueOf = (rules: object, part: string): SettingValue =>
  Reflect.get(rules, part) as SettingValue;

/** The value of one setting at a place. */
export const valueAt = (
  platform: Pick<Platform, 'contributions'>,
  settings: Settings,
  { key, part }: Pick<CataloguedSetting, 'key' | 'part'>,
  at: Date,
  place: SettingPlace,
): SettingValue => valueOf(rulesOfKey(platform, settings, key, { at, place }), part);
