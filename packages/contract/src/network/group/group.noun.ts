import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const groupStatuses = ['open', 'closed', 'removed'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** Anyone joins, or asks the owner and moderators. */
export const groupJoinings = ['open', 'request'] as const;
export type GroupJoining = (typeof groupJoinings)[number];

/** Members of a trade and a city who write to each other. */
export const groupLifecycle = lifecycle({
  name: 'group',
  states: groupStatuses,
  actors: ['Owner', 'Moderator'],
  moves: {
    create: {
      from: [null],
      to: ['open'],
      by: ['Owner'],
      why: 'Who has been a member for a week makes it, and owns at most five.',
    },
    change: {
      from: ['open'],
      to: ['open'],
      by: ['Owner'],
      why: 'Its words, trade, city and who may join and post.',
    },
    hand_over: {
      from: ['open'],
      to: ['open'],
      by: ['Owner'],
      why: 'To a member of it; an owner who leaves hands it to the oldest moderator, else the oldest member.',
      tells: ['group.handed_over'],
    },
    close: {
      from: ['open'],
      to: ['closed'],
      by: ['Owner'],
      why: 'Its owner closes it, or leaves and no one else is in it; who is in it hears of it and reads nothing there any more.',
      tells: ['group.closed'],
    },
    remove: {
      from: ['open'],
      to: ['removed'],
      by: ['Moderator'],
      why: 'It breaks the rules; its owner reads what was removed and why.',
    },
    restore: {
      from: ['removed'],
      to: ['open'],
      by: ['Moderator'],
      why: 'An appeal was right.',
    },
  },
});

export const groupEvents = {
  handedOver: event('group.handed_over', {
    summary: 'A group has another owner.',
    facts: z.object({ groupId: ref('group'), ownerId: ref('member') }),
  }),
  closed: event('group.closed', {
    summary: 'A group was closed by who owned it.',
    facts: z.object({ groupId: ref('group'), ownerId: ref('member') }),
  }),
};

export const groupErrors = defineErrors({
  group_not_found: [404, 'This group isn’t available.'],
  group_moved_on: [409, 'This group has changed. Check it again.'],
  group_new_member: [403, 'You can start a group once you have been a member for {{days}} days.'],
  group_limit: [409, 'You can own up to {{limit}} groups.'],
  group_joined_limit: [409, 'You can be in up to {{limit}} groups for now.'],
  group_too_soon: [409, 'You can ask this group again in three weeks.'],
  group_member_not_found: [404, 'This member isn’t in the group.'],
  group_member_moved_on: [409, 'This has changed. Check it again.'],
  group_picture_unreadable: [400, 'We can’t read this picture. Choose a JPEG, PNG or WebP file.'],
  group_picture_limit: [409, 'You have added many pictures that no group has. Try again tomorrow.'],
  group_picture_not_found: [404, 'This picture isn’t there any more. Choose it again.'],
  group_moderator_limit: [409, 'A group can have up to {{limit}} moderators.'],
});

export const groupActs = actsOf('group', groupLifecycle);
