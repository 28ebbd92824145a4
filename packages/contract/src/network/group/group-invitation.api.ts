/** Invitations to groups. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { memberErrors } from '../member/member.noun.ts';
import {
  answerInvitationBody,
  groupInvitation,
  inviteBody,
  invitee,
  inviteesQuery,
} from './group-invitation.model.ts';
import { groupInvitationErrors as i } from './group-invitation.noun.ts';
import { ownMembership } from './group.model.ts';
import { groupErrors as e } from './group.noun.ts';

const tag = 'Network';
const members = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const inviting = { ...members, scope: 'connections, for groups that the own member is in' } as const;
const invited = { ...members, scope: 'invitations of the own member' } as const;

export const listInvitees = endpoint('GET /groups/invitees', {
  summary: 'Own connections by name, and what each is to a group',
  tag,
  authz: inviting,
  query: inviteesQuery,
  response: pageOf(invitee),
});

export const inviteToGroup = endpoint('POST /groups/invite', {
  summary: 'Invite a connection; who is invited already stays so',
  tag,
  authz: inviting,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute: 40,
  body: inviteBody,
  response: invitee,
  errors: [
    e.group_not_found,
    memberErrors.member_not_found,
    i.group_invite_connections,
    i.group_invite_limit,
    i.group_invite_not_now,
  ],
});

export const withdrawInvitation = endpoint('PATCH /groups/invite', {
  summary: 'Take an own invitation back',
  tag,
  authz: inviting,
  unconfirmed: 'nothing-to-agree',
  perMinute: 40,
  body: inviteBody,
  response: invitee,
  errors: [e.group_not_found, i.group_invitation_not_found, i.group_invitation_moved_on],
});

export const listInvitations = endpoint('GET /groups/invitations', {
  summary: 'Invitations that wait for the own answer, the newest first; without blocked members',
  tag,
  authz: invited,
  query: z.object(pageQuery),
  response: pageOf(groupInvitation),
});

export const answerInvitation = endpoint('PATCH /groups/invitations', {
  summary: 'Accept or decline an invitation',
  tag,
  authz: invited,
  unconfirmed: 'nothing-to-agree',
  perMinute: 20,
  body: answerInvitationBody,
  response: ownMembership,
  errors: [
    e.group_not_found,
    e.group_joined_limit,
    e.group_too_soon,
    i.group_invitation_not_found,
    i.group_invitation_moved_on,
  ],
});
