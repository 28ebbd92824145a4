import * as z from 'zod/mini';
import { marketSettings } from './market.settings.ts';
import { moneySettings } from './money.settings.ts';
import { talkSettings } from './talk.settings.ts';
import type { SettingDefinition } from './setting.definition.ts';

const byKey = { ...marketSettings, ...moneySettings, ...talkSettings };
type Keys = typeof byKey;

/** A key of the configuration and the part of its value: `booking.rules.feePercent`. */
export type SettingId = { [Key in keyof Keys]: `${Key}.${keyof Keys[Key] & string}` }[keyof Keys];

export interface CataloguedSetting extends SettingDefinition {
  readonly settingId: SettingId;
  /** Of the dated configuration. */
  readonly key: string;
  readonly part: string;
}

/** Every setting that the back office changes. Identity cards of the company and texts of law are not among them. */
export const settingCatalogue: readonly CataloguedSetting[] = Object.entries(byKey).flatMap(([key, parts]) =>
  Object.entries(parts as Record<string, SettingDefinition>).map(([part, definition]) => ({
    ...definition,
    settingId: `${key}.${part}` as SettingId,
    key,
    part,
  })),
);

export const settingIds: readonly SettingId[] = settingCatalogue.map(({ settingId }) => settingId);

const byId = new Map<string, CataloguedSetting>(settingCatalogue.map((one) => [one.settingId, one]));
export const findSetting = (settingId: string): CataloguedSetting | undefined => byId.get(settingId);

export const settingIdParam = z
  .string()
  .check(z.maxLength(80), z.describe('A key and a part, e.g. booking.rules.feePercent.'));

/** Parts of one key of which the first is never above the second, at any place. */
export const settingOrders: readonly (readonly [key: string, lower: string, higher: string])[] = [
  ['booking.rules', 'feeFloorPaise', 'feeCapPaise'],
  ['booking.caps', 'establishedFrom', 'trustedFrom'],
  ['instant.rules', 'withinMinutes', 'latestMinutes'],
  ['review.rules', 'remindAfterDays', 'openDays'],
  ['content.promises', 'refundDaysFrom', 'refundDaysTo'],
  ['catalog.city_price_bounds', 'leastPercentOfLow', 'freePercentOfLow'],
  ['catalog.city_price_bounds', 'freePercentOfHigh', 'mostPercentOfHigh'],
  ['coupon.bounds', 'freePercent', 'mostPercent'],
  ['coupon.bounds', 'freeDiscountPaise', 'mostDiscountPaise'],
];
