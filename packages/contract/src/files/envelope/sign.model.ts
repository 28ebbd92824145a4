import * as z from 'zod/mini';
import { requestOptions, shownPasskey } from '../../identity/account/passkey.model.ts';
import { oneTimePassword } from '../../kernel/patterns/one-time-password.ts';
import { id, instant, text } from '../../kernel/schema.ts';
import {
  envelopeField,
  fieldId,
  pageSize,
  recipientRole,
  recipientState,
  signingLang,
} from './envelope.model.ts';

/** A picture of a signature, initials or a stamp, before it is sent as base64. */
export const signatureBytes = 200 * 1024;
const longestPicture = Math.ceil(signatureBytes / 3) * 4;

/** `waiting`: not this person's turn; `correcting`: the sender makes a new version. */
export const signStates = [
  'open',
  'waiting',
  'correcting',
  'done',
  'declined',
  'delegated',
  'sealing',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type SignState = (typeof signStates)[number];

/** What the page says before the one-time password. */
export const signPage = z.object({
  state: z.enum(signStates),
  from: z.string(),
  title: z.string(),
  number: z.string(),
  name: z.string().check(z.describe('Of the one who is asked.')),
  role: recipientRole,
  maskedNumber: z.string(),
  lang: signingLang,
  endsAt: z.nullable(instant()),
  isMine: z.boolean().check(z.describe('Signed in with this number: it opens without a one-time password.')),
});
export type SignPage = z.output<typeof signPage>;

/** Of a one-time password for one step of one person; opaque. */
export const signCodeId = z.string('Request an OTP first.').check(z.maxLength(120, 'Request an OTP first.'));

export const sentSignCode = z.object({
  codeId: z.string().check(z.describe('Send it back with the one-time password.')),
  sentTo: z.string().check(z.describe('Where it went, all but the end hidden.')),
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
});

/** For navigator.credentials.get(); good once, for five minutes, for one document and one person. */
export const signingPasskey = z.object({
  challengeId: z.string().check(z.describe('Send it back with the passkey.')),
  options: requestOptions,
});

/** What navigator.credentials.get() answered to it. */
export const passkeyProof = z.object({
  challengeId: z.uuid('This is not a known id.'),
  shown: shownPasskey,
});

/** What a body holds that shows who signs: an OTP that was sent for it, or a passkey. */
export const signProof = {
  codeId: z.optional(signCodeId),
  otp: z.optional(oneTimePassword).check(z.describe('With `codeId`; or `passkey` alone.')),
  passkey: z.optional(passkeyProof),
};

/** Opens reading and filling for half an hour. */
export const signToken = z.string('Open the document first.').check(z.maxLength(400, 'This is not ours.'));
export const signAccess = z.object({ token: z.string(), until: instant() });

/** What someone filled in; pictures are links that live for some minutes. */
export const filledField = z.object({
  fieldId,
  text: z.nullable(z.string()),
  isTicked: z.nullable(z.boolean()),
  pictureUrl: z.nullable(z.string()),
});

export const signDocument = z.object({
  state: z.enum(signStates),
  title: z.string(),
  message: z.string(),
  number: z.string(),
  from: z.string(),
  documentVersion: z.int(),
  documentHash: z.string(),
  url: z.string().check(z.describe('The document, for a minute.')),
  pages: z.array(pageSize),
  fields: z.array(envelopeField).check(z.describe('Own ones, and those that others filled.')),
  filled: z.array(filledField),
  people: z.array(
    z.object({
      name: z.string(),
      role: recipientRole,
      state: recipientState,
      doneAt: z.nullable(instant()),
      isMe: z.boolean(),
    }),
  ),
  eSign: z
    .nullable(z.object({ provider: z.string(), isStandIn: z.boolean() }))
    .check(z.describe('Signed there; null: with a one-time password or a passkey.')),
  can: z.object({
    sign: z.boolean(),
    decline: z.boolean(),
    delegate: z.boolean(),
    comment: z.boolean(),
    copy: z.boolean(),
  }),
});
export type SignDocument = z.output<typeof signDocument>;
export type SignDocumentAnswer = z.input<typeof signDocument>;

export const filledBody = z.object({
  fieldId: id('Field'),
  text: z.optional(text(500, 'Of a text; a date is filled by the server.')),
  isTicked: z.optional(z.boolean('Send true or false.')),
});

export const signedHow = ['drawn', 'typed', 'uploaded'] as const;
export const signaturePicture = z.object({
  how: z.enum(signedHow, 'Choose one of the list.'),
  png: z
    .string('Send a picture.')
    .check(
      z.minLength(1, 'Send a picture.'),
      z.maxLength(longestPicture, 'Use a picture of at most 200 KB.'),
      z.describe('Base64, at most 200 KB; made anew by the server.'),
    ),
});
