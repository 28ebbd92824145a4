import * as z from 'zod/mini';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const savedSearchEvents = {
  found: event('saved_search.found', {
    summary: 'New jobs fit searches that a person saved; at most once a day for each person.',
    facts: z.object({
      savedSearchId: ref('saved search').check(z.describe('The one that found most.')),
      userId: ref('person'),
      jobs: z.int().check(z.describe('New ones of this search.')),
      others: z.int().check(z.describe('Other searches that found new jobs.')),
    }),
  }),
};

export const savedSearchErrors = defineErrors({
  saved_search_not_found: [404, 'This saved search isn’t available.'],
  saved_search_empty: [400, 'Choose work, a place or a filter before you save the search.'],
  saved_search_limit: [409, 'You have {{limit}} saved searches. Remove one first.'],
});

export const savedSearchActs = ['saved_search.save', 'saved_search.switch', 'saved_search.remove'] as const;
