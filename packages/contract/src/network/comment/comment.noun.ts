import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const commentStatuses = ['published', 'removed', 'deleted'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** A comment on a post or blog, or an answer to one. A comment that is not shown takes its answers out of view. */
export const commentLifecycle = lifecycle({
  name: 'network_comment',
  states: commentStatuses,
  actors: ['Author', 'Moderator'],
  moves: {
    write: {
      from: [null],
      to: ['published'],
      by: ['Author'],
      why: 'The member may see what it comments on, and posting is not paused for it.',
      tells: ['comment.written'],
    },
    edit: {
      from: ['published'],
      to: ['published'],
      by: ['Author'],
      why: 'Within 24 hours; what stood before is kept.',
    },
    delete: { from: ['published'], to: ['deleted'], by: ['Author'], why: 'The author takes it back.' },
    remove: {
      from: ['published'],
      to: ['removed'],
      by: ['Moderator'],
      why: 'It breaks the rules; its author reads the reason.',
    },
    restore: {
      from: ['removed'],
      to: ['published'],
      by: ['Moderator'],
      why: 'An appeal was right; it is shown and counted again.',
    },
  },
});

export const commentEvents = {
  written: event('comment.written', {
    summary: 'A member commented on a post or blog, or answered a comment.',
    facts: z.object({
      commentId: ref('comment'),
      parentId: z.nullable(ref('comment')),
      subjectId: ref('post or blog'),
      authorId: ref('member'),
      screen: z.string().check(z.describe('Where it is shown.')),
    }),
  }),
};

export const commentErrors = defineErrors({
  comment_not_found: [404, 'Resource is not available'],
  comment_subject_not_found: [404, 'Resource is not available'],
  comment_moved_on: [409, 'This comment has changed. Check it and try again.'],
  comment_edit_over: [409, 'A comment can be edited for 24 hours.'],
  comment_limit_new: [
    429,
    'In your first 7 days you can comment {{limit}} times a day. You can comment more from {{from}}.',
  ],
  comment_limit: [429, 'You can comment {{limit}} times a day. Try again tomorrow.'],
});

export const commentActs = actsOf('network_comment', commentLifecycle);
