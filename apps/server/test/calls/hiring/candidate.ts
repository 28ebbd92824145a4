import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: { 'GET /jobs/getCandidates': { query: '', who: 'owner', empty: true } },
  publicIds: ['POST /jobs/hiddenBusinesses', 'DELETE /jobs/hiddenBusinesses'],
  triedAtHome: {
    'GET /jobs/candidate': 'src/hiring/candidate/candidate-privacy.test.ts',
    'POST /jobs/cv/use': 'src/hiring/candidate/cv/cv.test.ts',
    'DELETE /jobs/cv': 'src/hiring/candidate/cv/cv.test.ts',
    'DELETE /jobs/video': 'src/hiring/candidate/video/video.test.ts',
    'DELETE /jobs/documents': 'src/hiring/candidate/document/candidate-document.test.ts',
    'GET /jobs/documents/file': 'src/hiring/candidate/document/candidate-document.test.ts',
    'GET /jobs/candidateFiles': 'src/hiring/candidate/video/video.test.ts',
  },
};
