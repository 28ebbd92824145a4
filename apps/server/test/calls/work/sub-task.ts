import type { DomainCalls, PagedList } from '../../walks/domain-calls.ts';

const ownTest = 'src/work/sub-task/sub-task.test.ts';

const ofProject: PagedList = {
  query: (_, { projectId }) => `projectId=${projectId}`,
  who: 'owner',
  empty: true,
};

export const calls: DomainCalls = {
  lists: { 'GET /projects/subTask': ofProject, 'GET /projects/reminder': ofProject },
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
