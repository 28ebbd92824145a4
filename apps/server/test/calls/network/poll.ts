import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/poll/poll.test.ts';
const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';
const blocked = 'test/network/blocking.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /polls/questions': { query: '', who: 'buyer', empty: true },
    'GET /polls/voters': { query: `pollId=${oneUnknown}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /polls/questions': ownTest,
    'GET /polls/question': ownTest,
    'GET /polls/voters': blocked,
    'POST /polls/questions': ownTest,
    'PATCH /polls/questions': ownTest,
  },
};
