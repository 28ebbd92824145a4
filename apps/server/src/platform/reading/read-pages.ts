import sharp from 'sharp';
import { type Picture, openPages } from './pages-engine.ts';
import { piecesOfLetters } from './letter-pieces.ts';
import { paperLines, usualHeight } from './paper-lines.ts';
import type { PaperLine, ReadFile } from './reading.ts';

const mostPages = 6;
/** Of a scan, the pages that are handed on as pictures: recognising letters takes seconds for each. */
const mostScans = 2;
const mostLines = 1_200;
const mostLetters = 400;
/** Letters of a scanned page stay readable. */
const longestSide = 1_800;

export interface PagesOptions {
  /** What a part of such a paper is called, in small letters; they tell columns from rows. */
  readonly headings: readonly string[];
}

export interface PrintedPages {
  /** Without any where the pages hold pictures alone. */
  readonly lines: readonly PaperLine[];
  /** Of a paper that was scanned: its first pages, as PNG. */
  readonly scans: readonly Uint8Array[];
}

const pictureOf = ({ pixels, width, height }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .png()
    .toBuffer();

/** What is left of a heading without its marks: "— Work  Experience:" is "work experience". */
export const bareHeading = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}&/ ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The printed lines of a PDF that we keep, column by column; of a scan its pictures, for `read-words.ts`. */
export const readPages: ReadFile<PagesOptions, PrintedPages> = async ({ content }, { headings }) => {
  const pages = await openPages(content);
  const known = new Set(headings);
  const isHeading = (text: string) => known.has(bareHeading(text));
  const prints = Array.from({ length: Math.min(pages.count, mostPages) }, (_, at) =>
    piecesOfLetters(pages.letters(at)),
  );
  const usual = usualHeight(prints.flat());
  const lines = prints
    .flatMap((pieces, at) => paperLines(pieces, { page: at + 1, usual, isHeading }))
    .slice(0, mostLines)
    .map((line) => ({ ...line, text: line.text.slice(0, mostLetters) }));
  if (lines.length > 0) return { read: { lines, scans: [] } };
  const scans: Uint8Array[] = [];
  for (let at = 0; at < Math.min(pages.count, mostScans); at += 1)
    scans.push(await pictureOf(pages.draw(at, longestSide)));
  return { read: { lines, scans } };
};
