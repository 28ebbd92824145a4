import * as z from 'zod/mini';
import { skillKinds, wageLevels } from './skill.noun.ts';

export const wageLevel = z.enum(wageLevels, 'Choose a level.');

/** Those of one business, of one person and of one job stay well below it. */
export const mostSkills = 1_000;

/** A word made of the English name when it was added, as ac-technician; it stays when the name changes. */
export const skillId = z
  .string('Choose one of the list.')
  .check(
    z.maxLength(60, 'Choose one of the list.'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Choose one of the list.'),
    z.describe('Stable key, e.g. ac-technician.'),
  );

/** As people choose it, in the language of the Lang header. */
export const skill = z.object({
  skillId: z.string().check(z.describe('Stable key, e.g. ac-technician.')),
  kind: z.enum(skillKinds),
  name: z.string(),
  tradeId: z.nullable(z.string()).check(z.describe('Of a skill its trade; null: for every trade.')),
  tradeName: z.nullable(z.string()),
  wageLevel: z.nullable(wageLevel).check(z.describe('Of a trade, for minimum wages.')),
});
export type Skill = z.output<typeof skill>;
