import * as z from 'zod/mini';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { reactionSubjects } from './reaction.model.ts';

export const reactionEvents = {
  given: event('reaction.given', {
    summary: 'A member reacted to a post, blog, comment or story for the first time.',
    facts: z.object({
      subject: z.enum(reactionSubjects),
      subjectId: ref('post, blog, comment or story'),
      memberId: ref('member'),
      authorId: ref('member'),
      screen: z.string().check(z.describe('Where it is shown.')),
    }),
  }),
};

export const reactionErrors = defineErrors({
  reaction_subject_not_found: [404, 'Resource is not available'],
  reaction_limit: [
    429,
    'In your first 7 days you can react {{limit}} times a day. There is no such limit from {{from}}.',
  ],
});
