import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { optionalText } from '../../kernel/schema.ts';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { documentErrors } from '../../files/document/document.noun.ts';
import { supportErrors } from './support.noun.ts';
import { contactBody, incident, incidentBody, incidentFiles } from './support.model.ts';

const tag = 'Support';
const authz = { who: 'signed-in', scope: 'own incidents only' } as const;
/** Open in every standing: a person who is shut out needs support most. */
const openWhile = anyAccessLevel;
const perMinute = 6;

export const listIncidents = endpoint('GET /support/incident', {
  summary: 'Own incidents with number, status and answers, newest first',
  tag,
  authz,
  openWhile,
  query: z.object(pageQuery),
  response: pageOf(incident),
});

export const getIncident = endpoint('GET /support/incident/{incidentId}', {
  summary: 'One own incident with all answers and files',
  tag,
  authz,
  openWhile,
  params: z.object({ incidentId: z.uuid('This is not a known id.') }),
  response: incident,
  errors: [supportErrors.incident_not_found],
});

export const addIncidentFiles = endpoint('POST /support/incidentFiles', {
  summary: `Add photos or documents to an own incident that has not ended, ${incidentFiles.most} at most`,
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  perMinute: 12,
  query: z.object({ incidentId: z.uuid('This is not a known id.') }),
  upload: {
    field: 'files',
    maxFiles: incidentFiles.most,
    maxBytes: incidentFiles.bytes,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  },
  response: incident,
  errors: [
    supportErrors.incident_not_found,
    supportErrors.incident_moved_on,
    supportErrors.incident_file_limit,
    documentErrors.document_unreadable,
    documentErrors.document_active,
    documentErrors.document_locked,
  ],
});

export const openIncident = endpoint('POST /support/incident', {
  summary: 'Send a request to support; it gets a number and is mailed to both',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  status: 201,
  idempotency: 'optional',
  perMinute,
  body: incidentBody,
  response: incident,
  errors: [supportErrors.too_many_incidents, supportErrors.message_looks_like_spam],
});

export const moveIncidentBody = z
  .object({
    incidentId: z.uuid('This is not a known id.'),
    verb: z.enum(['cancel', 'reopen', 'reply'], 'Choose what to do.'),
    message: optionalText(2_000, 'What support reads; a reply needs it.'),
  })
  .check(
    z.refine(({ verb, message }) => verb !== 'reply' || Boolean(message), {
      error: 'Enter some text.',
      path: ['message'],
    }),
  );

export const moveIncident = endpoint('PATCH /support/incident', {
  summary: 'Take back an own incident, add something to it, or open it again within 7 days',
  tag,
  authz,
  unconfirmed: 'only-adds',
  openWhile,
  body: moveIncidentBody,
  response: incident,
  errors: [
    supportErrors.incident_not_found,
    supportErrors.incident_moved_on,
    supportErrors.incident_reopen_too_late,
    kernelErrors.stale_state,
  ],
});

export const requestContact = endpoint('POST /support/contactRequest', {
  summary: 'The same for anyone who is not signed in, with a name and a way to answer',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute,
  body: contactBody,
  response: z.object({ incidentNumber: z.string() }),
  errors: [supportErrors.too_many_incidents, supportErrors.message_looks_like_spam],
});
