import { defineErrors } from '../../kernel/errors.ts';

/** What a business decided of two of its applicants. */
export const samePersonVerdicts = ['same', 'different'] as const;
export type SamePersonVerdict = (typeof samePersonVerdicts)[number];

export const samePersonErrors = defineErrors({
  same_person_not_found: [404, 'These two applicants have no contact in common.'],
});

export const samePersonActs = ['same_person.join', 'same_person.separate'] as const;
