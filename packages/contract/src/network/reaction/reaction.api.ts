/** What members think of a post, a comment or a story, in one tap. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { memberReaction, reactionKind, reactionSubject } from './reaction.model.ts';
import { reactionErrors as e } from './reaction.noun.ts';

const tag = 'Network';
const memberCalls = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const subjectId = z.uuid('This is not a known id.');

export const setReaction = endpoint('PUT /network/reaction', {
  summary:
    'React to a post, blog, comment or story, or take the own reaction back with null; one for each member',
  tag,
  authz: { ...memberCalls, scope: 'what the own member may see' },
  unconfirmed: 'own-text',
  perMinute: 60,
  body: z.object({
    subject: reactionSubject,
    subjectId,
    kind: z.nullable(reactionKind).check(z.describe('Null: none any more.')),
  }),
  response: z.object({ kind: z.nullable(reactionKind) }),
  errors: [e.reaction_subject_not_found, e.reaction_limit],
  touches: ['post', 'comment', 'blog', 'story'],
});

export const listReactions = endpoint('GET /network/reactions', {
  summary:
    'Who reacted to a post, blog or comment, or to an own story, the newest first, without blocked members',
  tag,
  authz: { ...memberCalls, scope: 'what the own member may see' },
  query: z.object({
    ...pageQuery,
    subject: reactionSubject,
    subjectId,
    kind: z.optional(reactionKind),
  }),
  response: pageOf(memberReaction),
});
