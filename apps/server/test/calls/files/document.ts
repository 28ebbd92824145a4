import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /document/list': { query: '', who: 'owner' },
  },
  triedAtHome: {
    'GET /document/download': 'src/files/document/keep-documents.test.ts',
    'GET /document/signedUrl': 'src/files/document/keep-documents.test.ts',
    'PATCH /document/expiry': 'src/files/document/document-end.test.ts',
    'POST /document/deletes': 'src/files/document/delete-many-documents.test.ts',
    'DELETE /document/delete': 'src/files/document/keep-documents.test.ts',
    'POST /user/addDocuments': 'src/files/document/keep-documents.test.ts',
    'POST /user/deleteDocuments': 'src/files/document/keep-documents.test.ts',
  },
};
