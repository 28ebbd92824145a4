import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/expense/expense.test.ts';
const readTest = 'src/people/expense/receipt/read-receipts.test.ts';
const repayTest = 'src/people/expense/repay.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/expenses': { query: 'whose=team', who: 'owner', empty: true },
    'GET /user/expenses/categories': { query: '', who: 'owner', empty: true },
    'GET /user/expenses/advances': { query: 'whose=team', who: 'owner', empty: true },
    'GET /user/expenses/payments': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/expenses': ownTest,
    'GET /user/expenses/details': ownTest,
    'POST /user/expenses': ownTest,
    'PATCH /user/expenses': ownTest,
    'DELETE /user/expenses': ownTest,
    'PATCH /user/expenses/review': ownTest,
    'PATCH /user/expenses/pay': repayTest,
    'DELETE /user/expenses/receipts': ownTest,
    'GET /user/expenses/receipts/reading': readTest,
    'PATCH /user/expenses/categories': ownTest,
    'GET /user/expenses/advances': repayTest,
    'POST /user/expenses/advances': repayTest,
    'PATCH /user/expenses/advances': repayTest,
  },
};
