import type { DomainCalls } from '../domain-calls.ts';

export const calls: DomainCalls = {
  publicIds: ['GET /service/recommendedProviders', 'POST /service/favourites', 'DELETE /service/favourites'],
  lists: {
    'GET /service/favourites': { query: '', who: 'buyer', empty: true },
  },
};
