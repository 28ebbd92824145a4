/** The page of those who sign: by the code of their link, with one-time passwords to their number. Calls of the project. */
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { personName } from '../../kernel/patterns/name.ts';
import { oneTimePassword } from '../../kernel/patterns/one-time-password.ts';
import { instant, sentence } from '../../kernel/schema.ts';
import { accountErrors } from '../../identity/account/account.noun.ts';
import { passkeyErrors } from '../../identity/account/passkey.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { commentText, envelopeComment, envelopeId, envelopeLimits } from './envelope.model.ts';
import { envelopeErrors as e } from './envelope.noun.ts';
import {
  filledBody,
  sentSignCode,
  signAccess,
  signCodeId,
  signaturePicture,
  signDocument,
  type SignDocument,
  signPage,
  signingPasskey,
  signProof,
  signToken,
} from './sign.model.ts';

// What is seen when a document is signed. See docs/confirmations.md.

export const confirmsSigning = confirmation('signing', {
  envelopeTitle: 'text',
  documentHash: 'text',
  documentVersion: 'version',
});

export const seenOfSigning = (
  shown: Pick<SignDocument, 'title' | 'documentHash' | 'documentVersion'>,
): Seen<typeof confirmsSigning> => ({
  envelopeTitle: shown.title,
  documentHash: shown.documentHash,
  documentVersion: shown.documentVersion,
});

const tag = 'Documents';
const authz = { who: 'anyone', scope: 'the document of the code in the address' } as const;
const params = z.object({
  code: z
    .string('This link is not complete.')
    .check(z.maxLength(80, 'This is not ours.'), z.describe('Of the link that was sent.')),
});
const token = signToken;
const perMinute = 30;
const reading = [e.sign_link_wrong, e.sign_access_needed] as const;
const acting = [
  ...reading,
  e.envelope_moved_on,
  e.sign_not_turn,
  e.sign_done,
  e.sign_ended,
  e.sign_elsewhere,
] as const;
const wrongCode = [
  accountErrors.otp_wrong,
  accountErrors.otp_expired,
  accountErrors.otp_used_up,
  accountErrors.sign_in_paused,
] as const;

export const getSignPage = endpoint('GET /sign/{code}', {
  summary: 'Who asks whom to sign what, before the one-time password',
  tag,
  authz,
  params,
  response: signPage,
  errors: [e.sign_link_wrong],
});

export const requestSignCode = endpoint('POST /sign/{code}/otp', {
  summary: 'Send a one-time password to the number that is asked: to open the document, or to sign it',
  tag,
  authz,
  unconfirmed: 'proves-identity',
  params,
  body: z.object({
    step: z.enum(['open', 'sign'], 'Choose open or sign.'),
    token: z.optional(token).check(z.describe('With `sign`.')),
  }),
  response: sentSignCode,
  errors: [
    ...reading,
    e.sign_ended,
    e.sign_not_turn,
    e.sign_done,
    e.sign_elsewhere,
    e.sign_way_wrong,
    accountErrors.otp_too_soon,
    accountErrors.otp_too_many,
    accountErrors.sign_in_paused,
  ],
  touches: 'nothing',
});

export const requestSignPasskey = endpoint('POST /sign/{code}/passkey', {
  summary: 'What the browser needs to sign with a passkey, logged in with the number that is asked',
  tag,
  authz,
  unconfirmed: 'proves-identity',
  params,
  body: z.object({ token }),
  response: signingPasskey,
  errors: [...acting, e.sign_way_wrong, e.sign_passkey_other, e.sign_passkey_missing],
  perMinute,
  touches: 'nothing',
});

