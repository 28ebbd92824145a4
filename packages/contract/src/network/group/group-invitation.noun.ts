import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const groupInvitationStatuses = ['invited', 'accepted', 'declined', 'withdrawn'] as const;
export type GroupInvitationStatus = (typeof groupInvitationStatuses)[number];

/** That a connection comes into a group. */
export const groupInvitationLifecycle = lifecycle({
  name: 'group_invitation',
  states: groupInvitationStatuses,
  actors: ['Inviter', 'Invited'],
  moves: {
    invite: {
      from: [null, 'invited', 'accepted', 'declined', 'withdrawn'],
      to: ['invited'],
      by: ['Inviter'],
      why: 'Who is in a group invites connections; after a refusal or a withdrawal in three weeks, and by another one where who invited before is not in it any more.',
      tells: ['group_invitation.sent'],
    },
    accept: {
      from: ['invited'],
      to: ['accepted'],
      by: ['Invited'],
      why: 'It comes in, or asks where who invited it does not decide.',
      tells: ['group_invitation.accepted'],
    },
    decline: {
      from: ['invited'],
      to: ['declined'],
      by: ['Invited'],
      why: 'It does not want to be in this group; no one hears of it.',
    },
    withdraw: {
      from: ['invited'],
      to: ['withdrawn'],
      by: ['Inviter'],
      why: 'It was sent to the wrong one.',
    },
  },
});

const facts = z.object({ groupId: ref('group'), memberId: ref('member'), byId: ref('member') });

export const groupInvitationEvents = {
  sent: event('group_invitation.sent', { summary: 'A member was invited to a group.', facts }),
  accepted: event('group_invitation.accepted', { summary: 'A member came into a group as invited.', facts }),
};

export const groupInvitationErrors = defineErrors({
  group_invite_connections: [403, 'You can invite your connections to a group that you are in.'],
  group_invite_limit: [409, 'You can invite up to {{limit}} people a day. Continue tomorrow.'],
  group_invite_not_now: [409, 'This member can’t be invited to this group for now.'],
  group_invitation_not_found: [404, 'This invitation isn’t there any more.'],
  group_invitation_moved_on: [409, 'This has changed. Check it again.'],
});

export const groupInvitationActs = actsOf('group_invitation', groupInvitationLifecycle);
