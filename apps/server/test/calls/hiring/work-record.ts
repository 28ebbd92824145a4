import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/hiring/work-record/work-record.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/workRecord/shares': { query: '', who: 'seeker', empty: true } },
  triedAtHome: {
    'GET /jobs/workRecord/shared': ownTest,
    'POST /jobs/workRecord/share': ownTest,
    'DELETE /jobs/workRecord/share': ownTest,
  },
};
