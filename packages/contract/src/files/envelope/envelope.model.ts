import * as z from 'zod/mini';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { personName } from '../../kernel/patterns/name.ts';
import { id, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { envelopeSources, envelopeStatuses } from './envelope.noun.ts';

export const envelopeId = id('Envelope');
export const recipientId = id('Recipient');
export const fieldId = id('Field');

export const envelopeLimits = {
  bytes: 10 * 1024 * 1024,
  recipients: 20,
  fields: 300,
  drafts: 50,
  comments: 200,
  days: { usual: 30, most: 90 },
} as const;

/** `copy` gets the sealed file alone; `viewer` may read from the start, too. */
export const recipientRoles = ['signer', 'approver', 'witness', 'viewer', 'copy'] as const;
export type RecipientRole = (typeof recipientRoles)[number];
export const recipientRole = z.enum(recipientRoles, 'Choose what this person does.');

/** Whose part the document waits for. */
export const actingRoles = ['signer', 'approver', 'witness'] as const satisfies readonly RecipientRole[];

/** `waiting`: not their turn; `asked`: the link was sent; `opened`: they read it; `delegated`: another row signs in their place. */
export const recipientStates = ['waiting', 'asked', 'opened', 'done', 'declined', 'delegated'] as const;
export type RecipientState = (typeof recipientStates)[number];
export const recipientState = z.enum(recipientStates);

export const fieldKinds = ['signature', 'initials', 'date', 'text', 'tick', 'stamp'] as const;
export type FieldKind = (typeof fieldKinds)[number];
export const fieldKind = z.enum(fieldKinds, 'Choose a kind of field.');

export const signingLang = z.enum(['en', 'hi'], 'Choose one of the list.');

/** How the sender has a person show who they are when they sign. */
export const provesByWays = ['otp', 'aadhaar_esign'] as const;
export type ProvesBy = (typeof provesByWays)[number];
export const provesBy = z.enum(provesByWays, 'Choose one of the list.');

/** In points, as people see it. */
export const pageSize = z.object({ width: z.number(), height: z.number() });

export const recipientBody = z.object({
  recipientId: z.optional(recipientId).check(z.describe('Of a row that is there; empty: a new one.')),
  name: personName,
  mobileNumber,
  email: z.optional(emailAddress),
  role: recipientRole,
  position: whole(1, envelopeLimits.recipients, 'Where in order: 1 is asked first; equal ones at once.'),
  witnessOf: z.optional(whole(0, 19, 'Of a witness: the row of whose signature, from 0.')),
  lang: z._default(signingLang, 'en'),
  provesBy: z._default(provesBy, 'otp'),
});
export type RecipientBody = z.output<typeof recipientBody>;

const share = (description: string) =>
  z.number('Enter a number.').check(z.gte(0, 'At least 0.'), z.lte(1, 'At most 1.'), z.describe(description));

const place = {
  page: whole(0, 1999, 'From 0.'),
  left: share('Of the page as it is seen, 0 to 1.'),
  top: share('From above.'),
  width: share('Of the page.'),
  height: share('Of the page.'),
};

export const fieldBody = z.object({
  fieldId: z.optional(fieldId),
  recipientId,
  kind: fieldKind,
  ...place,
  needed: z.boolean('Send true or false.'),
  label: optionalText(80, 'What to enter, as the signer reads it.'),
});
export type FieldBody = z.output<typeof fieldBody>;

export const envelopeField = z.object({
  fieldId,
  recipientId,
  kind: fieldKind,
  page: z.int(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  needed: z.boolean(),
  label: z.string(),
});
export type EnvelopeField = z.output<typeof envelopeField>;

export const recipient = z.object({
  recipientId,
  name: z.string(),
  mobileNumber: z.string().check(z.describe('As the sender entered it.')),
  email: z.nullable(z.string()),
  role: recipientRole,
  position: z.int(),
  witnessOf: z.nullable(recipientId),
  lang: signingLang,
  state: recipientState,
  isTurn: z.boolean().check(z.describe('The document waits for them now.')),
  askedAt: z.nullable(instant()),
  openedAt: z.nullable(instant()),
  doneAt: z.nullable(instant()),
  reason: z.nullable(z.string()).check(z.describe('Why they declined.')),
  delegatedBy: z.nullable(z.string()).check(z.describe('In whose place they sign.')),
  isMe: z.boolean(),
  provesBy,
  certificateName: z.nullable(z.string()).check(z.describe('On the certificate by which they signed.')),
});
export type Recipient = z.output<typeof recipient>;

/** A signature that a file carried when it came. */
export const outsideSignature = z.object({
  by: z.string(),
  at: z.nullable(instant()),
  isIntact: z.boolean(),
  coversWhole: z.boolean(),
});

const envelopeFacts = {
  envelopeId,
  number: z.string().check(z.describe('As S7QXMK-4TZP2; also on the audit page.')),
  source: z.enum(envelopeSources),
  status: z.enum(envelopeStatuses),
  title: z.string(),
  from: z.string().check(z.describe('The person or the business that sends it.')),
  createdAt: instant(),
  sentAt: z.nullable(instant()),
  endsAt: z.nullable(instant()),
  endedAt: z.nullable(instant('When it was completed, rejected, cancelled or expired.')),
};

export const envelopeCard = z.object({
  ...envelopeFacts,
  people: z.array(z.object({ name: z.string(), role: recipientRole, state: recipientState })),
  done: z.int().check(z.describe('How many of those who sign, approve or witness have.')),
  needed: z.int(),
});
export type EnvelopeCard = z.output<typeof envelopeCard>;

export const envelope = z.object({
  ...envelopeFacts,
  message: z.string(),
  fileName: z.string(),
  pages: z.array(pageSize),
  bytes: z.int(),
  documentHash: z.string().check(z.describe('SHA-256 of the final document, in hex.')),
  sealedHash: z.nullable(z.string()),
  documentVersion: z.int().check(z.describe('1 until it is corrected.')),
  versions: z
    .array(z.object({ documentVersion: z.int(), documentHash: z.string(), sentAt: z.nullable(instant()) }))
    .check(z.describe('Earlier ones.')),
  inOrder: z.boolean(),
  days: z.int(),
  mayDelegate: z.boolean(),
  recipients: z.array(recipient),
  waysToProve: z.array(provesBy).check(z.describe('What this site offers.')),
  fields: z.array(envelopeField),
  signatures: z.array(outsideSignature).check(z.describe('Of a copy that was signed elsewhere.')),
  reason: z.nullable(z.string()).check(z.describe('Why it was cancelled or rejected.')),
  comments: z.int(),
  isSealing: z.boolean().check(z.describe('All have signed; the sealed file is being made.')),
  screen: z.nullable(z.string()).check(z.describe('Of an agreement: what it is about.')),
  remindedAt: z.nullable(instant()),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    send: z.boolean(),
    remind: z.boolean(),
    cancel: z.boolean(),
    correct: z.boolean(),
    remove: z.boolean(),
    comment: z.boolean(),
  }),
});
export type Envelope = z.output<typeof envelope>;
export type EnvelopeAnswer = z.input<typeof envelope>;

