import * as z from 'zod/mini';
import { expiryStates } from '../../kernel/expiry.ts';
import { instant } from '../../kernel/schema.ts';
import { documentStatuses } from './document.noun.ts';

/** What a person can prove with a file. `needed` says for whom it is asked; the words are the web's. */
export const documentTypes = [
  'pan_card',
  'gst_certificate',
  'address_proof',
  'identity_proof',
  'cancelled_cheque',
  'trade_licence',
  'insurance',
  'police_verification',
  'certificate',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];
export const documentType = z.enum(documentTypes, 'Choose a document type.');

/** Whether a kind has a last day: `needed` ones are not kept without it. */
export const documentEnds: Readonly<Record<DocumentType, 'needed' | 'optional' | 'none'>> = {
  pan_card: 'none',
  gst_certificate: 'none',
  address_proof: 'optional',
  identity_proof: 'optional',
  cancelled_cheque: 'none',
  trade_licence: 'needed',
  insurance: 'needed',
  police_verification: 'needed',
  certificate: 'optional',
  other: 'optional',
};

/** What a category may ask of who works in it. */
export const workDocumentTypes = [
  'trade_licence',
  'insurance',
  'police_verification',
  'certificate',
] as const;
export type WorkDocumentType = (typeof workDocumentTypes)[number];
export const workDocumentType = z.enum(workDocumentTypes, 'Choose one of the list.');

export const documentLimits = { bytes: 10 * 1024 * 1024, files: 10, kept: 60, nameLength: 120 } as const;

export const ownDocument = z.object({
  documentId: z.uuid(),
  type: documentType,
  fileName: z.string().check(z.describe('As it was called where it came from; for showing only.')),
  mediaType: z.enum(['application/pdf', 'image/webp']),
  bytes: z.int(),
  attached: z.boolean().check(z.describe('Belongs to the profile that is reviewed.')),
  status: z.enum(documentStatuses),
  reason: z.nullable(z.string()).check(z.describe('Why it was rejected.')),
  uploadedAt: instant(),
  expiresOn: z.nullable(z.string()).check(z.describe('Last day on which it is valid; null: no end.')),
  expiry: z.nullable(z.enum(expiryStates)).check(z.describe('ending: within 30 days.')),
  can: z.object({ remove: z.boolean(), setExpiry: z.boolean() }),
});
export type OwnDocument = z.output<typeof ownDocument>;
