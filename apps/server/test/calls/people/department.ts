import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/department/department.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/department/list': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/department': ownTest,
    'POST /user/department': ownTest,
    'PATCH /user/department': ownTest,
    'DELETE /user/department': ownTest,
  },
};
