import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/task/task.test.ts';
const partsTest = 'src/people/task/task-parts.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/tasks': { query: 'tab=all', who: 'owner' },
    'GET /user/tasks/comments': { query: (_, { taskId }) => `taskId=${taskId}`, who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/tasks': ownTest,
    'GET /user/tasks/details': ownTest,
    'POST /user/tasks': ownTest,
    'PATCH /user/tasks': ownTest,
    'PATCH /user/tasks/state': ownTest,
    'POST /user/tasks/moves': ownTest,
    'POST /user/tasks/assigns': ownTest,
    'PATCH /user/tasks/checklist': ownTest,
    'GET /user/tasks/comments': partsTest,
    'POST /user/tasks/comments': partsTest,
    'PATCH /user/tasks/comments': partsTest,
    'PATCH /user/tasks/comments/remove': partsTest,
    'POST /user/tasks/documents/add': partsTest,
    'POST /user/tasks/documents/remove': partsTest,
    'GET /user/tasks/documents/link': partsTest,
  },
};
