import { createPoll } from '@nukkad/contract/network/poll/poll.api';
import { plainPoll } from '../../fixtures/poll-fixture.ts';
import { clear } from './clear.ts';
import type { Hostile } from './hostile-row.ts';

export const hostile: Hostile = {
  rows: [
    {
      endpoint: createPoll,
      example: async (net) => {
        await clear(net);
        return { ...plainPoll };
      },
    },
  ],
};
