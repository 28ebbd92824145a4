/** What the calls of other nouns say of a document that their two sides sign: quotes, offers, letters. */
import * as z from 'zod/mini';
import { accountErrors } from '../../identity/account/account.noun.ts';
import { passkeyErrors } from '../../identity/account/passkey.noun.ts';
import { instant } from '../../kernel/schema.ts';
import { envelopeErrors, envelopeStatuses } from './envelope.noun.ts';
import { signaturePicture, signProof } from './sign.model.ts';

/** `first`: the business, or who alone signs; `second`: the other side. */
export const agreementSides = ['first', 'second'] as const;
export type AgreementSide = (typeof agreementSides)[number];

/** The document of an agreement, as either side reads it. */
export const agreementDocument = z.object({
  envelopeId: z.uuid(),
  number: z.string().check(z.describe('As S7QXMK-4TZP2; also on the audit page.')),
  status: z.enum(envelopeStatuses),
  documentHash: z.string().check(z.describe('SHA-256 of the document, in hex: what is signed.')),
  sealedHash: z.nullable(z.string()).check(z.describe('Of the sealed file; null: not sealed yet.')),
  isSealing: z.boolean().check(z.describe('All have signed; the sealed file is being made.')),
  signed: z.array(z.object({ side: z.enum(agreementSides), by: z.string(), at: instant() })),
});
export type AgreementDocument = z.output<typeof agreementDocument>;
export type AgreementDocumentAnswer = z.input<typeof agreementDocument>;

/** What a body holds with which someone signs: `body: z.object({ leadId, ...agreementSignature })`. */
export const agreementSignature = {
  documentHash: z
    .string('Send the fingerprint that was shown.')
    .check(z.regex(/^[0-9a-f]{64}$/, 'This is not ours.'), z.describe('Of the document that was shown.')),
  ...signProof,
  signature: signaturePicture,
};

export const agreementFile = z.object({ url: z.string(), expiresAt: instant() });
export const agreementWhich = z.enum(['document', 'signed'], 'Choose document or signed.');

/** What a call that sends the one-time password may refuse besides its own. */
export const agreementCodeErrors = [
  envelopeErrors.sign_done,
  envelopeErrors.sign_ended,
  envelopeErrors.sign_not_turn,
  envelopeErrors.sign_number_missing,
  accountErrors.otp_too_soon,
  accountErrors.otp_too_many,
  accountErrors.sign_in_paused,
] as const;

/** And a call that signs. */
export const agreementSignErrors = [
  envelopeErrors.sign_done,
  envelopeErrors.sign_ended,
  envelopeErrors.sign_not_turn,
  envelopeErrors.sign_number_missing,
  envelopeErrors.sign_document_differs,
  envelopeErrors.sign_picture_wrong,
  envelopeErrors.sign_proof_missing,
  envelopeErrors.sign_passkey_other,
  envelopeErrors.sign_passkey_refused,
  passkeyErrors.passkey_expired,
  accountErrors.otp_wrong,
  accountErrors.otp_expired,
  accountErrors.otp_used_up,
  accountErrors.sign_in_paused,
] as const;

/** And a link to one of its files. */
export const agreementFileErrors = [envelopeErrors.envelope_file_missing] as const;
