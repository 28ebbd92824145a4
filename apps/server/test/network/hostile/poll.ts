import { createPoll } from '@nukkad/contract/network/poll/poll.api';
import { sql } from 'kysely';
import { plainPoll } from '../../fixtures/poll-fixture.ts';
import type { Hostile } from './hostile-row.ts';

export const hostile: Hostile = {
  rows: [
    {
      endpoint: createPoll,
      example: async ({ app }) => {
        await sql`delete from network_poll`.execute(app.platform.db);
        return { ...plainPoll, question: 'Which day?', options: ['Friday', 'Saturday'] };
      },
    },
  ],
};
