import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const blogStatuses = ['draft', 'published', 'removed', 'deleted'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

/** A long post: written as a draft that is saved by itself, then published. Saving a draft is no move. */
export const blogLifecycle = lifecycle({
  name: 'blog',
  states: blogStatuses,
  actors: ['Author', 'Moderator'],
  moves: {
    write: {
      from: [null],
      to: ['draft'],
      by: ['Author'],
      why: 'The member may write now; no one else sees it.',
    },
    publish: {
      from: ['draft'],
      to: ['published'],
      by: ['Author'],
      why: 'It has a title and text, and keeps to the rules of what members say.',
      tells: ['blog.published'],
    },
    revise: {
      from: ['published'],
      to: ['published'],
      by: ['Author'],
      why: 'What was changed in the draft is shown; what it said before is kept.',
    },
    unpublish: {
      from: ['published'],
      to: ['draft'],
      by: ['Author'],
      why: 'Its author works on it again; its address stays its own.',
    },
    delete: {
      from: ['draft', 'published', 'removed'],
      to: ['deleted'],
      by: ['Author'],
      why: 'Its author no longer wants it; draft, earlier versions and pictures go with it.',
    },
    remove: {
      from: ['published'],
      to: ['removed'],
      by: ['Moderator'],
      why: 'It breaks the rules; its author reads what was removed and why.',
    },
    restore: {
      from: ['removed'],
      to: ['published'],
      by: ['Moderator'],
      why: 'An appeal was upheld.',
    },
  },
});

export const blogEvents = {
  published: event('blog.published', {
    summary: 'A blog can be read.',
    facts: z.object({ blogId: ref('blog'), authorId: ref('member') }),
  }),
};

export const blogErrors = defineErrors({
  blog_not_found: [404, 'This blog isn’t available.'],
  blog_moved_on: [409, 'This blog has changed. Check it again.'],
  blog_draft_moved: [409, 'This draft was saved in another tab or on another device.'],
  blog_empty: [400, 'Add a title and some text before you publish.'],
  blog_undescribed: [400, 'Describe each picture before you publish.'],
  blog_has_contact: [400, 'Remove phone numbers, emails and contact links from your blog.'],
  blog_links: [400, 'Your blogs can have at most {{limit}} links for now.'],
  blog_limit: [429, 'You can publish {{limit}} blogs a day. Try again tomorrow.'],
  blog_draft_limit: [409, 'You have {{limit}} drafts. Delete one to start another.'],
  blog_picture_limit: [409, 'This blog has too many pictures. Start another blog for more.'],
});

export const blogActs = actsOf('blog', blogLifecycle);
