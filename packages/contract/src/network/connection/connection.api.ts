/** Connections of members: specification section 7, Feed, stories, network, messaging. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { optionalText, removed } from '../../kernel/schema.ts';
import { memberId } from '../member/member.model.ts';
import { memberErrors } from '../member/member.noun.ts';
import { connectionErrors as e } from './connection.noun.ts';
import {
  blockedMember,
  connectionCounts,
  connectionItem,
  connectionStatus,
  connectionStatusBody,
  foundMember,
  memberPage,
  memberQuery,
  memberWords,
  requestBody,
  suggestedMember,
  visitors,
} from './connection.model.ts';

const tag = 'Network';
const authz = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'],
  scope: 'connections of the own member; blocked members are not there, in either direction',
} as const;

export const sendRequest = endpoint('POST /network/sendRequest', {
  summary: 'Ask a member for a connection; where it has asked already, both are connected',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute: 20,
  body: requestBody,
  response: memberPage,
  errors: [
    memberErrors.member_not_found,
    e.connection_with_self,
    e.connection_there,
    e.connection_not_asked,
    e.connection_too_soon,
    e.connection_limit,
  ],
});

export const updateConnection = endpoint('PATCH /network/updateStatus', {
  summary: 'Accept, decline or withdraw a request, or end a connection',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: connectionStatusBody,
  response: memberPage,
  errors: [e.connection_not_found, e.connection_moved_on],
});

export const connectionsQuery = z.object({
  ...pageQuery,
  status: z._default(connectionStatus, 'Accepted'),
  side: z.optional(z.enum(['asked', 'asks'], 'Choose one of the list.')),
});

export const listConnections = endpoint('GET /network/getConnection', {
  summary: 'Own connections and requests of a status, the last changed first',
  tag,
  authz,
  query: connectionsQuery,
  response: pageOf(connectionItem),
});

export const countConnections = endpoint('GET /network/getCount', {
  summary: 'How many connections and requests the own member has',
  tag,
  authz,
  response: connectionCounts,
});

export const approvedQuery = z.object({ ...pageQuery, q: memberWords });
export const listApprovedUsers = endpoint('GET /network/approvedUsers', {
  summary: 'The own connections by name, also by a part of it',
  tag,
  authz,
  query: approvedQuery,
  response: pageOf(connectionItem),
});

export const findMembersQuery = z.object({
  ...pageQuery,
  q: memberWords,
  trade: optionalText(80, 'Id of a category of the catalogue.'),
  place: optionalText(20, 'GeoNames id of a city.'),
});

export const findMembers = endpoint('GET /network/people', {
  summary: 'Members by name, trade and city: connections first, then by connections in common',
  tag,
  authz,
  perMinute: 60,
  query: findMembersQuery,
  response: pageOf(foundMember),
});

export const listSuggestions = endpoint('GET /network/suggestions', {
  summary: 'Members whom one may know, each with the reason',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(suggestedMember),
});

export const dismissSuggestion = endpoint('DELETE /network/suggestions', {
  summary: 'Do not suggest this member again',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ memberId }),
  response: removed,
  errors: [memberErrors.member_not_found],
});

export const getMember = endpoint('GET /network/member', {
  summary: 'A member by id or address: for everyone where it allows that',
  tag,
  authz: { who: 'anyone', scope: 'members who let themselves be seen by the caller' },
  query: memberQuery,
  response: memberPage,
  errors: [memberErrors.member_not_found],
  spoken: true,
});

export const listMutual = endpoint('GET /network/mutual', {
  summary: 'Connections in common with a member, by name',
  tag,
  authz,
  query: z.object({ ...pageQuery, memberId }),
  response: pageOf(foundMember),
});

export const listVisitors = endpoint('GET /network/visitors', {
  summary: 'Who looked at the own page within 90 days, the last first',
  tag,
  authz,
  query: z.object(pageQuery),
  response: visitors,
});

export const blockMember = endpoint('POST /network/block', {
  summary: 'Block a member: neither finds, reads nor hears of the other; a connection ends',
  tag,
  authz,
  unconfirmed: 'removes-named',
  status: 201,
  body: z.object({ memberId }),
  response: blockedMember,
  errors: [memberErrors.member_not_found, e.block_with_self, e.blocks_full],
  touches: 'everything',
});

export const unblockMember = endpoint('DELETE /network/block', {
  summary: 'Unblock a member; a connection that ended does not come back',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ memberId }),
  response: removed,
  errors: [memberErrors.member_not_found],
  touches: 'everything',
});

export const listBlocks = endpoint('GET /network/blocks', {
  summary: 'Members whom the own one has blocked, the last first',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(blockedMember),
});
