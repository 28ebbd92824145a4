import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/work/project-cost/project-cost.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/cost': {
      query: (_, { projectId }) => `projectId=${projectId}`,
      who: 'owner',
      empty: true,
    },
  },
  triedAtHome: {
    'GET /projects/cost': ownTest,
    'POST /projects/cost': ownTest,
    'DELETE /projects/cost': ownTest,
    'GET /projects/margin': ownTest,
  },
};
