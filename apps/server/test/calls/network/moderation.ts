import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/moderation/moderation.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /network/reports': { query: '', who: 'buyer', empty: true },
    'GET /network/removals': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'POST /network/report': ownTest,
    'POST /network/appeal': ownTest,
  },
};
