import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/work/project-file/project-file.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/file': {
      query: (_, { projectId }) => `projectId=${projectId}`,
      who: 'owner',
      empty: true,
    },
    'GET /project/file': { query: (_, { orderedId }) => `projectId=${orderedId}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /projects/file': ownTest,
    'POST /projects/file': ownTest,
    'PATCH /projects/file': ownTest,
    'DELETE /projects/file': ownTest,
    'GET /project/file': ownTest,
    'POST /project/file': ownTest,
    'DELETE /project/file': ownTest,
  },
};
