/** Certificates and licences of a candidate: specification section 7, Jobs. The calls are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { day, id, instant } from '../../kernel/schema.ts';
import { candidateErrors } from './candidate.noun.ts';
import {
  candidateDocument,
  candidateDocumentBytes,
  candidateDocumentKind,
  candidateDocumentMediaTypes,
  candidateFiles,
  mostCandidateDocuments,
} from './candidate-document.model.ts';
import { candidateDocumentErrors as e } from './candidate-document.noun.ts';

const tag = 'Jobs';
const own = { who: 'roles', roles: ['Jobseeker'], scope: 'own documents only' } as const;
const named = z.object({ documentId: id('Document') });

export const getOwnDocuments = endpoint('GET /jobs/documents', {
  summary: 'The own certificates and licences; at most 12',
  tag,
  authz: own,
  response: z.object({
    documents: z.array(candidateDocument).check(z.maxLength(mostCandidateDocuments)),
  }),
});

export const addCandidateDocument = endpoint('POST /jobs/documents', {
  summary: 'Add a certificate or licence, as PDF or photo',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 20,
  query: z.object({
    kind: candidateDocumentKind,
    expiresOn: z.optional(day('Last day on which it is valid.')),
  }),
  upload: {
    field: 'file',
    maxFiles: 1,
    maxBytes: candidateDocumentBytes,
    mediaTypes: candidateDocumentMediaTypes,
  },
  response: candidateDocument,
  errors: [
    e.candidate_document_unreadable,
    e.candidate_document_active,
    e.candidate_document_locked,
    e.candidate_document_ended,
    e.candidate_documents_full,
  ],
});

export const removeCandidateDocument = endpoint('DELETE /jobs/documents', {
  summary: 'Remove an own document and its file at once',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: named,
  response: z.object({ removed: z.literal(true) }),
  errors: [e.candidate_document_not_found],
});

export const openCandidateDocument = endpoint('GET /jobs/documents/file', {
  summary: 'A link to a document, good for one minute',
  tag,
  authz: {
    who: 'roles',
    roles: ['Jobseeker', 'Service Partner', 'subUser'],
    scope: 'own documents; with hireTalent.view those that shortlisted candidates share',
  },
  query: named,
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [e.candidate_document_not_found],
});

export const getCandidateFiles = endpoint('GET /jobs/candidateFiles', {
  summary: 'Video and documents of a candidate, as far as they share them with the own organisation',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'hireTalent.view',
    scope: 'candidates who may be found',
  },
  query: z.object({ userId: id('user') }),
  response: candidateFiles,
  errors: [candidateErrors.candidate_not_found],
});
