import { changeGroupMember, changeOwnMembership } from '@nukkad/contract/network/group/group.api';
import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { inviteToGroup } from '@nukkad/contract/network/group/group-invitation.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { callAs } from '../../fixtures/api.ts';
import { type LongMember, aLongMember, makeGroup } from '../../fixtures/groups.ts';
import { type Tour, once } from '../screen.ts';

const join = ({ session }: LongMember, groupId: string) =>
  callAs(session, changeOwnMembership, { body: { groupId, action: 'join' } });
async function connect(one: LongMember, other: LongMember): Promise<void> {
  await callAs(one.session, sendRequest, {
    body: { memberId: other.memberId },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await callAs(other.session, updateConnection, {
    body: { memberId: one.memberId, action: 'accept', version: 1 },
  });
}
const say = ({ session }: LongMember, groupId: string, body: string) =>
  callAs(session, createPost, {
    body: { body, audience: 'group', groupId, pictures: [] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** A group in which one asks and one has written, and groups to join. */
async function aStreetOfGroups() {
  const [own, member, asker] = [
    await aLongMember('Indira Bose'),
    await aLongMember('Jatin Arora'),
    await aLongMember('Kiran Das'),
  ];
  const { groupId, slug } = await makeGroup(own);
  await join(member, groupId);
  await callAs(own.session, changeGroupMember, {
    body: { groupId, memberId: member.memberId, version: 1, action: 'accept' },
  });
  await join(asker, groupId);
  await say(own, groupId, 'Welcome. Which tape do you use for hot water joints?');
  const waiting = await say(member, groupId, 'A pipe cutter for lending, near the lake. #tools');
  const other = await makeGroup(member, {
    name: 'Electricians of the east side',
    tradeId: 'electrician',
    colour: 'orange',
  });
  await makeGroup(member, {
    name: 'Home repair for everyone',
    tradeId: null,
    joining: 'open',
    colour: 'green',
  });
  await connect(member, own);
  const inviting = await makeGroup(member, { name: 'Tool lenders of the lake' });
  await callAs(member.session, inviteToGroup, {
    body: { groupId: inviting.groupId, memberId: own.memberId },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return { own, member, asker, slug, other, inviting, waiting };
}

/** A customer with a group of her own, in which one asks and one has written, and groups to join. */
async function groupTour(): Promise<Tour> {
  const { own, member, asker, slug, other, inviting, waiting } = await aStreetOfGroups();
  const at = (slugOf: string, rest = '') => `/groups/${slugOf}${rest}`;
  return {
    person: own.person,
    screens: [
      { name: 'groups', path: '/groups' },
      { name: 'groups-mine', path: '/groups?mine=true' },
      { name: 'groups-none-found', path: '/groups?q=xyzzy' },
      { name: 'group-new', path: '/groups?dialog=new-group' },
      { name: 'group-own', path: at(slug) },
      { name: 'group-about', path: at(slug, '/about') },
      { name: 'group-members', path: at(slug, '/members') },
      { name: 'group-requests', path: at(slug, '/requests') },
      { name: 'group-waiting', path: at(slug, '/waiting') },
      { name: 'group-decline', path: at(slug, `/waiting?dialog=decline-group-post&about=${waiting.postId}`) },
      {
        name: 'group-decline-request',
        path: at(slug, `/requests?dialog=decline-group-request&member=${asker.memberId}`),
      },
      { name: 'group-remove', path: at(slug, `/members?dialog=remove-from-group&member=${member.memberId}`) },
      { name: 'group-invite', path: at(slug, '?dialog=invite-to-group') },
      { name: 'group-close', path: at(slug, '/about?dialog=close-group') },
      { name: 'group-invited', path: at(inviting.slug) },
      { name: 'group-settings', path: at(slug, '?dialog=group-settings') },
      { name: 'group-leave', path: at(slug, '?dialog=leave-group') },
      { name: 'group-write', path: at(slug, '?dialog=new-post') },
      { name: 'group-outside', path: at(other.slug) },
      { name: 'group-denied', path: at(other.slug, '/waiting') },
      { name: 'search-network', path: '/search?q=tool' },
      { name: 'search-group', path: '/search?q=electrician&kind=group' },
      { name: 'search-nothing', path: '/search?q=xyzzyqq' },
      { name: 'search-begin', path: '/search' },
      { name: 'group-gone', path: at('no-such-group') },
    ],
  };
}

export const groupTours = { groups: once(groupTour) };
