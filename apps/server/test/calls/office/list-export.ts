import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/office/list-export/list-export.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /user/list_exports/{exportId}': ownTest,
    'DELETE /user/list_exports/{exportId}': ownTest,
  },
  lists: {
    'GET /user/list_exports': { query: '', who: 'owner', empty: true },
  },
};
