import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/hiring/hiring-report/hiring-report.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /jobs/jobAnalytics': ownTest,
    'GET /jobs/jobAnalytics/recruiters': ownTest,
  },
};
