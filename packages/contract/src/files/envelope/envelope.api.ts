/** Documents that are sent to be signed: specification section 7, document, and calls of the project. */
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, optionalText, sentence, text, whole } from '../../kernel/schema.ts';
import { pdfErrors } from '../seal/seal.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import {
  commentText,
  envelope,
  type Envelope,
  envelopeCard,
  envelopeComment,
  envelopeId,
  envelopeLimits,
  fieldBody,
  receivedEnvelope,
  recipientId,
  recipientBody,
  trailStep,
} from './envelope.model.ts';
import { envelopeErrors as e, envelopeStatuses } from './envelope.noun.ts';

// What is seen when a document is sent to be signed. See docs/confirmations.md.

export const confirmsEnvelope = confirmation('envelope', {
  envelopeTitle: 'text',
  envelopePeople: 'list',
  documentHash: 'text',
  envelopeVersion: 'version',
});

interface Shown extends Pick<Envelope, 'title' | 'documentHash' | 'version'> {
  readonly recipients: readonly Pick<
    Envelope['recipients'][number],
    'name' | 'mobileNumber' | 'role' | 'provesBy'
  >[];
}

/** A person as the screen before sending names them. */
const shownPerson = ({ name, mobileNumber, role, provesBy }: Shown['recipients'][number]) =>
  [name, mobileNumber, role, ...(provesBy === 'otp' ? [] : ['Aadhaar eSign'])].join(' · ');

export const seenOfEnvelope = (shown: Shown): Seen<typeof confirmsEnvelope> => ({
  envelopeTitle: shown.title,
  envelopePeople: shown.recipients.map(shownPerson),
  documentHash: shown.documentHash,
  envelopeVersion: shown.version,
});

const tag = 'Documents';
const own = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'],
  permission: 'company_profile.view',
  scope: 'sent by oneself, or by the own organisation',
} as const;
const changing = { ...own, permission: 'company_profile.update' } as const;
const version = z.int('Send the version that was read.');
const moving = [e.envelope_not_found, e.envelope_moved_on] as const;
const upload = {
  field: 'file',
  maxFiles: 1,
  maxBytes: envelopeLimits.bytes,
  mediaTypes: ['application/pdf'],
} as const;

export const uploadUnsignedDocument = endpoint('POST /document/uploadunsigneddoc', {
  summary: 'A PDF that is to be signed becomes a draft, or takes the place of the file of a draft',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  query: z.object({ envelopeId: z.optional(envelopeId) }),
  upload,
  response: envelope,
  errors: [...moving, e.envelope_drafts_full, ...Object.values(pdfErrors)],
  perMinute: 20,
});

export const uploadSignedDocument = endpoint('POST /document/uploadsigneddoc', {
  summary: 'Keep a copy of a document that was signed elsewhere, with what its signatures say',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  query: z.object({ title: z.optional(text(120, 'Empty: the name of the file.')) }),
  upload,
  response: envelope,
  errors: [pdfErrors.pdf_unreadable, pdfErrors.pdf_locked, pdfErrors.pdf_active],
  perMinute: 20,
});

export const envelopeQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(envelopeStatuses, 'Choose one of the list.')),
  q: optionalText(60, 'Part of the title, of a name, or the number.'),
});

export const listEnvelopes = endpoint('GET /document/envelopes', {
  summary: 'Documents that were sent to be signed, and drafts; the newest first',
  tag,
  authz: own,
  query: envelopeQuery,
  response: countedPageOf(envelopeCard),
});

export const receivedQuery = z.object({
  ...countedPageQuery,
  state: z.optional(z.enum(['todo', 'done'], 'Choose one of the list.')),
  q: optionalText(60, 'Part of the title, or the number.'),
});

export const listReceivedEnvelopes = endpoint('GET /document/envelopes/received', {
  summary: 'Documents that one is asked to sign, by the verified mobile number; the newest first',
  tag,
  authz: { who: 'signed-in', scope: 'sent to the own verified number' },
  query: receivedQuery,
  response: countedPageOf(receivedEnvelope),
});

const named = z.object({ envelopeId });

export const getEnvelope = endpoint('GET /document/envelope', {
  summary: 'One of them, with its people and fields',
  tag,
  authz: own,
  query: named,
  response: envelope,
  errors: [e.envelope_not_found],
});

export const envelopeBody = z.object({
  title: z.optional(text(120)),
  message: optionalText(1_000, 'To all of them.'),
  inOrder: z.optional(z.boolean('Send true or false.')),
  days: z.optional(whole(1, envelopeLimits.days.most, 'After so many days it ends.')),
  mayDelegate: z.optional(z.boolean('Send true or false.')),
});

