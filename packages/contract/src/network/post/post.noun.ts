import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { socketDelivery } from '../../kernel/socket-message.ts';
import { feedGrew } from './post.live.ts';

export const postStatuses = ['published', 'scheduled', 'waiting', 'declined', 'removed', 'deleted'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const postAudiences = ['everyone', 'connections', 'group'] as const;
export type PostAudience = (typeof postAudiences)[number];

/**
 * What a member writes for others: at once or at a time, edited for a day, deleted, or removed by a moderator. In a group
 * that says so it waits until one who decides there has looked at it.
 */
export const postLifecycle = lifecycle({
  name: 'post',
  states: postStatuses,
  actors: ['Author', 'GroupModerator', 'Moderator', 'System'],
  moves: {
    publish: {
      from: [null],
      to: ['published'],
      by: ['Author'],
      why: 'The member may write now, and keeps to the limits of a new member.',
      tells: ['post.published'],
    },
    schedule: {
      from: [null],
      to: ['scheduled'],
      by: ['Author'],
      why: 'It is published later, at most 90 days ahead.',
      tells: ['post.scheduled'],
      times: ['post.release'],
    },
    submit: {
      from: [null],
      to: ['waiting'],
      by: ['Author'],
      why: 'Its group looks at posts first; those of its owner and moderators are published at once.',
    },
    approve: {
      from: ['waiting'],
      to: ['published'],
      by: ['GroupModerator'],
      why: 'It fits the group.',
      tells: ['post.published', 'post.approved'],
    },
    decline: {
      from: ['waiting'],
      to: ['declined'],
      by: ['GroupModerator'],
      why: 'It does not fit the group; its author reads why.',
      tells: ['post.declined'],
    },
    release: {
      from: ['scheduled'],
      to: ['published'],
      by: ['Author', 'System'],
      why: 'Its time has come, or its author publishes it now.',
      tells: ['post.published'],
    },
    edit: {
      from: ['published', 'scheduled'],
      to: ['published', 'scheduled'],
      by: ['Author'],
      why: 'Within 24 hours of publishing; what it said before is kept for everyone who sees it.',
      tells: ['post.edited'],
    },
    delete: {
      from: ['published', 'scheduled', 'waiting', 'declined', 'removed'],
      to: ['deleted'],
      by: ['Author'],
      why: 'Its author no longer wants it seen; pictures go with it.',
      tells: ['post.deleted'],
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

const facts = z.object({ postId: ref('post'), authorId: ref('member') });

export const postEvents = {
  published: event('post.published', {
    summary: 'A post can be read by its audience; it goes into their feeds.',
    facts,
  }),
  scheduled: event('post.scheduled', {
    summary: 'A post is to be published at a time.',
    facts: z.object({ ...facts.shape, publishAt: instant('When it is published.') }),
  }),
  edited: event('post.edited', { summary: 'The words of a post were changed.', facts }),
  deleted: event('post.deleted', { summary: 'An author deleted a post.', facts }),
  approved: event('post.approved', { summary: 'A post that waited in a group is published.', facts }),
  declined: event('post.declined', { summary: 'A post that waited in a group is not published.', facts }),
  mentioned: event('post.mentioned', {
    summary: 'A post that can be read names a member who was not told of it yet.',
    facts: z.object({ ...facts.shape, memberId: ref('member') }),
  }),
};

const grown = z.object({
  userIds: z.array(ref('user')),
  organisationIds: z.array(ref('organisation')),
  version: z.int().check(z.describe('When the post was published: milliseconds since 1970.')),
});

/** Of readers in lots, while a post goes into their feeds. */
export const feedEvents = {
  grew: event('feed.grew', {
    summary: 'A post of a connection is in the feeds of these people and businesses.',
    facts: grown,
    tells: socketDelivery(feedGrew, ({ userIds, organisationIds, version }: z.output<typeof grown>) => ({
      rooms: [
        ...userIds.map((id) => `user:${id}` as const),
        ...organisationIds.map((id) => `organisation:${id}` as const),
      ],
      data: { version },
    })),
  }),
};

/** For each one who decides in the group. */
export const groupPostEvents = {
  waiting: event('group_post.waiting', {
    summary: 'A post waits in a group that the moderator decides in.',
    facts: z.object({ ...facts.shape, groupId: ref('group'), moderatorId: ref('member') }),
  }),
};

export const postErrors = defineErrors({
  post_not_found: [404, 'This post isn’t available.'],
  post_moved_on: [409, 'This post has changed. Check it again.'],
  post_has_contact: [400, 'Remove phone numbers, emails and contact links from your post.'],
  post_edit_over: [409, 'Posts can be edited for 24 hours.'],
  post_edit_approved: [
    409,
    'This group looks at posts first, so this one can’t be edited. Delete it and post again.',
  ],
  post_group_not_joined: [404, 'Join this group to post in it.'],
  post_group_later: [409, 'Posts in a group are published now.'],
  post_mentions: [400, 'Mention at most {{limit}} members in a post.'],
  post_tags: [400, 'Use at most {{limit}} tags in a post.'],
  post_links: [400, 'Use at most {{limit}} links in a post.'],
  post_pictures: [400, 'Use at most {{limit}} pictures in a post.'],
  post_new_member: [
    400,
    'In your first 7 days a post can have {{links}} links, {{pictures}} picture and {{mentions}} mentions. It can have more from {{from}}.',
  ],
  post_limit: [429, 'You have posted a lot today. Try again tomorrow.'],
  post_scheduled_limit: [409, 'You can schedule up to {{limit}} posts.'],
  post_picture_not_found: [404, 'This picture isn’t there any more. Add it again.'],
  post_picture_unreadable: [400, 'We couldn’t open this picture. Choose another one.'],
  post_picture_limit: [409, 'Publish your pictures first, then add more.'],
});

export const postActs = actsOf('post', postLifecycle);