/** A document that this person is asked to sign, approve, witness or read. */
export const receivedEnvelope = z.object({
  ...envelopeFacts,
  role: recipientRole,
  state: recipientState,
  isTurn: z.boolean(),
  code: z.string().check(z.describe('Of the page /sign/{code}.')),
  screen: z.nullable(z.string()).check(z.describe('Of an agreement: the screen on which it is signed.')),
});
export type ReceivedEnvelope = z.output<typeof receivedEnvelope>;

export const envelopeComment = z.object({
  commentId: z.uuid(),
  by: z.string(),
  isMine: z.boolean(),
  text: z.string(),
  at: instant(),
});
export type EnvelopeComment = z.output<typeof envelopeComment>;
export const commentText = text(1_000, 'Seen by all who have a part in it.');

/** What happened, step by step; the names of the table. */
export const trailKinds = [
  'created',
  'offered',
  'sent',
  'asked',
  'code_sent',
  'opened',
  'signed',
  'approved',
  'witnessed',
  'declined',
  'delegated',
  'commented',
  'reminded',
  'corrected',
  'cancelled',
  'expired',
  'sealed',
  'copied',
] as const;
export type TrailKind = (typeof trailKinds)[number];

/** How a person showed who they are. */
export const proofs = ['otp', 'session', 'passkey', 'aadhaar_esign'] as const;

export const trailStep = z.object({
  step: z.int().check(z.describe('From 1.')),
  documentVersion: z.int(),
  kind: z.enum(trailKinds),
  by: z.nullable(z.string()).check(z.describe('Null: the system.')),
  role: z.nullable(recipientRole),
  at: instant(),
  proof: z.nullable(z.enum(proofs)),
  credential: z
    .nullable(z.string())
    .check(z.describe('Of a passkey: the first 16 digits of the SHA-256 of its id.')),
  maskedNumber: z.nullable(z.string()),
  device: z.nullable(z.string()).check(z.describe('Browser and system.')),
  network: z.nullable(z.string()).check(z.describe('Truncated, as 203.0.113.0/24.')),
  note: z.nullable(z.string()).check(z.describe('A reason, or to whom it was handed on.')),
  documentHash: z.string(),
  hash: z.string().check(z.describe('Of this step and the hash of the one before.')),
});
export type TrailStep = z.output<typeof trailStep>;
