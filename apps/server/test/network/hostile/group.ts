import {
  changeGroupMember,
  createGroup,
  getGroup,
  updateGroup,
} from '@nukkad/contract/network/group/group.api';
import { grouping, plainGroup } from '../../fixtures/group-fixture.ts';
import { clear } from './clear.ts';
import type { Hostile } from './hostile-row.ts';

export const hostile: Hostile = {
  rows: [
    {
      endpoint: createGroup,
      example: async (net) => {
        await clear(net);
        return { ...plainGroup };
      },
    },
    {
      endpoint: updateGroup,
      example: async (net, { writer }) => {
        await clear(net);
        const { groupId, version } = await net.app
          .as(writer.viewer)
          .call(createGroup, { body: { ...plainGroup } });
        return { ...plainGroup, groupId, version };
      },
    },
    {
      endpoint: changeGroupMember,
      example: async (net, { writer, friend }) => {
        await clear(net);
        const { groupId } = await grouping(net).make(writer);
        await grouping(net).join(friend, groupId);
        return { groupId, memberId: friend.memberId, version: 1, action: 'remove', words: 'Please be kind.' };
      },
      kept: {
        words: async ({ app }, { friend }, { groupId }) => {
          const query = { slug: String(groupId) };
          const { refusal } = await app.as(friend.viewer).call(getGroup, { query });
          return refusal?.words ?? undefined;
        },
      },
    },
  ],
};
