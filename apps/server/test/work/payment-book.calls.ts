import type { DomainCalls } from '../domain-calls.ts';

const ownTest = 'src/work/payment-book/payment-book.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/paymentBook/entries': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /projects/paymentBook/entries': ownTest,
    'GET /projects/paymentBook': ownTest,
    'POST /projects/paymentBook': ownTest,
    'POST /projects/paymentBook/credit': ownTest,
    'POST /projects/paymentBook/reverse': ownTest,
    'GET /projects/paymentBook/statement': ownTest,
  },
};
