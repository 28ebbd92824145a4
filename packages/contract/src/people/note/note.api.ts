/** Daily notes of people at work: specification section 7, notes paths. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { day, whole, removed } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';
import { noteErrors as e } from './note.noun.ts';
import { note, noteId, noteWords } from './note.model.ts';

const tag = 'People';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  scope: 'the own notes; of the people whose manager one is, those that they shared',
} as const;

export const notesQuery = z.object({
  ...pageQuery,
  employeeId: z.optional(employeeId).check(z.describe('Whose; left out: the own.')),
  day: z.optional(day('Of this day alone.')),
});

export const listNotes = endpoint('GET /user/notes', {
  summary: 'Notes, the latest day first: the own, or the shared ones of someone who reports to the caller',
  tag,
  authz,
  query: notesQuery,
  response: pageOf(note),
  errors: [e.note_not_found],
});

const body = z.object({
  words: noteWords,
  isShared: z.boolean('Choose yes or no.').check(z.describe('The own managers may read it.')),
});

export const addNote = endpoint('POST /user/notes', {
  summary: 'Write a note of a day; private unless it is shared',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.extend(body, { day: day('The day that it is about.') }),
  response: note,
  errors: [e.note_not_found, e.note_day],
  perMinute: 60,
});

export const editNote = endpoint('PATCH /user/notes', {
  summary: 'Change an own note, or whether it is shared',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.extend(body, { noteId, version: whole(1, 1_000_000, 'As it was read.') }),
  response: note,
  errors: [e.note_not_found, e.note_changed],
});

export const removeNote = endpoint('DELETE /user/notes', {
  summary: 'Delete an own note for good',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object({ noteId }),
  response: removed,
  errors: [e.note_not_found],
});
