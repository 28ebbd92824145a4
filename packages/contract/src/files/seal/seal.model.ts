import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';

/** A document of 10 MB, with what was drawn on it and its audit. */
export const verifyLimits = { bytes: 12 * 1024 * 1024 } as const;

export const sealStates = ['intact', 'changed', 'none'] as const;

export const pdfSignature = z.object({
  by: z.string().check(z.describe('As its certificate says; empty where that cannot be read.')),
  at: z.nullable(instant()),
  timestamped: z.boolean().check(z.describe('A time server vouches for the time; else the signer says it.')),
  coversWhole: z.boolean().check(z.describe('Nothing was added to the file after it.')),
  intact: z.boolean().check(z.describe('What it covers is what was signed.')),
  ours: z.boolean().check(z.describe('By this site’s own certificate.')),
});
export type PdfSignature = z.output<typeof pdfSignature>;

export const sealedDocument = z.object({
  number: z.string(),
  sealedAt: instant(),
  signers: z.int(),
  eSigned: z.int().check(z.describe('How many of them with Aadhaar eSign.')),
  isStandIn: z.boolean().check(z.describe('By the stand-in for development, which is worth nothing.')),
});
export type SealedDocument = z.output<typeof sealedDocument>;

export const pdfVerification = z.object({
  seal: z.enum(sealStates),
  signatures: z.array(pdfSignature),
  sha256: z.string(),
  pages: z.int().check(z.describe('0 where they cannot be read.')),
  document: z.nullable(sealedDocument).check(z.describe('What we sealed, where this is that very file.')),
});
export type PdfVerification = z.output<typeof pdfVerification>;
