import { defineErrors } from '../../kernel/errors.ts';

export const talentPoolErrors = defineErrors({
  talent_not_open: [404, 'This candidate isn’t open to other jobs with you.'],
  talent_not_found: [404, 'This candidate isn’t in your talent pool.'],
  talent_kept_already: [409, 'This candidate is already in your talent pool.'],
  talent_moved_on: [409, 'A teammate changed this. Check it and try again.'],
  talent_pool_full: [409, 'Your talent pool holds {{limit}} candidates. Remove one first.'],
});

export const talentPoolActs = ['talent_pool.keep', 'talent_pool.change', 'talent_pool.remove'] as const;
