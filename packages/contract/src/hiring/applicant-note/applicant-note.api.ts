/** What the team of a business writes of an applicant, for itself alone. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { removed, whole } from '../../kernel/schema.ts';
import { applicationErrors } from '../application/application.noun.ts';
import { applicantNote, noteBody } from './applicant-note.model.ts';
import { applicantNoteErrors as e } from './applicant-note.noun.ts';

const tag = 'Jobs';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'applicants of the jobs that one sees',
} as const;
const applicationId = z.uuid('This is not a known id.');
const applicantNoteId = z.uuid('This is not a known id.');

export const applicantNotesQuery = z.object({ ...countedPageQuery, applicationId });

export const listApplicantNotes = endpoint('GET /jobs/application/notes', {
  summary: 'Notes of the own team on an applicant, the newest first',
  tag,
  authz,
  query: applicantNotesQuery,
  response: countedPageOf(applicantNote),
});

export const writeApplicantNote = endpoint('POST /jobs/application/notes', {
  summary: 'Write a note on an applicant; who is mentioned is told',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute: 30,
  body: z.object({ applicationId, ...noteBody }),
  response: applicantNote,
  errors: [applicationErrors.application_not_found, e.applicant_note_mention_unknown],
});

export const editApplicantNote = endpoint('PATCH /jobs/application/notes', {
  summary: 'Change an own note; who is mentioned anew is told',
  tag,
  authz: { ...authz, scope: 'the own note' },
  unconfirmed: 'carries-version',
  perMinute: 30,
  body: z.object({ applicantNoteId, version: whole(1, 1_000_000, 'As it was seen.'), ...noteBody }),
  response: applicantNote,
  errors: [e.applicant_note_not_found, e.applicant_note_changed, e.applicant_note_mention_unknown],
});

export const removeApplicantNote = endpoint('DELETE /jobs/application/notes', {
  summary: 'Delete an own note',
  tag,
  authz: { ...authz, scope: 'the own note' },
  unconfirmed: 'removes-named',
  query: z.object({ applicantNoteId }),
  response: removed,
  errors: [e.applicant_note_not_found],
});
