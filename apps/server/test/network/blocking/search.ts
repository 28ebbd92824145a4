import { searchGlobal } from '@nukkad/contract/office/search/search.api';
import type { Blocking } from './blocking-row.ts';

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /search/global',
      shows: async (net, { looker, other }) => {
        const { groups } = await net.app
          .as(looker.viewer)
          .call(searchGlobal, { query: { q: other.handle, full: 'true' } });
        return groups.some(({ items }) => items.some(({ id }) => id === other.handle));
      },
    },
  ],
};
