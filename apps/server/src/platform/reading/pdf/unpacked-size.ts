import {
  PDFArray,
  PDFName,
  type PDFDocument,
  type PDFObject,
  PDFRawStream,
  decodePDFRawStream,
} from 'pdf-lib';
import { inflatedSize } from './inflated-size.ts';
import { nameOf } from './names.ts';
import { lzwSize, runLengthSize } from './packed-size.ts';

/** Filters that make a stream smaller than its decoded content, without bound; one of them is ever needed. */
const packers: ReadonlySet<string> = new Set([
  'FlateDecode',
  'Fl',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
]);
const texts: ReadonlySet<string> = new Set(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85']);
/** Codecs of pictures, always the last. */
const codecs: ReadonlySet<string> = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
]);
const chainLimit = 3;

function filtersOf(stream: PDFRawStream): string[] {
  const filter: PDFObject | undefined = stream.dict.lookup(PDFName.of('Filter'));
  if (filter === undefined) return [];
  return filter instanceof PDFArray
    ? filter.asArray().map((_, at) => nameOf(filter.lookup(at)))
    : [nameOf(filter)];
}

function isKnownChain(filters: readonly string[]): boolean {
  return (
    filters.length <= chainLimit &&
    filters.filter((one) => packers.has(one)).length <= 1 &&
    filters.every(
      (one, at) => packers.has(one) || texts.has(one) || (codecs.has(one) && at === filters.length - 1),
    )
  );
}

/** Of the bytes with their text encodings undone, which make them smaller. */
function packedBytes(stream: PDFRawStream, filters: readonly string[]): Uint8Array {
  const before = filters.filter((one) => texts.has(one));
  if (before.length === 0) return stream.contents;
  const { context } = stream.dict;
  const long: Record<string, string> = { AHx: 'ASCIIHexDecode', A85: 'ASCII85Decode' };
  const dict = context.obj({ Filter: before.map((one) => long[one] ?? one) });
  return decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).decode();
}

async function unpackedSize(
  stream: PDFRawStream,
  filters: readonly string[],
  limit: number,
): Promise<number> {
  const packer = filters.find((one) => packers.has(one));
  if (packer === undefined) return stream.contents.length;
  const packed = packedBytes(stream, filters);
  if (packer.startsWith('Fl')) return inflatedSize(packed, limit);
  return packer.startsWith('R') ? runLengthSize(packed) : lzwSize(packed, limit);
}

/**
 * Whether all streams together unpack to at most `limit` bytes, each by filters that are known and not piled up. A
 * viewer that opens the file meets no bomb then.
 */
export async function unpacksWithin(pdf: PDFDocument, limit: number): Promise<boolean> {
  let left = limit;
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const filters = filtersOf(object);
    if (!isKnownChain(filters)) return false;
    left -= await unpackedSize(object, filters, left);
    if (left < 0) return false;
  }
  return true;
}
