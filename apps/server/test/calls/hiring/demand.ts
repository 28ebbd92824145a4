import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/demand': { query: '', who: 'owner', empty: true } },
};
