import * as z from 'zod/mini';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { instant, optionalText, paise, paiseBetween, whole } from '../../kernel/schema.ts';
import { employmentType, jobShift, namedSkill, wageLimits, wageUnit } from '../job/job.model.ts';
import { skillId } from '../skill/skill.model.ts';

/** So many a person may save; each is looked through every day. */
export const mostSavedSearches = 10;

const coordinate = (most: number) =>
  z.number('Enter a number.').check(z.minimum(-most, 'Check this.'), z.maximum(most, 'Check this.'));

/** What jobs are looked for by, as in the search itself; its order and days are left out. */
export const savedSearchBody = z.object({
  q: optionalText(80, 'In English or Hindi.'),
  tradeId: z.optional(skillId),
  place: optionalText(80, 'What the place is called.'),
  pincode: z.optional(pincodeText),
  /** Kept as the nearest PIN code. */
  lat: z.optional(coordinate(90)),
  lng: z.optional(coordinate(180)),
  withinKm: z.optional(whole(1, 100, 'Around the place; 25 unless said.')),
  wageUnit: z.optional(wageUnit),
  wageLeast: z.optional(paiseBetween(0, wageLimits.most, 'Pays at least so much, in paise of the unit.')),
  shift: z.optional(jobShift),
  employmentType: z.optional(employmentType),
});
export type SavedSearchBody = z.output<typeof savedSearchBody>;

/** A search that its person saved. */
export const savedSearch = z.object({
  savedSearchId: z.uuid(),
  q: z.string(),
  trade: z.nullable(namedSkill),
  place: z.string(),
  pincode: z.nullable(z.string()),
  withinKm: z.nullable(z.int()),
  wageUnit: z.nullable(wageUnit),
  wageLeast: z.nullable(paise()),
  shift: z.nullable(jobShift),
  employmentType: z.nullable(employmentType),
  alerts: z.boolean().check(z.describe('New jobs are announced, at most once a day.')),
  alertedAt: z.nullable(instant()).check(z.describe('When new jobs were last announced; null: not yet.')),
  alertedJobs: z.int().check(z.describe('How many these were.')),
  createdAt: instant(),
});
export type SavedSearch = z.output<typeof savedSearch>;
