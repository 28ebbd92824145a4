import * as api from '@nukkad/contract/network/connection/connection.api';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);
const connected = (net: NetworkFixture, { looker, other }: Three) => net.connect(looker, other);
/** Both know the third one, and not each other. */
const throughThird = async (net: NetworkFixture, { looker, other, third }: Three) => {
  await net.connect(looker, third);
  await net.connect(other, third);
};
const holds = (items: readonly { readonly member: { readonly memberId: string } }[], other: InNetwork) =>
  items.some(({ member }) => member.memberId === other.memberId);

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /network/people',
      shows: async (net, { looker, other }) =>
        holds((await as(net, looker).call(api.findMembers, { query: { q: other.handle } })).items, other),
    },
    {
      call: 'GET /network/member',
      shows: async (net, { looker, other }) => (await net.look(looker, other)).status === 200,
    },
    {
      call: 'GET /network/getConnection',
      arrange: connected,
      shows: async (net, { looker, other }) =>
        holds((await as(net, looker).call(api.listConnections, { query: {} })).items, other),
    },
    {
      call: 'GET /network/getConnection of requests',
      arrange: (net, { looker, other }) => net.request(other, looker),
      shows: async (net, { looker, other }) =>
        holds(
          (await as(net, looker).call(api.listConnections, { query: { status: 'Requested' } })).items,
          other,
        ),
    },
    {
      call: 'GET /network/approvedUsers',
      arrange: connected,
      shows: async (net, { looker, other }) =>
        holds((await as(net, looker).call(api.listApprovedUsers, { query: {} })).items, other),
    },
    {
      call: 'GET /network/getCount',
      arrange: connected,
      shows: async (net, { looker }) => (await as(net, looker).call(api.countConnections)).connections > 0,
    },
    {
      call: 'GET /network/suggestions',
      arrange: throughThird,
      shows: async (net, { looker, other }) =>
        holds((await as(net, looker).call(api.listSuggestions, { query: {} })).items, other),
    },
    {
      call: 'GET /network/mutual',
      arrange: async (net, three) => {
        await throughThird(net, three);
        await net.connect(three.looker, three.other);
      },
      shows: async (net, { looker, other, third }) =>
        holds(
          (await as(net, looker).call(api.listMutual, { query: { memberId: third.memberId } })).items,
          other,
        ),
    },
    {
      call: 'GET /network/visitors',
      arrange: (net, { looker, other }) => net.look(other, looker),
      shows: async (net, { looker, other }) => {
        const { items, count } = await as(net, looker).call(api.listVisitors, { query: {} });
        return count > 0 || holds(items, other);
      },
    },
    {
      call: 'POST /network/sendRequest',
      shows: async (net, { looker, other }) => {
        const { status } = await as(net, looker).askLoosely(api.sendRequest, {
          body: { memberId: other.memberId },
        });
        return status !== 404;
      },
    },
    {
      call: 'PATCH /network/updateStatus',
      arrange: (net, { looker, other }) => net.request(other, looker),
      shows: async (net, { looker, other }) => {
        const { body } = await as(net, looker).askLoosely(api.updateConnection, {
          body: { memberId: other.memberId, action: 'accept', version: 99 },
        });
        // The version is asked about a request that can be accepted alone.
        return body.present === 'Requested';
      },
    },
  ],
  without: {
    'GET /network/settings': 'The own member alone.',
    'PATCH /network/settings': 'The own member alone.',
    'PUT /network/settings': 'The own member alone.',
    'DELETE /network/suggestions': 'Answers nothing of the other one.',
    'POST /network/block': 'Blocks who has blocked the caller as well, by an id that is known.',
    'DELETE /network/block': 'Of the own list.',
    'GET /network/blocks': 'The own list, by the names that everyone may read.',
  },
};
