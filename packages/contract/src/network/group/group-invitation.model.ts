import * as z from 'zod/mini';
import { pageQuery } from '../../kernel/page.ts';
import { instant, optionalText } from '../../kernel/schema.ts';
import { memberCard, memberId } from '../member/member.model.ts';
import { groupCard, groupId } from './group.model.ts';

/** A member invites so many a day; a new one fewer. */
export const invitedDaily = { usual: 30, new: 5 } as const;

/** That waits for the answer of the reader. */
export const groupInvitation = z.object({ group: groupCard, by: memberCard, at: instant() });
export type GroupInvitation = z.output<typeof groupInvitation>;

/** What a connection is to the group. */
export const inviteeStates = ['free', 'invited', 'asks', 'in', 'not_now'] as const;
export type InviteeState = (typeof inviteeStates)[number];

export const invitee = z.object({
  member: memberCard,
  state: z.enum(inviteeStates),
  can: z.object({ invite: z.boolean(), withdraw: z.boolean() }),
});
export type Invitee = z.output<typeof invitee>;

export const inviteesQuery = z.object({
  ...pageQuery,
  groupId,
  q: optionalText(80, 'A part of the name.'),
});

export const inviteBody = z.object({ groupId, memberId });

export const answerInvitationBody = z.object({
  groupId,
  action: z.enum(['accept', 'decline'], 'Choose what to do.'),
});
