import type { DomainCalls } from '../domain-calls.ts';

const ownTest = 'src/work/sub-task/sub-task.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /projects/subTask': ownTest,
    'POST /projects/subTask': ownTest,
    'PATCH /projects/subTask': ownTest,
    'PATCH /projects/subTask/state': ownTest,
    'PATCH /projects/assignUser': ownTest,
    'GET /projects/reminder': ownTest,
    'POST /projects/reminder': ownTest,
    'DELETE /projects/reminder': ownTest,
  },
};
