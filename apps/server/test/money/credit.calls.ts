import type { DomainCalls } from '../domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /payment/credit_balance': { query: '', who: 'buyer', empty: true },
  },
};
