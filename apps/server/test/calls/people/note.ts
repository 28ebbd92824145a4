import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/note/note.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /user/notes': ownTest,
    'POST /user/notes': ownTest,
    'PATCH /user/notes': ownTest,
    'DELETE /user/notes': ownTest,
  },
  lists: { 'GET /user/notes': { query: '', who: 'owner', empty: true } },
};
