import { PDFDocument, PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from 'pdf-lib';
import { pdfMediaType } from '../../storage/media-types.ts';
import { type Allow, type ReadFile, type Reading, type SentFile, extensionOf } from '../reading.ts';
import { holdsActiveParts } from './active-parts.ts';
import { copyPages } from './copy-pages.ts';
import { objectStreamsFit } from './object-streams.ts';
import { unpacksWithin } from './unpacked-size.ts';

const nodeLimit = 2_000;

/** How many pages there are; null where the tree meets a node twice, which would make a small file endless, or is huge. */
function countPages(pdf: PDFDocument): number | null {
  const seen = new Set<PDFRef>();
  const open: PDFObject[] = [];
  let pages = 0;
  for (
    let object: PDFObject | undefined = pdf.catalog.get(PDFName.of('Pages'));
    object;
    object = open.pop()
  ) {
    if (object instanceof PDFRef) {
      if (seen.has(object) || seen.size > nodeLimit) return null;
      seen.add(object);
    }
    const node = pdf.context.lookup(object);
    if (!(node instanceof PDFDict)) continue;
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) open.push(...kids.asArray().slice(0, nodeLimit + 1));
    else pages += 1;
  }
  return pages;
}

/** Longer than two numbers and the spaces around them ever are. */
const headerLength = 32;
const header = /\d\s+\d+\s+$/;
const endings = ['startxref', 'trailer', '/XRef', '/Catalog'];

function hasObject(content: Buffer): boolean {
  for (let at = content.indexOf('obj'); at >= 0; at = content.indexOf('obj', at + 3))
    if (header.test(content.subarray(Math.max(0, at - headerLength), at).toString('latin1'))) return true;
  return false;
}

/**
 * Whether a file has an object, and anything that says where the others lie. The decoder looks for them at every byte
 * and needs a minute to find none; this takes milliseconds.
 */
const hasStructure = (content: Buffer): boolean =>
  endings.some((ending) => content.includes(ending)) && hasObject(content);

/** The unpacked size of all streams of a stored file, bytes. */
const unpackedLimit = 192 * 1024 * 1024;
const pageLimit = 200;
const objectLimit = 100_000;
/** Finding the objects of a file. An ordinary one of some megabytes takes a tenth of it. */
const structureCpuMs = 2_000;

export const pagesOf = (pdf: PDFDocument): 'fits' | 'none' | 'too_long' => {
  const pages = countPages(pdf);
  if (pages === null || pages < 1) return 'none';
  return pages > pageLimit ? 'too_long' : 'fits';
};

export const unpacks = (pdf: PDFDocument): Promise<boolean> => unpacksWithin(pdf, unpackedLimit);

/** The same bytes, not a copy of them. */
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** A PDF by name, type, first bytes and decoder, whose structure is small enough to be looked at. */
export async function openPdf(
  { content, fileName, mediaType }: SentFile,
  allow: Allow,
): Promise<Reading<PDFDocument>> {
  if (mediaType !== pdfMediaType || extensionOf(fileName) !== 'pdf') return { refused: 'unreadable' };
  const bytes = viewOf(content);
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return { refused: 'unreadable' };
  if (!hasStructure(bytes)) return { refused: 'unreadable' };
  allow(structureCpuMs);
  if (!(await objectStreamsFit(bytes))) return { refused: 'unreadable' };
  const pdf = await PDFDocument.load(content, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    ignoreEncryption: true,
    parseSpeed: Infinity,
  });
  allow(null);
  if (pdf.isEncrypted) return { refused: 'locked' };
  if (pdf.context.enumerateIndirectObjects().length > objectLimit) return { refused: 'unreadable' };
  return { read: pdf };
}

/**
 * Reads a PDF with a decoder and makes a new one of its pages alone. One that holds active parts anywhere is refused,
 * so that its owner knows; what that search may miss has no way into the new one.
 */
export const readPdf: ReadFile<null, Buffer> = async (file, _options, allow) => {
  const opened = await openPdf(file, allow);
  if ('refused' in opened) return opened;
  const { read: pdf } = opened;
  if (holdsActiveParts(pdf)) return { refused: 'active' };
  const pages = pagesOf(pdf);
  if (pages !== 'fits') return { refused: pages === 'too_long' ? 'too_long' : 'unreadable' };
  const copy = await copyPages(pdf);
  if (holdsActiveParts(copy)) return { refused: 'active' };
  if (!(await unpacks(copy))) return { refused: 'unreadable' };
  return { read: viewOf(await copy.save({ addDefaultPage: false, updateFieldAppearances: false })) };
};
