import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /document/list': { query: '', who: 'owner' },
    'GET /drive/shareableLink': {
      query: (_, { documentId }) => `documentId=${documentId}`,
      who: 'owner',
      empty: true,
    },
  },
  triedAtHome: {
    'GET /document/download': 'src/files/document/keep-documents.test.ts',
    'GET /document/signedUrl': 'src/files/document/keep-documents.test.ts',
    'PATCH /document/expiry': 'src/files/document/document-end.test.ts',
    'POST /document/deletes': 'src/files/document/delete-many-documents.test.ts',
    'DELETE /document/delete': 'src/files/document/keep-documents.test.ts',
    'POST /drive/shareableLink': 'src/files/document/share/share-document.test.ts',
    'GET /drive/shareableLink': 'src/files/document/share/share-document.test.ts',
    'DELETE /drive/shareableLink': 'src/files/document/share/share-document.test.ts',
    'POST /user/addDocuments': 'src/files/document/keep-documents.test.ts',
    'POST /user/deleteDocuments': 'src/files/document/keep-documents.test.ts',
  },
};
