import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/loan/loan.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /user/loan': { query: 'whose=team', who: 'owner', empty: true } },
  triedAtHome: {
    'GET /user/loan': ownTest,
    'GET /user/loan/{loanId}': ownTest,
    'POST /user/loan': ownTest,
    'PATCH /user/loan': ownTest,
    'DELETE /user/loan': ownTest,
    'PATCH /user/loan/review': ownTest,
    'POST /user/loan/give': ownTest,
    'PATCH /user/loan/handover': ownTest,
    'PATCH /user/loan/drop': ownTest,
    'PATCH /user/loan/pause': ownTest,
    'PATCH /user/loan/repay': ownTest,
  },
};
