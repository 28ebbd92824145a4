import { inflatedSize } from './inflated-size.ts';

/** What the objects that lie packed in one file may unpack to; ordinary files have a hundredth of it. */
const unpackedLimit = 24 * 1024 * 1024;
/** More than the dictionary before a stream ever takes. */
const dictionaryLength = 2_048;

const undoEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The dictionary before the stream that begins at `at`, its names spelled out. */
function dictionaryBefore(content: Buffer, at: number): string {
  const text = content.subarray(Math.max(0, at - dictionaryLength), at).toString('latin1');
  return undoEscapes(text.slice(text.lastIndexOf(' obj') + 1));
}

/**
 * Whether the streams that hold objects are packed as every writer packs them, by nothing or one deflate, and stay
 * small. They are the only ones that the decoder unpacks while it reads a file, and it does not stop at any size.
 */
export async function objectStreamsFit(content: Buffer): Promise<boolean> {
  let left = unpackedLimit;
  for (let at = content.indexOf('stream'); at >= 0; ) {
    const ends = content.indexOf('endstream', at + 6);
    if (ends < 0) return true;
    const dictionary = dictionaryBefore(content, at);
    if (/\/(?:ObjStm|XRef)\b/.test(dictionary)) {
      const filters = dictionary.match(/\/\w*Decode\b/g) ?? [];
      if (filters.length > 1 || filters.some((one) => one !== '/FlateDecode')) return false;
      const begins = content[at + 6] === 13 ? at + 8 : at + 7;
      left -= await inflatedSize(content.subarray(begins, ends), left);
      if (left < 0) return false;
    }
    at = content.indexOf('stream', ends + 9);
  }
  return true;
}
