import type { DomainCalls } from '../../walks/domain-calls.ts';

const tried = 'src/files/share/share.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /drive/shareableLink': {
      query: (_, { documentId }) => `subject=document&subjectId=${documentId}`,
      who: 'owner',
    },
    'GET /drive/shareableLink/openings': {
      query: (_, { shareId }) => `shareId=${shareId}`,
      who: 'owner',
      empty: true,
    },
  },
  triedAtHome: {
    'POST /drive/shareableLink': tried,
    'GET /drive/shareableLink': tried,
    'PATCH /drive/shareableLink': tried,
    'DELETE /drive/shareableLink': tried,
    'GET /drive/shareableLink/openings': tried,
  },
};
