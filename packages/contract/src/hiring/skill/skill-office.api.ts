import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { flagParam, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { skillId, wageLevel } from './skill.model.ts';
import { skillErrors as e, skillKinds } from './skill.noun.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ skillId });
const version = whole(1, 1_000_000, 'As it was shown; a changed entry is refused.');

/** A word to be found by, as people say or write it. */
const spelling = text(60, 'As people say or write it.');
const mostSpellings = 40;

const skillFields = {
  kind: z.enum(skillKinds, 'Choose one of the list.').check(z.describe('It stays as it was added.')),
  name: text(80, 'English.'),
  nameHi: text(80, 'Hindi, Devanagari.'),
  spellings: z
    .array(spelling, 'Send a list.')
    .check(
      z.maxLength(mostSpellings, `Use at most ${mostSpellings} words.`),
      z.describe('More words to be found by, also Hindi in Latin letters.'),
    ),
  tradeId: z.nullable(skillId).check(z.describe('Of a skill its trade; null: for every trade.')),
  wageLevel: z.nullable(wageLevel).check(z.describe('Of a trade, for minimum wages; null of a skill.')),
};

interface OfKind {
  readonly kind: 'trade' | 'skill';
  readonly tradeId: string | null;
  readonly wageLevel: string | null;
}

/** A trade has a level and belongs to none; a skill has no level. */
const fitsKind = [
  z.refine<OfKind>(({ kind, wageLevel: level }) => (kind === 'trade') === (level !== null), {
    error: 'Choose a level for a trade, and none for a skill.',
    path: ['wageLevel'],
  }),
  z.refine<OfKind>(({ kind, tradeId }) => kind === 'skill' || tradeId === null, {
    error: 'A trade belongs to no other trade.',
    path: ['tradeId'],
  }),
] as const;

export const skillBody = z.object(skillFields).check(...fitsKind);

export const officeSkill = z.object({
  skillId: z.string(),
  ...skillFields,
  tradeName: z.nullable(z.string()),
  skillCount: z.int().check(z.describe('Of a trade: its skills in use.')),
  isRetired: z.boolean().check(z.describe('Can no longer be chosen; what names it keeps it.')),
  changedBy: z.nullable(z.string()).check(z.describe('Name of the Admin; null: it came with the product.')),
  changedAt: z.nullable(instant()),
  version: z.int(),
});
export type OfficeSkill = z.output<typeof officeSkill>;

/** What entries may be looked for by. */
export const officeSkillsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of a name or of a spelling.'),
  kind: z.optional(z.enum(skillKinds, 'Choose one of the list.')),
  tradeId: z.optional(skillId).check(z.describe('The trade itself and its skills.')),
  retired: z.optional(flagParam('true: only those retired; false: only those in use.')),
});

export const listOfficeSkills = endpoint('GET /backoffice/skills', {
  summary: 'Trades and skills by name, also those retired',
  tag,
  authz: adminOnly,
  query: officeSkillsQuery,
  response: countedPageOf(officeSkill),
});

export const addSkill = endpoint('POST /backoffice/skills', {
  summary: 'Add a trade or a skill; people can choose it at once',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-adds',
  status: 201,
  body: skillBody,
  response: officeSkill,
  errors: [e.skill_name_taken, e.skill_trade_unknown, e.too_many_skills],
});

export const changeSkill = endpoint('PATCH /backoffice/skills/{skillId}', {
  summary: 'Change names, spellings, trade or level; jobs and profiles show the new name at once',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ ...skillFields, version }).check(...fitsKind),
  response: officeSkill,
  errors: [e.skill_not_found, e.skill_changed, e.skill_kind_stays, e.skill_name_taken, e.skill_trade_unknown],
});

export const retireSkill = endpoint('POST /backoffice/skills/{skillId}/retire', {
  summary: 'Retire a trade or a skill: no longer chosen nor found; what names it keeps it',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: officeSkill,
  errors: [e.skill_not_found, e.skill_changed],
});

export const restoreSkill = endpoint('POST /backoffice/skills/{skillId}/restore', {
  summary: 'Put a retired trade or skill to use again',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: officeSkill,
  errors: [e.skill_not_found, e.skill_changed],
});
