import * as api from '@nukkad/contract/network/group/group.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import { getFeeds } from '@nukkad/contract/network/post/post.api';
import { grouping, isOldMember } from '../../fixtures/group-fixture.ts';
import { inviting } from '../../fixtures/invitation-fixture.ts';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

/** The group that the rows of one try speak of, by the member who looks. */
const groups = new Map<string, string>();
const groupOf = ({ looker }: Three): string => groups.get(looker.memberId) ?? '';

async function make(
  net: NetworkFixture,
  { looker }: Three,
  owner: InNetwork,
  more: { readonly joining?: 'request'; readonly approvesPosts?: boolean } = {},
): Promise<string> {
  await isOldMember(net, owner);
  const { groupId } = await grouping(net).make(owner, more);
  groups.set(looker.memberId, groupId);
  return groupId;
}
const madeByOther = (net: NetworkFixture, three: Three) => make(net, three, three.other);
/** A group of the third one that both are in. */
async function both(net: NetworkFixture, three: Three): Promise<string> {
  const groupId = await make(net, three, three.third);
  for (const one of [three.looker, three.other]) await grouping(net).join(one, groupId);
  return groupId;
}
/** The looker, by the other one, to a group of the third one. */
async function invited(net: NetworkFixture, three: Three): Promise<void> {
  await net.connect(three.other, three.looker);
  const groupId = await make(net, three, three.third);
  await grouping(net).join(three.other, groupId);
  await inviting(net).invite(three.other, groupId, three.looker);
}
const names = (three: Three) => (item: { readonly member: { readonly memberId: string } }) =>
  item.member.memberId === three.other.memberId;

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /feed/getGroups',
      arrange: madeByOther,
      shows: async (net, three) => {
        const { items } = await net.app
          .as(three.looker.viewer)
          .call(api.getGroups, { query: { limit: 100, q: 'Plumbers of Bengaluru' } });
        return items.some(({ groupId }) => groupId === groupOf(three));
      },
    },
    {
      call: 'GET /groups/group',
      arrange: madeByOther,
      shows: async (net, three) => {
        const query = { slug: groupOf(three) };
        return (await net.app.as(three.looker.viewer).askLoosely(api.getGroup, { query })).status === 200;
      },
    },
    {
      call: 'GET /groups/group of which the other one is the owner',
      arrange: async (net, three) => {
        await madeByOther(net, three);
        await grouping(net).join(three.looker, groupOf(three));
      },
      shows: async (net, three) => (await grouping(net).read(three.looker, groupOf(three))).owner !== null,
    },
    {
      call: 'PATCH /groups/membership',
      arrange: madeByOther,
      shows: async (net, three) => {
        const body = { groupId: groupOf(three), action: 'join' };
        const { status } = await net.app
          .as(three.looker.viewer)
          .askLoosely(api.changeOwnMembership, { body });
        return status === 200;
      },
    },
    {
      call: 'GET /groups/members',
      arrange: both,
      shows: async (net, three) =>
        (await grouping(net).listed(three.looker, groupOf(three), 'members')).some(names(three)),
    },
    {
      call: 'GET /groups/members who ask',
      arrange: async (net, three) => {
        const groupId = await make(net, three, three.looker, { joining: 'request' });
        await grouping(net).join(three.other, groupId);
      },
      shows: async (net, three) =>
        (await grouping(net).listed(three.looker, groupOf(three))).some(names(three)),
    },
    {
      call: 'PATCH /groups/members',
      arrange: async (net, three) => {
        const groupId = await make(net, three, three.looker, { joining: 'request' });
        await grouping(net).join(three.other, groupId);
      },
      shows: async (net, three) => {
        const { status } = await grouping(net).decide(three.looker, groupOf(three), three.other, 'accept');
        return status === 200;
      },
    },
    {
      call: 'GET /groups/posts',
      arrange: async (net, three) => {
        const groupId = await make(net, three, three.looker, { approvesPosts: true });
        await grouping(net).join(three.other, groupId);
        await grouping(net).write(three.other, groupId, 'A tap for sale.');
      },
      shows: async (net, three) => (await grouping(net).waiting(three.looker, groupOf(three))).length > 0,
    },
    {
      call: 'PATCH /groups/posts',
      arrange: async (net, three) => {
        const groupId = await make(net, three, three.looker, { approvesPosts: true });
        await grouping(net).join(three.other, groupId);
        const { postId } = await grouping(net).write(three.other, groupId, 'A tap for sale.');
        groups.set(three.looker.memberId, postId);
      },
      shows: async (net, three) => {
        const asked = { postId: groupOf(three), version: 1, action: 'approve' };
        return (await grouping(net).decidePost(three.looker, asked)).status === 200;
      },
    },
    {
      call: 'GET /feed/getFeeds of a group',
      arrange: async (net, three) => {
        const groupId = await both(net, three);
        await grouping(net).write(three.other, groupId, 'Who has a long ladder?');
      },
      shows: async (net, three) => {
        const { items } = await net.app
          .as(three.looker.viewer)
          .call(getFeeds, { query: { groupId: groupOf(three) } });
        return items.length > 0;
      },
    },
    {
      call: 'GET /groups/invitees',
      arrange: async (net, three) => {
        await net.connect(three.looker, three.other);
        await make(net, three, three.looker);
      },
      shows: async (net, three) =>
        (await inviting(net).invitees(three.looker, groupOf(three))).some(
          ([memberId]) => memberId === three.other.memberId,
        ),
    },
    {
      call: 'POST /groups/invite',
      arrange: async (net, three) => {
        await net.connect(three.looker, three.other);
        await make(net, three, three.looker);
      },
      shows: async (net, three) =>
        (await inviting(net).invite(three.looker, groupOf(three), three.other)).status === 201,
    },
    {
      call: 'GET /groups/invitations',
      arrange: invited,
      shows: async (net, three) => (await inviting(net).waiting(three.looker)).length > 0,
    },
    {
      call: 'PATCH /groups/invitations',
      arrange: invited,
      shows: async (net, three) =>
        (await inviting(net).answer(three.looker, groupOf(three), 'accept')).status === 200,
    },
    {
      call: 'POST /network/report of a group',
      arrange: madeByOther,
      shows: async (net, three) => {
        const body = { subject: 'group', subjectId: groupOf(three), reason: 'spam' };
        return (await net.app.as(three.looker.viewer).askLoosely(reportContent, { body })).status === 201;
      },
    },
  ],
  without: {
    'POST /groups/create': 'Only makes a group; who finds it is judged where it is read.',
    'PATCH /groups/update': 'Own groups alone.',
    'GET /groups/open': 'What visitors read of a group, without any member of it.',
    'POST /groups/pictures': 'Own pictures alone.',
    'POST /groups/close': 'Own groups alone.',
    'PATCH /groups/invite': 'Own invitations alone; who is apart by then is not shown in the answer.',
  },
};