export const editEnvelope = endpoint('PATCH /document/envelope', {
  summary: 'Change a draft: title, message, order, days',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ envelopeId, version, ...envelopeBody.shape }),
  response: envelope,
  errors: [...moving],
});

export const setRecipients = endpoint('PUT /document/envelope/recipients', {
  summary: 'The people of a draft; fields of those who are left out go',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({
    envelopeId,
    version,
    recipients: z
      .array(recipientBody, 'Add people.')
      .check(z.maxLength(envelopeLimits.recipients, 'At most 20 people.')),
  }),
  response: envelope,
  errors: [...moving, e.envelope_number_twice, e.envelope_witness_wrong, e.envelope_esign_off],
});

export const setFields = endpoint('PUT /document/envelope/fields', {
  summary: 'Where the people of a draft sign and fill in',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({
    envelopeId,
    version,
    fields: z
      .array(fieldBody, 'Place fields.')
      .check(z.maxLength(envelopeLimits.fields, 'At most 300 fields.')),
  }),
  response: envelope,
  errors: [...moving, e.envelope_field_wrong],
});

export const sendEnvelope = endpoint('POST /document/envelope/send', {
  summary: 'Send a draft to be signed; those whose turn it is get a link',
  tag,
  authz: changing,
  confirms: confirmsEnvelope,
  idempotency: 'required',
  body: z.object({ envelopeId, seen: confirmsEnvelope.schema }),
  response: envelope,
  errors: [
    ...moving,
    e.envelope_signer_missing,
    e.envelope_signature_missing,
    e.envelope_witness_wrong,
    e.envelope_esign_off,
    kernelErrors.confirmation_differs,
  ],
  perMinute: 20,
});

export const remindEnvelope = endpoint('POST /document/envelope/remind', {
  summary: 'Remind those whose turn it is, once a day',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ envelopeId, version }),
  response: envelope,
  errors: [...moving, e.envelope_reminded, e.envelope_all_signed],
});

const ending = z.object({ envelopeId, version, reason: sentence(500, 'All of them read it.') });

export const cancelEnvelope = endpoint('POST /document/envelope/cancel', {
  summary: 'Cancel a document that was sent; its links say so',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: ending,
  response: envelope,
  errors: [...moving, e.envelope_never_sent, e.envelope_all_signed],
});

export const correctEnvelope = endpoint('POST /document/envelope/correct', {
  summary: 'Take it back as the draft of a new version, which all sign again',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: ending,
  response: envelope,
  errors: [...moving, e.envelope_all_signed],
});

export const deleteEnvelope = endpoint('DELETE /document/envelope', {
  summary: 'Delete a draft that was never sent',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: named,
  response: z.object({ deleted: z.literal(true) }),
  errors: [...moving, e.envelope_sent_before],
});

export const listEnvelopeComments = endpoint('GET /document/envelope/comments', {
  summary: 'What was said about it, the newest first',
  tag,
  authz: own,
  query: z.object({ ...pageQuery, envelopeId }),
  response: pageOf(envelopeComment),
  errors: [e.envelope_not_found],
});

export const addEnvelopeComment = endpoint('POST /document/envelope/comments', {
  summary: 'Say something to all who have a part in it',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  body: z.object({ envelopeId, text: commentText }),
  response: envelopeComment,
  errors: [...moving, e.envelope_comments_full],
  perMinute: 20,
});

export const listEnvelopeTrail = endpoint('GET /document/envelope/trail', {
  summary: 'Step by step what happened, the first first; each step carries the hash of the one before',
  tag,
  authz: own,
  query: z.object({ ...pageQuery, envelopeId }),
  response: pageOf(trailStep),
  errors: [e.envelope_not_found],
});

export const getEnvelopeFile = endpoint('GET /document/envelope/file', {
  summary: 'A link to the document, the sealed file or an answer of Aadhaar eSign, good for one minute',
  tag,
  authz: own,
  query: z.object({
    envelopeId,
    which: z.enum(['original', 'signed', 'esign'], 'Choose original, signed or esign.'),
    recipientId: z.optional(recipientId).check(z.describe('With esign: who signed there.')),
    documentVersion: z.optional(z.coerce.number<string>('Enter a number.').check(z.int('A whole number.'))),
  }),
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [e.envelope_not_found, e.envelope_file_missing],
});

export const envelopePreviews: readonly PreviewFirst[] = [
  previewFirst(sendEnvelope, async (look, { body }) =>
    seenOfEnvelope(await look(getEnvelope, { query: { envelopeId: body.envelopeId } })),
  ),
];
