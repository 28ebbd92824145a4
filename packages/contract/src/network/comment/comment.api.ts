/** Comments on posts and blogs, with one level of answers: specification, content (comments) and stories (…Comment). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { removed, whole } from '../../kernel/schema.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import { commentSubject, commentWords, networkComment } from './comment.model.ts';
import { commentErrors as e } from './comment.noun.ts';

const tag = 'Network';
const memberCalls = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const id = z.uuid('This is not a known id.');
const visible = { ...memberCalls, scope: 'what the own member may see' } as const;
const own = { ...memberCalls, scope: 'own comments' } as const;
const perMinute = 20;

const parentId = z.optional(id.check(z.describe('The comment that it answers, itself no answer.')));
const adding = {
  tag,
  authz: visible,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  response: networkComment,
  errors: [
    e.comment_subject_not_found,
    e.comment_not_found,
    e.comment_limit,
    e.comment_limit_new,
    moderationErrors.network_paused,
  ],
  touches: ['post', 'blog'],
} as const;

export const addComment = endpoint('POST /comments', {
  summary: 'Comment on a post or blog, or answer a comment',
  ...adding,
  body: z.object({ subject: commentSubject, subjectId: id, parentId, body: commentWords }),
});

export const addBlogComment = endpoint('POST /stories/addComment', {
  summary: 'Comment on a blog; as POST comments',
  ...adding,
  body: z.object({ blogId: id, parentId, body: commentWords }),
});

export const listComments = endpoint('GET /comments', {
  summary: 'Comments on a post or blog, or the answers to one of them, the oldest first',
  tag,
  authz: visible,
  query: z.object({ ...pageQuery, subject: commentSubject, subjectId: id, parentId: z.optional(id) }),
  response: pageOf(networkComment),
});

export const listBlogComments = endpoint('GET /stories/getComment', {
  summary: 'Comments on a blog; as GET comments',
  tag,
  authz: visible,
  query: z.object({ ...pageQuery, blogId: id, parentId: z.optional(id) }),
  response: pageOf(networkComment),
});

const editing = {
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  perMinute,
  body: z.object({ commentId: id, version: whole(1, 1_000_000, 'As it was seen.'), body: commentWords }),
  response: networkComment,
  errors: [e.comment_not_found, e.comment_moved_on, e.comment_edit_over, moderationErrors.network_paused],
} as const;

export const editComment = endpoint('PATCH /comments', {
  summary: 'Change an own comment within 24 hours; what it said before is kept',
  ...editing,
});

export const editBlogComment = endpoint('PATCH /stories/updateComment', {
  summary: 'The same as PATCH comments',
  ...editing,
});

export const deleteComment = endpoint('DELETE /comments', {
  summary: 'Take an own comment back; its answers are not shown either',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: z.object({ commentId: id }),
  response: removed,
  errors: [e.comment_not_found, e.comment_moved_on],
  touches: ['post', 'blog'],
});
