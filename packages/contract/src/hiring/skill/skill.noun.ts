import { defineErrors } from '../../kernel/errors.ts';

/** A trade is a job title, as Plumber; a skill is what one does in a trade, or in every trade. */
export const skillKinds = ['trade', 'skill'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** The levels by which the states set their minimum wages. */
export const wageLevels = ['unskilled', 'semi_skilled', 'skilled', 'highly_skilled'] as const;
export type WageLevel = (typeof wageLevels)[number];

export const skillErrors = defineErrors({
  skill_not_found: [404, 'Resource is not available'],
  skill_changed: [409, 'This entry has changed. Check it and try again.'],
  skill_name_taken: [409, 'There is already an entry with this name.'],
  skill_kind_stays: [409, 'A trade stays a trade, and a skill stays a skill. Add a new entry instead.'],
  skill_trade_unknown: [400, 'Choose one of the trades.'],
  too_many_skills: [409, 'There are already 1,000 entries. Edit or restore one of them.'],
});

export const skillActs = ['skill.added', 'skill.changed', 'skill.retired', 'skill.restored'] as const;
