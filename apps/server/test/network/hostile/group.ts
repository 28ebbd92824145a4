import { createGroup, updateGroup } from '@nukkad/contract/network/group/group.api';
import { plainGroup } from '../../fixtures/group-fixture.ts';
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
  ],
};
