import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const groupMembershipStatuses = ['requested', 'member', 'declined', 'left', 'removed'] as const;
export type GroupMembershipStatus = (typeof groupMembershipStatuses)[number];

/** Why who asked was declined, or who was in it was removed, as the one concerned reads it. */
export const groupReasons = [
  'rules',
  'advertising',
  'other_trade',
  'other_place',
  'not_known',
  'other',
] as const;
export type GroupReason = (typeof groupReasons)[number];

const outside = [null, 'declined', 'left', 'removed'] as const;

/** What a member is to a group. */
export const groupMembershipLifecycle = lifecycle({
  name: 'group_membership',
  states: groupMembershipStatuses,
  actors: ['Member', 'Moderator', 'Owner'],
  moves: {
    found: {
      from: [null],
      to: ['member'],
      by: ['Owner'],
      why: 'Who makes a group is in it.',
    },
    join: {
      from: outside,
      to: ['member'],
      by: ['Member'],
      why: 'Anyone may join this group; who was removed waits three weeks.',
      tells: ['group_membership.joined'],
    },
    ask: {
      from: outside,
      to: ['requested'],
      by: ['Member'],
      why: 'This group is joined by request; who was declined or removed waits three weeks.',
    },
    come_invited: {
      from: [...outside, 'requested'],
      to: ['member'],
      by: ['Member'],
      why: 'Who decides in the group has invited it, also before three weeks are over.',
      tells: ['group_membership.joined'],
    },
    accept: {
      from: ['requested'],
      to: ['member'],
      by: ['Moderator', 'Owner'],
      why: 'It belongs here.',
      tells: ['group_membership.joined', 'group_membership.accepted'],
    },
    decline: {
      from: ['requested'],
      to: ['declined'],
      by: ['Moderator', 'Owner'],
      why: 'It does not belong here; it reads the reason, and may ask again in three weeks.',
      tells: ['group_membership.declined'],
    },
    leave: {
      from: ['requested', 'member'],
      to: ['left'],
      by: ['Member'],
      why: 'It no longer wants to be in it, or takes the request back.',
      tells: ['group_membership.ended'],
    },
    remove: {
      from: ['member'],
      to: ['removed'],
      by: ['Moderator', 'Owner'],
      why: 'It keeps to no rule, and reads which; moderators are removed by the owner alone, and the owner by no one.',
      tells: ['group_membership.ended', 'group_membership.removed'],
    },
    appoint: {
      from: ['member'],
      to: ['member'],
      by: ['Owner'],
      why: 'It decides about requests and posts from now on.',
      tells: ['group_membership.appointed'],
    },
    dismiss: {
      from: ['member'],
      to: ['member'],
      by: ['Owner'],
      why: 'It decides no more.',
    },
    step_back: {
      from: ['member'],
      to: ['member'],
      by: ['Owner'],
      why: 'It has handed the group over, and stays as a moderator.',
    },
  },
});

const facts = z.object({ groupId: ref('group'), memberId: ref('member') });

export const groupMembershipEvents = {
  joined: event('group_membership.joined', {
    summary: 'A member is in a group; its posts come into the feed.',
    facts,
  }),
  accepted: event('group_membership.accepted', { summary: 'A request to join a group was accepted.', facts }),
  declined: event('group_membership.declined', { summary: 'A request to join a group was declined.', facts }),
  ended: event('group_membership.ended', {
    summary: 'A member or a request is not in a group any more; its posts leave the feed.',
    facts,
  }),
  removed: event('group_membership.removed', { summary: 'A member was removed from a group.', facts }),
  appointed: event('group_membership.appointed', { summary: 'A member decides in a group.', facts }),
};

/** For each one who decides in the group. */
export const groupRequestEvents = {
  asked: event('group_request.asked', {
    summary: 'A member asks to join a group that the moderator decides in.',
    facts: z.object({ ...facts.shape, moderatorId: ref('member') }),
  }),
};

/** For each one who is in the group. */
export const groupNewsEvents = {
  handedOver: event('group_news.handed_over', {
    summary: 'A member hears that its group has another owner.',
    facts: z.object({ ...facts.shape, ownerId: ref('member') }),
  }),
  closed: event('group_news.closed', {
    summary: 'A member hears that its group was closed.',
    facts,
  }),
};

export const groupMembershipActs = actsOf('group_membership', groupMembershipLifecycle);
