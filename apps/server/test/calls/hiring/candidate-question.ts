import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  publicIds: ['POST /jobs/question', 'GET /jobs/question', 'GET /jobs/answeredQuestions'],
  lists: {
    'GET /jobs/ownQuestions': { query: '', who: 'seeker', empty: true },
    'GET /jobs/answeredQuestions': {
      query: (_things, { jobId }) => `jobId=${jobId}`,
      who: null,
      empty: true,
    },
    'GET /jobs/questions': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /jobs/questions': 'src/hiring/candidate-question/candidate-question.test.ts',
    'POST /jobs/question/answer': 'src/hiring/candidate-question/candidate-question.test.ts',
  },
};
