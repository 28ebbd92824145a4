import { type Block, type Segment, blocksOf } from './columns.ts';
import type { Print } from './print-lines.ts';
import type { PaperLine } from './reading.ts';

/** In parts of the letters' height: nearer is one word, further is another cell. */
const closeness = 0.15;
const wide = 1.3;
const sameLine = 0.5;

/** Pieces of one height, from the top of the page, each line from left to right. */
function rowsOf(pieces: readonly Print[]): Print[][] {
  const rows: Print[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const first = rows.at(-1)?.[0];
    if (first && first.y - piece.y < Math.min(first.height, piece.height) * sameLine)
      rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

const joined = (one: Segment, next: Print, between: string): Segment => ({
  text: `${one.text}${between}${next.text}`,
  x: one.x,
  y: Math.min(one.y, next.y),
  width: Math.max(one.x + one.width, next.x + next.width) - one.x,
  height: Math.max(one.height, next.height),
});

/** A row without its wide gaps. */
function segmentsOf(row: readonly Print[]): Segment[] {
  const segments: Segment[] = [];
  for (const piece of row) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.x - last.width : 0;
    const height = Math.min(last?.height ?? piece.height, piece.height);
    if (!last || gap > height * wide) segments.push(piece);
    else segments[segments.length - 1] = joined(last, piece, gap > height * closeness ? ' ' : '');
  }
  return segments;
}

const tidy = (text: string) =>
  text
    .split('\t')
    .map((cell) => cell.replaceAll(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\t');

const linesOf = (block: Block, page: number, usual: number): PaperLine[] =>
  rowsOf(block).flatMap((row) => {
    const text = tidy(row.map((segment) => segment.text).join('\t'));
    const height = Math.max(...row.map((segment) => segment.height));
    return text ? [{ text, page, size: Math.round((height / usual) * 100) / 100, confidence: 1 }] : [];
  });

/** The height that most letters have. */
export function usualHeight(pieces: readonly Print[]): number {
  const letters = new Map<number, number>();
  for (const { height, text } of pieces) {
    const rounded = Math.round(height * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] || 1;
}

/** The lines of a page as a person reads them, one column after the other. */
export function paperLines(
  pieces: readonly Print[],
  { page, usual, isHeading }: { page: number; usual: number; isHeading: (text: string) => boolean },
): PaperLine[] {
  const segments = rowsOf(pieces.filter(({ text }) => text.trim())).flatMap(segmentsOf);
  return blocksOf(segments, isHeading).flatMap((block) => linesOf(block, page, usual));
}
