import {
  addFavouriteProfessional,
  readFavouriteProfessional,
} from '@nukkad/contract/market/favourite/favourite.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  publicIds: [
    'GET /service/recommendedProviders',
    'POST /service/favourites',
    'DELETE /service/favourites',
    'DELETE /service/favourites/professional',
  ],
  tries: () => ({
    'GET /service/favourites/professional': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(readFavouriteProfessional, { query: { bookingId: done } }),
    },
    'POST /service/favourites/professional': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(addFavouriteProfessional, { body: { bookingId: done } }),
    },
  }),
  lists: {
    'GET /service/favourites': { query: '', who: 'buyer', empty: true },
    'GET /service/favourites/professionals': { query: '', who: 'buyer', empty: true },
  },
};
