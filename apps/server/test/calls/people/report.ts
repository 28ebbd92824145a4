import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/report/leave': { query: '', who: 'owner', empty: true },
  },
};
