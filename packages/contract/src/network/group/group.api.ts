/** Groups by trade and city: specification section 7, feed (feed/getGroups), and what follows from it. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, pageOf } from '../../kernel/page.ts';
import { postPicture } from '../post/post.model.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import {
  changeGroupBody,
  changeMemberBody,
  closeGroupBody,
  group,
  groupCard,
  groupMember,
  groupMembersQuery,
  groupQuery,
  groupSettings,
  groupsQuery,
  openGroup,
  ownMembership,
  ownMembershipBody,
} from './group.model.ts';
import { groupErrors as e } from './group.noun.ts';

const tag = 'Network';
const members = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const finding = { ...members, scope: 'groups that the own member may find' } as const;
const owning = { ...members, scope: 'groups that the own member owns' } as const;
const deciding = { ...members, scope: 'groups that the own member owns or moderates' } as const;

export const getGroups = endpoint('GET /feed/getGroups', {
  summary: 'Groups by name, trade and city, or the own ones; those of the own city and the largest first',
  tag,
  authz: finding,
  query: groupsQuery,
  response: countedPageOf(groupCard),
});

export const getGroup = endpoint('GET /groups/group', {
  summary: 'One group',
  tag,
  authz: finding,
  query: groupQuery,
  response: group,
  errors: [e.group_not_found],
});

export const getOpenGroup = endpoint('GET /groups/open', {
  summary: 'A group whose page visitors may open, without posts and members',
  tag,
  authz: { who: 'anyone', scope: 'groups that are open to visitors' },
  query: groupQuery,
  response: openGroup,
  errors: [e.group_not_found],
});

export const addGroupPicture = endpoint('POST /groups/pictures', {
  summary: 'A picture for the cover of a group; kept for a day until it is taken',
  tag,
  authz: owning,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute: 20,
  upload: {
    field: 'photos',
    maxFiles: 1,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ items: z.array(postPicture) }),
  status: 201,
  errors: [e.group_picture_unreadable, e.group_picture_limit, moderationErrors.network_paused],
  touches: 'nothing',
});

export const createGroup = endpoint('POST /groups/create', {
  summary: 'Start a group of a trade and a city',
  tag,
  authz: owning,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute: 20,
  body: groupSettings,
  response: group,
  errors: [e.group_new_member, e.group_limit, e.group_picture_not_found, moderationErrors.network_paused],
});

export const updateGroup = endpoint('PATCH /groups/update', {
  summary: 'Change what a group says of itself, and who may join and post',
  tag,
  authz: owning,
  unconfirmed: 'carries-version',
  perMinute: 20,
  body: changeGroupBody,
  response: group,
  errors: [e.group_not_found, e.group_moved_on, e.group_picture_not_found, moderationErrors.network_paused],
});

export const closeGroup = endpoint('POST /groups/close', {
  summary: 'Close an own group for good; its members hear of it',
  tag,
  authz: owning,
  unconfirmed: 'carries-version',
  perMinute: 20,
  body: closeGroupBody,
  response: group,
  errors: [e.group_not_found, e.group_moved_on],
});

export const changeOwnMembership = endpoint('PATCH /groups/membership', {
  summary: 'Join a group or ask to join it; leave it or take the request back',
  tag,
  authz: finding,
  unconfirmed: 'nothing-to-agree',
  perMinute: 20,
  body: ownMembershipBody,
  response: ownMembership,
  errors: [
    e.group_not_found,
    e.group_member_not_found,
    e.group_member_moved_on,
    e.group_joined_limit,
    e.group_too_soon,
  ],
});

export const listGroupMembers = endpoint('GET /groups/members', {
  summary: 'Who is in a group, for its members; who asks, for those who decide; without blocked members',
  tag,
  authz: finding,
  query: groupMembersQuery,
  response: pageOf(groupMember),
});

export const changeGroupMember = endpoint('PATCH /groups/members', {
  summary: 'Accept or decline a request, remove a member, name moderators, or hand the group over',
  tag,
  authz: deciding,
  unconfirmed: 'carries-version',
  perMinute: 60,
  body: changeMemberBody,
  response: group,
  errors: [e.group_not_found, e.group_member_not_found, e.group_member_moved_on, e.group_moderator_limit],
});
