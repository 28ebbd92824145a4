import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/employee-file/employee-file.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /user/employee/file': ownTest,
    'PATCH /user/employee/file': ownTest,
    'POST /user/employee/bank': ownTest,
    'POST /user/employee/bank/verify': ownTest,
    'GET /user/employee/document': ownTest,
    'POST /user/employee/document': ownTest,
    'DELETE /user/employee/document': ownTest,
  },
};
