import * as z from 'zod/mini';
import { day, instant, paise, text } from '../../kernel/schema.ts';

const settingNumber = z.number('Enter a number.').check(z.gte(-1e12), z.lte(1e12));
const cell = z.nullable(settingNumber);

/** Any value that a setting may have, before its own bounds are asked. */
export const settingValue = z.union(
  [
    settingNumber,
    z.boolean(),
    z.string().check(z.maxLength(10)),
    z.array(z.record(z.string().check(z.maxLength(40)), cell)).check(z.maxLength(50)),
    z.record(
      z.string().check(z.maxLength(40)),
      z.union([settingNumber, z.record(z.string().check(z.maxLength(40)), settingNumber)]),
    ),
  ],
  'Enter a value.',
);
export type SettingValue = z.output<typeof settingValue>;

/** Where a value holds; null: any. */
export const placeOfSetting = {
  cityCode: z.nullable(text(20)).check(z.describe('Null: every city without a value of its own.')),
  categoryId: z.nullable(text(60)).check(z.describe('Null: every category without a value of its own.')),
};
const names = { cityName: z.nullable(z.string()), categoryName: z.nullable(z.string()) };

/** A row of the list: a setting today. What it is, its unit and its bounds lie in the catalogue of the contract. */
export const settingToday = z.object({
  settingId: z.string(),
  value: settingValue,
  differing: z.int().check(z.describe('Cities and categories where it differs today.')),
  planned: z.int().check(z.describe('Changes that begin later.')),
  plannedFrom: z.nullable(day('Of the next of them.')),
  waiting: z.int().check(z.describe('Changes that wait for another Admin.')),
});
export type SettingToday = z.output<typeof settingToday>;

/** A place with a value of its own. */
export const valueAtPlace = z.object({ ...placeOfSetting, ...names, value: settingValue, since: instant() });

/** Where a change stands today. */
export const settingChangeStates = ['waiting', 'planned', 'now', 'past', 'refused', 'withdrawn'] as const;

export const settingChange = z.object({
  changeId: z.nullable(z.uuid()).check(z.describe('Null: it came with the product.')),
  settingId: z.string(),
  ...placeOfSetting,
  ...names,
  value: z.nullable(settingValue).check(z.describe('Null: from then on as elsewhere.')),
  written: z.string().check(z.describe('The value in words, as it is confirmed.')),
  fromDay: day('The first day, in Asia/Kolkata.'),
  validFrom: instant('The very moment.'),
  state: z.enum(settingChangeStates),
  status: z.string(),
  why: z.string(),
  by: z.nullable(z.string()).check(z.describe('Name of the Admin.')),
  at: z.nullable(instant()),
  decidedBy: z.nullable(z.string()),
  decideWhy: z.string(),
  previewId: z.nullable(z.uuid()),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type SettingChange = z.output<typeof settingChange>;

/** Reckoned behind the calls, in bounded steps. */
export const settingPreviewStatuses = ['Counting', 'Done'] as const;

/** Of the bookings that a change touches: a sum as it was, and as it would have been. */
export const previewSum = z.object({ beforePaise: paise(), afterPaise: paise(), changePaise: paise() });
export type PreviewSum = z.output<typeof previewSum>;

const sums = {
  customers: z.nullable(previewSum).check(z.describe('What customers pay.')),
  partners: z.nullable(previewSum).check(z.describe('What partners earn.')),
  platform: z.nullable(previewSum).check(z.describe('What the platform keeps.')),
};

export const settingPreview = z.object({
  previewId: z.uuid(),
  status: z.enum(settingPreviewStatuses),
  reckons: z
    .enum(['bills', 'cancellations', 'counts'])
    .check(
      z.describe('counts: what it would have changed cannot be said, only how many bookings were made.'),
    ),
  verdict: z.enum(['free', 'second_admin']),
  before: z.string().check(z.describe('The value that holds there today, in words.')),
  after: z.string(),
  from: instant('The bookings made since …'),
  to: instant('… and until.'),
  looked: z.int().check(z.describe('Bookings that were looked at so far.')),
  total: z.int().check(z.describe('Of so many.')),
  affected: z.int().check(z.describe('Of them, those to which it would have applied.')),
  ...sums,
  places: z.array(
    z.object({
      cityName: z.string(),
      categoryName: z.string(),
      bookings: z.int(),
      customersPaise: paise('More, or less where negative.'),
      partnersPaise: paise(),
      platformPaise: paise(),
    }),
  ),
  examples: z.array(
    z.object({
      bookingId: z.string(),
      bookingNumber: z.string(),
      customers: previewSum,
      partners: previewSum,
      platform: previewSum,
    }),
  ),
});
export type SettingPreview = z.output<typeof settingPreview>;
