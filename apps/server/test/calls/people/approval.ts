import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/approval/approval.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/approval': { query: '', who: 'owner', empty: true },
    'GET /user/approval/delegate': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/approval/steps': ownTest,
    'PATCH /user/approval': ownTest,
    'PATCH /user/approval/cancel': ownTest,
    'PATCH /user/approval/takeOver': ownTest,
    'PATCH /user/approval/chain': ownTest,
    'POST /user/approval/delegate': ownTest,
    'DELETE /user/approval/delegate': ownTest,
  },
};
