import { getBookAgain } from '@nukkad/contract/market/again/again.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /service/booking/again': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(getBookAgain, { query: { bookingId: done } }),
    },
  }),
};
