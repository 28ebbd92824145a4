import type { DomainCalls } from '../../walks/domain-calls.ts';

const own = 'src/hiring/applicant-note/applicant-note.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /jobs/application/notes': {
      query: 'applicationId=00000000-0000-4000-8000-000000000000',
      who: 'owner',
      empty: true,
    },
  },
  triedAtHome: {
    'GET /jobs/application/notes': own,
    'POST /jobs/application/notes': own,
    'PATCH /jobs/application/notes': own,
    'DELETE /jobs/application/notes': own,
  },
};
