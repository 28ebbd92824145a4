import type { DomainCalls } from '../../walks/domain-calls.ts';

const hires = 'src/hiring/hire/hire.test.ts';
const feedback = 'src/hiring/hire/feedback.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/feedback/employer': { query: '', who: 'owner', empty: true } },
  triedAtHome: {
    'GET /jobs/hire/terms': hires,
    'GET /jobs/hire': hires,
    'POST /jobs/hire': hires,
    'POST /jobs/feedback/employer': feedback,
    'POST /jobs/feedback/candidate': feedback,
  },
};
