import { HttpTimestampAuthority, PDF, type SignatureAlgorithm, type Signer } from '@libpdf/core';
import { PDFDocument } from 'pdf-lib';
import type { Ask, AskingFile } from '../reading/reading.ts';
import { drawMarks } from './draw-marks.ts';
import type { Mark } from './sealing.ts';

export interface SealOptions {
  readonly marks: readonly Mark[];
  readonly appended: Uint8Array;
  readonly reason: string;
  readonly at: Date;
  /** DER: of the seal, then of those that vouch for it. */
  readonly certificates: readonly Uint8Array[];
  readonly keyType: 'RSA' | 'EC';
  /** Of a server of RFC 3161; null: the seal says its time itself. */
  readonly timestampUrl: string | null;
}

/** Why it was not sealed, for the log. */
export type Sealed = { readonly sealed: Buffer } | { readonly failed: string };

/** Room for the signature beside its certificates; for a timestamp with those of its server. */
const bytesOfSignature = 2_048;
const bytesOfTimestamp = 12_288;
const timestampMs = 15_000;

const algorithms: Readonly<Record<SealOptions['keyType'], SignatureAlgorithm>> = {
  EC: 'ECDSA',
  RSA: 'RSASSA-PKCS1-v1_5',
};

/** The key stays with the server: it is asked for each signature. */
function signerOf({ certificates, keyType }: SealOptions, ask: Ask): Signer {
  const [certificate, ...certificateChain] = certificates;
  if (!certificate) throw new Error('There is no certificate to seal with.');
  return {
    certificate,
    certificateChain,
    keyType,
    signatureAlgorithm: algorithms[keyType],
    sign: (data) => ask(data),
  };
}

async function drawn(content: Uint8Array, { marks, appended }: SealOptions): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false });
  await drawMarks(pdf, marks);
  const audit = await PDFDocument.load(appended, { updateMetadata: false });
  for (const page of await pdf.copyPages(audit, audit.getPageIndices())) pdf.addPage(page);
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}

async function sealed(content: Uint8Array, options: SealOptions, ask: Ask): Promise<Buffer> {
  const { certificates, reason, at, timestampUrl } = options;
  const pdf = await PDF.load(await drawn(content, options));
  const bytesOfCertificates = certificates.reduce((sum, { length }) => sum + length, 0);
  const { bytes } = await pdf.sign({
    signer: signerOf(options, ask),
    reason,
    signingTime: at,
    fieldName: 'Seal',
    digestAlgorithm: 'SHA-256',
    estimatedSize: bytesOfSignature + bytesOfCertificates + (timestampUrl ? bytesOfTimestamp : 0),
    ...(timestampUrl && {
      level: 'B-T' as const,
      timestampAuthority: new HttpTimestampAuthority(timestampUrl, { timeout: timestampMs }),
    }),
  });
  return Buffer.from(bytes);
}

/** Draws what was filled in, appends the audit and closes all of it with one signature (PAdES B-B, or B-T with a timestamp). */
export const sealPdf: AskingFile<SealOptions, Sealed> = ({ content }, options, _allow, ask) =>
  sealed(content, options, ask).then(
    (bytes) => ({ read: { sealed: bytes } }),
    (error: unknown) => ({ read: { failed: String(error) } }),
  );
