import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { expiryStates } from '../../kernel/expiry.ts';
import { day, instant, optionalText } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { documentErrors, documentStatuses } from './document.noun.ts';
import { documentLimits, ownDocument, documentType } from './document.model.ts';

const tag = 'Documents';
const authz = { who: 'signed-in', scope: 'own documents only' } as const;
const documentId = z.uuid('This is not a known id.');
const type = documentType;
const lastDay = day('Last day on which it is valid.');

export const listDocumentTypes = endpoint('GET /user/docsType', {
  summary: 'What kinds of documents can be added, and which are needed before a review',
  tag,
  authz: { who: 'signed-in', scope: 'the same for everybody' },
  openWhile: whileIncomplete,
  response: z.object({
    types: z.array(
      z.object({
        type,
        needed: z.enum(['always', 'with_gst', 'optional']),
        ends: z.enum(['needed', 'optional', 'none']),
      }),
    ),
  }),
});

export const documentQuery = z.object({
  ...countedPageQuery,
  attached: z.optional(z.enum(['true', 'false'], 'Choose true or false.')),
  type: z.optional(type),
  status: z.optional(z.enum(documentStatuses, 'Choose one of the list.')),
  expiry: z.optional(z.enum(expiryStates, 'Choose ending or ended.')),
  q: optionalText(60, 'Part of the file name.'),
});

export const listDocuments = endpoint('GET /document/list', {
  summary: 'The own documents, newest first',
  tag,
  authz,
  openWhile: whileIncomplete,
  query: documentQuery,
  response: countedPageOf(ownDocument),
});

export const uploadDocuments = endpoint('POST /document/upload', {
  summary:
    'Keep PDFs or pictures in the own folder; what a file is, its name, its first bytes and its decoder say alike',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile: whileIncomplete,
  query: z.object({ type, expiresOn: z.optional(lastDay) }),
  upload: {
    field: 'files',
    maxFiles: documentLimits.files,
    maxBytes: documentLimits.bytes,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ documents: z.array(ownDocument) }),
  errors: [
    documentErrors.document_unreadable,
    documentErrors.document_active,
    documentErrors.document_locked,
    documentErrors.too_many_documents,
    documentErrors.document_end_missing,
    documentErrors.document_ended,
  ],
  perMinute: 30,
});

export const setDocumentExpiry = endpoint('PATCH /document/expiry', {
  summary: 'Set the last day of an own document that is not verified, or of one without an end',
  tag,
  authz,
  unconfirmed: 'carries-version',
  openWhile: whileIncomplete,
  body: z.object({
    documentId,
    expiresOn: z.nullable(lastDay),
    seenExpiresOn: z.nullable(lastDay).check(z.describe('As the caller saw it; another is refused.')),
  }),
  response: ownDocument,
  errors: [
    documentErrors.document_not_found,
    documentErrors.document_in_review,
    documentErrors.document_end_missing,
    documentErrors.document_ended,
    documentErrors.document_end_verified,
    documentErrors.document_end_moved_on,
  ],
});

const chosen = z.object({
  documentIds: z
    .array(documentId, 'Choose documents.')
    .check(z.minLength(1, 'Choose a document.'), z.maxLength(20, 'At most 20 at once.')),
});

export const addDocuments = endpoint('POST /user/addDocuments', {
  summary: 'Attach kept documents to the own profile, for its review',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile: whileIncomplete,
  body: chosen,
  response: z.object({ documents: z.array(ownDocument) }),
  errors: [documentErrors.document_not_found, documentErrors.document_in_review],
});

export const deleteDocuments = endpoint('POST /user/deleteDocuments', {
  summary: 'Detach documents from the own profile; they stay kept',
  tag,
  authz,
  unconfirmed: 'removes-named',
  openWhile: whileIncomplete,
  body: chosen,
  response: z.object({ documents: z.array(ownDocument) }),
  errors: [documentErrors.document_not_found, documentErrors.document_in_review],
});

export const getSignedUrl = endpoint('GET /document/signedUrl', {
  summary: 'A link to a document for this person, good for one minute',
  tag,
  authz: { who: 'signed-in', scope: 'own documents; an Admin those under review' },
  openWhile: whileIncomplete,
  query: z.object({ documentId }),
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [documentErrors.document_not_found],
});

export const downloadDocument = endpoint('GET /document/download', {
  summary: 'The file itself, to be saved',
  tag,
  authz: { who: 'signed-in', scope: 'own documents; an Admin those under review' },
  openWhile: whileIncomplete,
  query: z.object({ documentId }),
  produces: 'application/octet-stream',
  errors: [documentErrors.document_not_found],
});

export const deleteDocument = endpoint('DELETE /document/delete', {
  summary: 'Remove a document for good',
  tag,
  authz,
  unconfirmed: 'removes-named',
  openWhile: whileIncomplete,
  query: z.object({ documentId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [documentErrors.document_not_found, documentErrors.document_in_review],
});

export const deleteManyDocuments = endpoint('POST /document/deletes', {
  summary: 'Remove many documents for good; reports row by row',
  tag,
  authz,
  unconfirmed: 'removes-named',
  openWhile: whileIncomplete,
  body: z.object({ documentIds: manyOf(documentId) }),
  response: rowByRow,
  errors: [documentErrors.document_not_found],
  perMinute: 30,
});
