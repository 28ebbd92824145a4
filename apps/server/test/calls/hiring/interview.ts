import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /interviews': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'POST /interviews/{interviewId}/close': 'src/hiring/interview/interview.test.ts',
  },
};
