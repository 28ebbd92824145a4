import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/job-card/job-card.test.ts';
const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  lists: {
    'GET /job-cards/jobs': { query: '', who: 'owner' },
    'GET /job-cards': { query: '', who: 'buyer', empty: true },
    'GET /job-cards/shown': { query: `memberId=${oneUnknown}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /job-cards/jobs': ownTest,
    'GET /job-cards': ownTest,
    'GET /job-cards/card': ownTest,
    'GET /job-cards/shown': ownTest,
    'POST /job-cards': ownTest,
    'PATCH /job-cards': ownTest,
    'PUT /job-cards/consent': ownTest,
  },
};
