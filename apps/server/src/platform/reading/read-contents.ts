import sharp from 'sharp';
import { readDocx } from './docx/read-docx.ts';
import { openPages } from './pages-engine.ts';
import { readSheets } from './read-sheets.ts';
import { beginningOf } from './read-table.ts';
import type { Allow, ReadFile, Reading, SentFile } from './reading.ts';

export interface ContentsOptions {
  /** As it is kept; the media type says the same in many letters. */
  readonly kind: 'pdf' | 'docx' | 'sheet' | 'text';
  /** Characters at most. */
  readonly most: number;
}

export interface FileText {
  readonly text: string;
  /** Of a PDF whose pages hold pictures alone: its first page, as PNG, for `read-words.ts`. */
  readonly scan: Uint8Array | null;
}

const mostPages = 200;
/** Letters of a scanned page stay readable. */
const scanSide = 1_800;
const sheet = { rows: 5_000, columns: 60 };

async function ofPdf(file: SentFile, most: number): Promise<FileText> {
  const pages = await openPages(file);
  const parts: string[] = [];
  let length = 0;
  for (let at = 0; at < Math.min(pages.count, mostPages) && length < most; at += 1) {
    const words = pages.words(at);
    parts.push(words);
    length += words.length;
  }
  const text = parts.join('\n').slice(0, most);
  if (text.trim() !== '' || pages.count === 0) return { text, scan: null };
  const { pixels, width, height } = pages.draw(0, scanSide);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale();
  return { text: '', scan: await picture.png().toBuffer() };
}

async function ofSheets(file: SentFile, allow: Allow): Promise<Reading<FileText>> {
  const reading = await readSheets(file, sheet, allow);
  if ('refused' in reading) return reading;
  const lines = reading.read.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.join('\t'))]);
  return { read: { text: lines.join('\n'), scan: null } };
}

async function ofDocx(file: SentFile, allow: Allow): Promise<Reading<FileText>> {
  const reading = await readDocx({ ...file, fileName: 'kept.docx' }, null, allow);
  if ('refused' in reading) return reading;
  return { read: { text: reading.read.lines.map(({ text }) => text).join('\n'), scan: null } };
}

const ofText = ({ content }: SentFile, most: number): Reading<FileText> => ({
  read: { text: beginningOf(content, most * 4), scan: null },
});

async function readAny(
  file: SentFile,
  { kind, most }: ContentsOptions,
  allow: Allow,
): Promise<Reading<FileText>> {
  if (kind === 'pdf') return { read: await ofPdf(file, most) };
  if (kind === 'docx') return ofDocx(file, allow);
  return kind === 'sheet' ? ofSheets(file, allow) : ofText(file, most);
}

/** PostgreSQL keeps no NUL, and half a character is none. */
const clean = (text: string, most: number) =>
  text
    .slice(0, most)
    .replaceAll('\0', ' ')
    .replaceAll(/\p{Surrogate}/gu, '');

/** What a file that we keep says, for the search and for a preview. */
export const readContents: ReadFile<ContentsOptions, FileText> = async (file, options, allow) => {
  const reading = await readAny(file, options, allow);
  if ('refused' in reading) return reading;
  return { read: { ...reading.read, text: clean(reading.read.text, options.most) } };
};
