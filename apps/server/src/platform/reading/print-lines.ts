import type { Line } from './reading.ts';

/** A piece of text of a page: a word, a line, or some letters of one; in points, from the lower left corner. */
export interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pieces this near to each other, in parts of the letters' height, are letters of one word. */
const closeness = 0.15;
/** What stands higher or lower by less than this part of the letters' height is in one line. */
const sameLine = 0.5;

/** From left to right; a gap parts words. */
function textOf(line: readonly Print[]): string {
  let text = '';
  let end = 0;
  for (const piece of line.toSorted((a, b) => a.x - b.x)) {
    text += piece.x - end > piece.height * closeness ? ` ${piece.text}` : piece.text;
    end = piece.x + piece.width;
  }
  return text;
}

/** A PDF says where its pieces stand, not which are a line: those of one height are, from the top of the page. */
export function linesOfPrint(pieces: readonly Print[]): Line[] {
  const lines: Print[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim()).toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (first && first.y - piece.y < Math.min(first.height, piece.height) * sameLine) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    textOf(line)
      .trim()
      .split(/\s+/)
      .map((text) => ({ text, confidence: 1 })),
  );
}
