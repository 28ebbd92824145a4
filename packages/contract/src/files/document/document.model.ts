import * as z from 'zod/mini';
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
  'certificate',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];
export const documentType = z.enum(documentTypes, 'Choose a document type.');

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
  can: z.object({ remove: z.boolean() }),
});
export type OwnDocument = z.output<typeof ownDocument>;
