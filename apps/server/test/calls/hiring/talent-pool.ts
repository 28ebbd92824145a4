import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/hiring/talent-pool/talent-pool.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/talentPool': { query: '', who: 'owner', empty: true } },
  triedAtHome: {
    'GET /jobs/talentPool/candidate': ownTest,
    'POST /jobs/talentPool': ownTest,
    'PATCH /jobs/talentPool': ownTest,
    'DELETE /jobs/talentPool': ownTest,
  },
};
