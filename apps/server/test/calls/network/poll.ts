import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/poll/poll.test.ts';
const blocked = 'test/network/blocking.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /polls/questions': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /polls/questions': ownTest,
    'GET /polls/question': ownTest,
    'GET /polls/voters': blocked,
    'POST /polls/questions': ownTest,
    'PATCH /polls/questions': ownTest,
  },
};
