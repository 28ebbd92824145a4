import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Place, type ReadFile, type SentFile, extensionOf } from './reading.ts';

export interface TextFile {
  /** UTF-8; empty where the file was left at its place. */
  readonly content: Buffer;
  readonly mediaType: 'text/plain' | 'text/csv';
}

const mediaTypes: Readonly<Record<string, TextFile['mediaType']>> = { txt: 'text/plain', csv: 'text/csv' };
/** First letters of files of other kinds: a text that begins so is opened as one of them. */
const otherKind = /^(?:%PDF-|<(?:!doctype|html|svg|script|\?php))/i;
const controls = /(?![\t\n\f\r])\p{Cc}/u;
const beginning = 512;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const piecesOf = ({ place, content }: SentFile): AsyncIterable<Buffer> =>
  place ? createReadStream(place.from) : Readable.from([Buffer.from(content)]);

class NoText extends Error {
  override readonly name = 'NoText';
}

async function firstBytes(file: SentFile): Promise<Buffer> {
  for await (const piece of piecesOf(file)) return piece.subarray(0, beginning);
  return Buffer.alloc(0);
}

/** Piece by piece; throws where it is no text, or is text in another encoding. */
async function* textIn(file: SentFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding !== 'windows-1252' });
  let isFirst = true;
  const checked = (text: string): string => {
    if (controls.test(text) || (isFirst && otherKind.test(text.trimStart()))) throw new NoText();
    isFirst &&= text.trim() === '';
    return text;
  };
  for await (const piece of piecesOf(file)) yield checked(decoder.decode(piece, { stream: true }));
  yield checked(decoder.decode());
}

/** Spreadsheets know by the mark that letters other than English ones follow. */
async function* written(file: SentFile, encoding: Encoding, hasMark: boolean): AsyncGenerator<Buffer> {
  if (hasMark) yield Buffer.from('\uFEFF');
  for await (const text of textIn(file, encoding)) if (text) yield Buffer.from(text);
}

async function writeAnew(pieces: AsyncIterable<Buffer>, place: Place | undefined): Promise<Buffer> {
  if (place) {
    await pipeline(pieces, createWriteStream(place.to, { mode: 0o600 }));
    return Buffer.alloc(0);
  }
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** By its mark; without one UTF-8, or the code page in which Windows writes where nothing else was chosen. */
function encodingsOf(first: Buffer): { readonly tried: readonly Encoding[]; readonly hasMark: boolean } {
  const mark = first.subarray(0, 3).toString('hex');
  if (mark.startsWith('fffe')) return { tried: ['utf-16le'], hasMark: true };
  if (mark.startsWith('feff')) return { tried: ['utf-16be'], hasMark: true };
  return { tried: ['utf-8', 'windows-1252'], hasMark: mark === 'efbbbf' };
}

/** A text or a table of text, as UTF-8; it is gone through piece by piece, however long it is. */
export const readText: ReadFile<null, TextFile> = async (file) => {
  const mediaType = mediaTypes[extensionOf(file.fileName)];
  if (!mediaType) return { refused: 'unreadable' };
  const { tried, hasMark } = encodingsOf(await firstBytes(file));
  for (const encoding of tried)
    try {
      const marked = hasMark && mediaType === 'text/csv';
      return { read: { content: await writeAnew(written(file, encoding, marked), file.place), mediaType } };
    } catch (error) {
      if (error instanceof NoText || !(error instanceof TypeError)) break;
    }
  return { refused: 'unreadable' };
};
