import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/work/party/party.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/party': { query: '', who: 'owner' },
  },
  triedAtHome: {
    'GET /projects/party/detail': ownTest,
    'PATCH /projects/party': ownTest,
  },
};
