import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/getCandidates': { query: '', who: 'owner', empty: true } },
  publicIds: ['POST /jobs/hiddenBusinesses', 'DELETE /jobs/hiddenBusinesses'],
  triedAtHome: {
    'GET /jobs/candidate': 'src/hiring/candidate/candidate-privacy.test.ts',
    'POST /jobs/cv/use': 'src/hiring/candidate/cv/cv.test.ts',
    'DELETE /jobs/cv': 'src/hiring/candidate/cv/cv.test.ts',
  },
};
