import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import type { UploadedFile } from '../http/route.ts';
import { refuse } from '../refusal.ts';
import { extensionOf } from './picture-file.ts';

const inflateAsync = promisify(inflate);

/** What all streams of one file may unpack to; a bomb is refused before a decoder meets it. */
const unpackedLimit = 192 * 1024 * 1024;
const pageLimit = 200;
const objectLimit = 100_000;

export const pdfMediaType = 'application/pdf';

export interface PdfRefusals {
  /** Not a PDF, broken, or a bomb. */
  readonly unreadable: ErrorFact;
  /** It holds scripts, sends forms or carries other files. */
  readonly active: ErrorFact;
  /** A password is needed to read it. */
  readonly locked: ErrorFact;
}

/** Keys of dictionaries by which a PDF does more than show pages. */
const activeKeys = [
  'JS',
  'JavaScript',
  'Launch',
  'OpenAction',
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'XFA',
  'RichMedia',
];
const activeActions: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
]);

/** `#46late` and the like spelled out, so that a name cannot hide. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Unpacks every stream beside the main thread, within the limit; two layers of packing are never needed. */
async function unpacksWithinLimit(content: Buffer): Promise<boolean> {
  let left = unpackedLimit;
  let at = content.indexOf('stream');
  if (/Flate(?:Decode)?\s*\/Flate/.test(plainNames(content.toString('latin1')))) return false;
  while (at >= 0) {
    const begins = content[at + 6] === 13 ? at + 8 : at + 7;
    const ends = content.indexOf('endstream', begins);
    if (ends < 0) return true;
    if (content[begins] === 0x78) {
      try {
        const unpacked = await inflateAsync(content.subarray(begins, ends), { maxOutputLength: left });
        left -= unpacked.length;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false;
      }
      if (left <= 0) return false;
    }
    at = content.indexOf('stream', ends + 9);
  }
  return true;
}

function isActive(dict: PDFDict): boolean {
  if (activeKeys.some((key) => dict.has(PDFName.of(key)))) return true;
  return activeActions.has(String(dict.get(PDFName.of('S'))));
}

function holdsActiveParts(pdf: PDFDocument): boolean {
  return pdf.context.enumerateIndirectObjects().some(([, object]) => {
    const dict = object instanceof PDFRawStream ? object.dict : object;
    return (
      dict instanceof PDFDict &&
      (isActive(dict) || dict.values().some((part) => part instanceof PDFDict && isActive(part)))
    );
  });
}

/** Author, producer, title and XMP say who made it and with what. */
function removeMetadata(pdf: PDFDocument): void {
  pdf.catalog.delete(PDFName.of('Metadata'));
  pdf.catalog.delete(PDFName.of('PieceInfo'));
  for (const page of pdf.getPages()) {
    page.node.delete(PDFName.of('Metadata'));
    page.node.delete(PDFName.of('PieceInfo'));
  }
  const { Info } = pdf.context.trailerInfo;
  if (Info) pdf.context.trailerInfo.Info = undefined;
}

/**
 * Reads a PDF with a decoder and writes it anew: what stood before or behind it, and its metadata, are gone. Name,
 * declared type, first bytes and decoder must say the same.
 */
export async function readPdf(file: UploadedFile, refusals: PdfRefusals): Promise<Buffer> {
  const { content, fileName, mediaType } = file;
  if (mediaType !== pdfMediaType || extensionOf(fileName) !== 'pdf') return refuse(refusals.unreadable);
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') return refuse(refusals.unreadable);
  if (!(await unpacksWithinLimit(content))) return refuse(refusals.unreadable);
  const pdf = await PDFDocument.load(content, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    ignoreEncryption: true,
  }).catch(() => refuse(refusals.unreadable));
  if (pdf.isEncrypted) return refuse(refusals.locked);
  if (pdf.context.enumerateIndirectObjects().length > objectLimit) return refuse(refusals.unreadable);
  if (holdsActiveParts(pdf)) return refuse(refusals.active);
  return rewritten(pdf, refusals.unreadable);
}

async function rewritten(pdf: PDFDocument, unreadable: ErrorFact): Promise<Buffer> {
  try {
    const pages = pdf.getPageCount();
    if (pages < 1 || pages > pageLimit) return refuse(unreadable);
    removeMetadata(pdf);
    return Buffer.from(await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }));
  } catch {
    return refuse(unreadable);
  }
}