export const requestAgreementPasskey = endpoint('POST /document/envelope/passkey', {
  summary: 'The same for the document of a quote, offer, letter or change, for the side that one is',
  tag,
  authz: { who: 'signed-in', scope: 'documents of which one is a side' },
  unconfirmed: 'proves-identity',
  body: z.object({ envelopeId }),
  response: signingPasskey,
  errors: [
    e.envelope_not_found,
    e.sign_not_turn,
    e.sign_done,
    e.sign_ended,
    e.sign_number_missing,
    e.sign_passkey_missing,
  ],
  perMinute,
  touches: 'nothing',
});

export const openSigning = endpoint('POST /sign/{code}/open', {
  summary: 'Open it for half an hour with the one-time password, or signed in with the number that is asked',
  tag,
  authz,
  unconfirmed: 'proves-identity',
  params,
  body: z.object({ codeId: z.optional(signCodeId), otp: z.optional(oneTimePassword) }),
  response: signAccess,
  errors: [...reading, ...wrongCode],
});

export const getSignDocument = endpoint('GET /sign/{code}/document', {
  summary: 'The document with its fields, and what others filled in',
  tag,
  authz,
  params,
  query: z.object({ token }),
  response: signDocument,
  errors: [...reading],
});

export const signEnvelope = endpoint('POST /sign/{code}/sign', {
  summary: 'Sign, approve or witness it, with a fresh one-time password or a passkey',
  tag,
  authz,
  confirms: confirmsSigning,
  params,
  body: z.object({
    token,
    ...signProof,
    fields: z
      .array(filledBody, 'Send the fields.')
      .check(z.maxLength(envelopeLimits.fields, 'At most 300 fields.')),
    signature: z.optional(signaturePicture),
    initials: z.optional(signaturePicture),
    stamp: z.optional(signaturePicture),
    seen: confirmsSigning.schema,
  }),
  response: signDocument,
  errors: [
    ...acting,
    ...wrongCode,
    e.sign_fields_missing,
    e.sign_field_wrong,
    e.sign_picture_wrong,
    e.sign_way_wrong,
    e.sign_proof_missing,
    e.sign_passkey_other,
    e.sign_passkey_refused,
    passkeyErrors.passkey_expired,
    kernelErrors.confirmation_differs,
  ],
  perMinute,
});

export const declineEnvelope = endpoint('POST /sign/{code}/decline', {
  summary: 'Decline with a reason; no one signs it any more',
  tag,
  authz,
  unconfirmed: 'removes-named',
  params,
  body: z.object({ token, reason: sentence(500, 'The sender reads it.') }),
  response: signDocument,
  errors: [...acting],
  perMinute,
});

export const delegateEnvelope = endpoint('POST /sign/{code}/delegate', {
  summary: 'Hand it on to another person, where the sender allows it',
  tag,
  authz,
  unconfirmed: 'only-adds',
  params,
  body: z.object({ token, name: personName, mobileNumber }),
  response: signPage,
  errors: [...acting, e.sign_no_delegate, e.envelope_number_twice],
  perMinute,
});

export const listSignComments = endpoint('GET /sign/{code}/comments', {
  summary: 'What was said about it, the newest first',
  tag,
  authz,
  params,
  query: z.object({ ...pageQuery, token }),
  response: pageOf(envelopeComment),
  errors: [...reading],
});

export const addSignComment = endpoint('POST /sign/{code}/comments', {
  summary: 'Say something to all who have a part in it',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  params,
  body: z.object({ token, text: commentText }),
  response: envelopeComment,
  errors: [...reading, e.sign_ended, e.envelope_moved_on, e.envelope_comments_full],
  perMinute,
});

export const getSignCopy = endpoint('GET /sign/{code}/copy', {
  summary: 'A link to the sealed file, good for one minute',
  tag,
  authz,
  params,
  query: z.object({ token }),
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [...reading, e.sign_not_sealed],
});

export const signPreviews: readonly PreviewFirst[] = [
  previewFirst(signEnvelope, async (look, { body, params: { code = '' } }) =>
    seenOfSigning(await look(getSignDocument, { params: { code }, query: { token: body.token } })),
  ),
];
