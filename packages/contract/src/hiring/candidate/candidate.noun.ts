import { defineErrors } from '../../kernel/errors.ts';

/** Who finds a profile: every business that looks for people, only those that one applied to, or no business. */
export const visibilities = ['employers', 'applied', 'hidden'] as const;
export type Visibility = (typeof visibilities)[number];

export const candidateErrors = defineErrors({
  candidate_not_found: [404, 'This profile isn’t available.'],
  candidate_trade_unknown: [400, 'Choose a trade from the list.'],
  candidate_skill_unknown: [400, 'Choose skills from the list.'],
  candidate_month_ahead: [400, 'Choose a month up to this one.'],
  candidate_business_not_found: [404, 'This business isn’t available.'],
  candidate_businesses_full: [409, 'You can hide from up to {{limit}} businesses. Remove one first.'],
});

export const candidateActs = [
  'candidate.update',
  'candidate.set_privacy',
  'candidate.hide',
  'candidate.unhide',
  'candidate.withdraw',
  'candidate.return',
] as const;
