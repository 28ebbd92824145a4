import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/hiring/job/job.test.ts';
const reportTest = 'src/hiring/job/moderation.test.ts';

export const calls: DomainCalls = {
  publicIds: ['GET /jobs/open', 'GET /jobs/all'],
  lists: {
    'GET /jobs/all': { query: '', who: null },
    'GET /jobs/myJob': { query: '', who: 'owner' },
  },
  triedAtHome: {
    'GET /jobs/job': ownTest,
    'POST /jobs/createJob': 'src/hiring/job/job-team.test.ts',
    'GET /jobs/team': 'src/hiring/job/kept-jobs.test.ts',
    'PATCH /jobs/updateJob': ownTest,
    'POST /jobs/publish': ownTest,
    'POST /jobs/deactivate': ownTest,
    'POST /jobs/activate': ownTest,
    'POST /jobs/renew': ownTest,
    'POST /jobs/close': ownTest,
    'POST /jobs/cancel': ownTest,
    'POST /jobs/delete': ownTest,
    'POST /jobs/report': reportTest,
  },
};
