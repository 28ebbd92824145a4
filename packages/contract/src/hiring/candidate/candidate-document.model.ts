import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { candidateDocumentKinds } from './candidate-document.noun.ts';
import { candidateVideo } from './video.model.ts';

export const mostCandidateDocuments = 12;
export const candidateDocumentBytes = 10 * 1024 * 1024;
export const candidateDocumentMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const;

export const candidateDocumentKind = z.enum(candidateDocumentKinds, 'Choose one of the list.');

export const candidateDocument = z.object({
  documentId: z.uuid(),
  kind: candidateDocumentKind,
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  expiresOn: z.nullable(z.string()).check(z.describe('Last day on which it is valid; null: no end.')),
  hasEnded: z.boolean(),
  addedAt: instant(),
});
export type CandidateDocument = z.output<typeof candidateDocument>;
export type CandidateDocumentAnswer = z.input<typeof candidateDocument>;

/** What a business may see of a person besides the profile. */
export const candidateFiles = z.object({
  video: z.nullable(candidateVideo),
  documents: z.array(candidateDocument).check(z.maxLength(mostCandidateDocuments)),
});
export type CandidateFiles = z.output<typeof candidateFiles>;
