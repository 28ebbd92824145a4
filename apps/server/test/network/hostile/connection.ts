import { listConnections, sendRequest } from '@nukkad/contract/network/connection/connection.api';
import { sql } from 'kysely';
import type { Hostile } from './hostile-row.ts';

export const hostile: Hostile = {
  rows: [
    {
      endpoint: sendRequest,
      example: async ({ app }, { friend }) => {
        await sql`delete from network_connection`.execute(app.platform.db);
        return { memberId: friend.memberId, note: 'We met at the ward office.' };
      },
      kept: {
        note: async ({ app }, { friend }) => {
          const { items } = await app
            .as(friend.viewer)
            .call(listConnections, { query: { status: 'Requested' } });
          return items[0]?.note ?? '';
        },
      },
    },
  ],
};
