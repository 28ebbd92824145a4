import * as z from 'zod/mini';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { candidateCard } from '../candidate/candidate.model.ts';

export const mostTags = 10;
/** As many are found by their filters without a table of their own. */
export const mostTalents = 500;

export const talentTag = text(30, 'A word of the team.');

/** Why a candidate is kept. */
export const talentWords = {
  words: optionalText(500, 'Why.'),
  tags: z.array(talentTag, 'Send a list.').check(z.maxLength(mostTags, `Use at most ${mostTags} tags.`)),
} as const;

/** What a business wrote down of a candidate whom it keeps. */
export const keptTalent = z.object({
  words: z.string(),
  tags: z.array(z.string()),
  keptAt: instant(),
  keptBy: z.nullable(z.string()).check(z.describe('Null: the account is gone.')),
  version: z.int(),
});
export type KeptTalent = z.output<typeof keptTalent>;

const talentMoves = z.object({ change: z.boolean(), remove: z.boolean(), invite: z.boolean() });

/** A candidate whom the business keeps, as it may see the person now. */
export const talent = z.extend(keptTalent, { candidate: candidateCard, can: talentMoves });
export type Talent = z.output<typeof talent>;

/** Whether the business keeps this candidate. */
export const talentOf = z.object({
  kept: z.nullable(keptTalent),
  can: z.object({ keep: z.boolean(), change: z.boolean(), remove: z.boolean() }),
});
export type TalentOf = z.output<typeof talentOf>;

export const talentTags = z.object({
  items: z.array(z.object({ tag: z.string(), count: z.int() })).check(z.maxLength(100)),
});
export type TalentTags = z.output<typeof talentTags>;
