import sharp from 'sharp';
import { openPages } from './pages-engine.ts';
import { linesOfPrint } from './print-lines.ts';
import type { Line, ReadFile } from './reading.ts';

/** What was paid stands on one of them. */
const mostPages = 3;
/** Letters of a scanned page stay readable; `read-words.ts` takes no more. */
const longestSide = 1_200;

export interface Printed {
  /** Without any where the pages hold pictures alone. */
  readonly lines: readonly Line[];
  /** Of a paper that was scanned: its first page, as a PNG. */
  readonly scan: Uint8Array | null;
}

/** The printed words of a PDF that we keep, line by line; of a scan its picture, for `read-words.ts`. */
export const readPrint: ReadFile<null, Printed> = async ({ content }) => {
  const pages = await openPages(content);
  const numbers = Array.from({ length: Math.min(pages.count, mostPages) }, (_, at) => at);
  const lines = numbers.flatMap((at) => linesOfPrint(pages.print(at)));
  if (lines.length > 0) return { read: { lines, scan: null } };
  const { pixels, width, height } = pages.draw(0, longestSide);
  const scan = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .png()
    .toBuffer();
  return { read: { lines, scan } };
};
