import { createHash } from 'node:crypto';
import type { PDFDocument } from 'pdf-lib';
import { holdsActiveParts } from '../reading/pdf/active-parts.ts';
import { openPdf } from '../reading/pdf/read-pdf.ts';
import type { Allow, ReadFile, SentFile } from '../reading/reading.ts';
import { checked, derOf, isDetached, nameOf, readCms, saidTime, timestampOf } from './cms.ts';
import { isAsWritten, isOurSeal } from './our-seal.ts';
import type { SignatureFacts, Verification } from './sealing.ts';
import { type SignedRange, signedRanges } from './signed-ranges.ts';

export interface SignaturesOptions {
  /** DER of the certificates that this installation seals with, and ever sealed with. */
  readonly ours: readonly Uint8Array[];
  /** Of those that vouch for them, and maybe for others'. */
  readonly vouching: readonly Uint8Array[];
}

interface Read extends SignatureFacts {
  /** Names one of our certificates, whether or not all is right. */
  readonly namesUs: boolean;
}

const nothingKnown = { by: '', at: null, timestamped: false, intact: false, ours: false, namesUs: false };

async function factsIn(range: SignedRange, { ours, vouching }: SignaturesOptions): Promise<Read> {
  const { coversWhole, covered, digits } = range;
  const der = Buffer.from(digits ?? '', 'hex');
  const found = readCms(der);
  if (!found) return { ...nothingKnown, coversWhole };
  const { cms, length } = found;
  const { intact, certificate } = await checked(cms, covered);
  const timestamp = await timestampOf(cms).catch(() => null);
  const bytes = certificate ? derOf(certificate) : null;
  const namesUs = bytes !== null && ours.some((one) => bytes.equals(one));
  const isFilled = der.subarray(length).every((byte) => byte === 0);
  const isWritten = isFilled && isAsWritten(der.subarray(0, length));
  return {
    by: certificate ? nameOf(certificate) : '',
    at: timestamp?.at ?? saidTime(cms),
    timestamped: timestamp !== null,
    coversWhole,
    intact: intact && isFilled && isDetached(cms),
    ours:
      certificate !== null &&
      namesUs &&
      isWritten &&
      isOurSeal(cms, { certificate, timestamp }, [...ours, ...vouching]),
    namesUs,
  };
}

/** Bytes that only look like a signature are one of which nothing is known. */
const factsOf = (range: SignedRange, options: SignaturesOptions): Promise<Read> =>
  factsIn(range, options).catch(() => ({ ...nothingKnown, coversWhole: range.coversWhole }));

/** Pieces of our certificates as a seal writes them: one that a change did not reach still says whose seal this was. */
function mentionsUs(content: Buffer, { ours }: SignaturesOptions): boolean {
  const text = content.toString('latin1').toUpperCase();
  return ours.some((der) => {
    const digits = Buffer.from(der).toString('hex').toUpperCase();
    const piece = Math.floor(digits.length / 4);
    return [0, 1, 2, 3].some((nth) => text.includes(digits.slice(nth * piece, (nth + 1) * piece)));
  });
}

function sealOf(facts: readonly Read[], content: Buffer, options: SignaturesOptions): Verification['seal'] {
  if (facts.some(({ ours, intact, coversWhole }) => ours && intact && coversWhole)) return 'intact';
  return facts.some(({ namesUs }) => namesUs) || mentionsUs(content, options) ? 'changed' : 'none';
}

/** Every signature, and what they say of our seal, by the bytes of the file alone. */
export async function readSeal(
  content: Buffer,
  options: SignaturesOptions,
): Promise<Pick<Verification, 'seal' | 'signatures'>> {
  const facts: Read[] = [];
  for (const range of signedRanges(content)) facts.push(await factsOf(range, options));
  return {
    seal: sealOf(facts, content, options),
    signatures: facts.map(({ namesUs: _namesUs, ...one }) => one),
  };
}

/** Null: a PDF whose pages cannot be read, as one that was cut off. */
async function opened(file: SentFile, allow: Allow): Promise<PDFDocument | 'locked' | null> {
  const reading = await openPdf(file, allow).catch(() => null);
  if (reading && 'read' in reading) return reading.read;
  return reading?.refused === 'locked' ? 'locked' : null;
}

const pageCount = (pdf: PDFDocument): number => {
  try {
    return pdf.getPageCount();
  } catch {
    return 0;
  }
};

/** What the signatures of a PDF say, and whether they are right. Who may be trusted beside ourselves is not decided here. */
export const readSignatures: ReadFile<SignaturesOptions, Verification> = async (file, options, allow) => {
  const content = Buffer.from(file.content);
  const { seal, signatures } = await readSeal(content, options);
  const pdf = await opened(file, allow);
  if (signatures.length === 0 && seal === 'none' && (pdf === null || pdf === 'locked'))
    return { refused: pdf ?? 'unreadable' };
  const isOpen = pdf !== null && pdf !== 'locked';
  return {
    read: {
      seal,
      signatures,
      sha256: createHash('sha256').update(content).digest('hex'),
      pages: isOpen ? pageCount(pdf) : 0,
      active: isOpen && holdsActiveParts(pdf),
    },
  };
};
