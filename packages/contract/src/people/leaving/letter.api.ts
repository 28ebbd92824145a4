/** Letters of a business to who leaves it. Calls of the project; the specification has none for it. */
import * as z from 'zod/mini';
import { templateErrors } from '../../files/template/template.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';
import { leavingErrors as e } from './leaving.noun.ts';
import { letter, letterBody, letterId, letterPreview } from './letter.model.ts';

const tag = 'Leaving';
const office = ['Service Partner', 'subUser'] as const;
const authz = {
  who: 'roles',
  roles: office,
  scope: 'letters of the own organisation, to oneself or, who manages the team, to colleagues',
} as const;
const issues = {
  ...authz,
  scope: 'people of the own organisation',
  permission: 'manage_users.update',
} as const;
const one = z.object({ letterId });

export const listLetters = endpoint('GET /user/leaving/letters', {
  summary: 'Relieving and experience letters, the newest first: of oneself, or of a colleague',
  tag,
  authz,
  query: z.object({ ...pageQuery, employeeId: z.optional(employeeId) }),
  response: pageOf(letter),
  errors: [e.leaving_not_found],
});

export const getLetterPdf = endpoint('GET /user/leaving/letters/{letterId}/pdf', {
  summary: 'A letter as PDF, in the language in which it was issued',
  tag,
  authz,
  params: one,
  produces: 'application/pdf',
  errors: [e.letter_not_found],
});

export const previewLetter = endpoint('POST /user/leaving/letters/preview', {
  summary: 'What a letter would say if it were issued now',
  tag,
  authz: issues,
  unconfirmed: 'only-reads',
  body: letterBody,
  response: letterPreview,
  errors: [e.leaving_not_found, e.letter_not_yet, templateErrors.paper_has_problems],
  touches: 'nothing',
});

export const issueLetter = endpoint('POST /user/leaving/letters', {
  summary: 'Issue a letter as it was previewed; the person is told, who has left by a link',
  tag,
  authz: issues,
  unconfirmed: 'carries-version',
  status: 201,
  idempotency: 'required',
  body: z.extend(letterBody, { digest: text(64, 'Of the preview.') }),
  response: letter,
  errors: [e.leaving_not_found, e.letter_not_yet, e.letter_changed, templateErrors.template_changed],
});

export const sendLetter = endpoint('POST /user/leaving/letters/link', {
  summary: 'Send a link to a letter to whom it is about; a link that was sent before ends',
  tag,
  authz: issues,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: one,
  response: letter,
  errors: [e.letter_not_found, e.letter_not_current, e.letter_sent_often],
});
