import { type Doc, leading, widthOf, writeLine } from '../pdf/canvas.ts';
import type { Align, Run } from './markdown-blocks.ts';
import type { PlaceKind } from './templating.ts';

/** Points that a place to sign takes on the paper. */
export const placeSizes: Readonly<Record<PlaceKind, { readonly width: number; readonly height: number }>> = {
  signature: { width: 170, height: 46 },
  initials: { width: 70, height: 30 },
  date: { width: 100, height: 18 },
  stamp: { width: 84, height: 84 },
};

type Piece =
  | { readonly kind: 'word'; readonly text: string; readonly bold: boolean; readonly width: number }
  | { readonly kind: 'place'; readonly at: number; readonly width: number; readonly height: number };

export interface RichLine {
  readonly pieces: readonly (Piece & { readonly x: number })[];
  readonly width: number;
  readonly height: number;
}

export interface Writing {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly kindOf: (at: number) => PlaceKind;
}

/** A word that is wider than its column, cut to fit. */
function cut(doc: Doc, text: string, bold: boolean, size: number, room: number): Piece[] {
  const pieces: Piece[] = [];
  let open = '';
  const wide = (part: string) => widthOf(doc, part, { size, bold });
  for (const sign of text) {
    if (open !== '' && wide(open + sign) > room) {
      pieces.push({ kind: 'word', text: open, bold, width: wide(open) });
      open = sign;
    } else open += sign;
  }
  return open === '' ? pieces : [...pieces, { kind: 'word', text: open, bold, width: wide(open) }];
}

/** Spaces stay with the word before them, so that words of one line are joined as they were. */
function piecesOf(doc: Doc, run: Run, { size, bold = false, kindOf }: Writing, room: number): Piece[] {
  if (run.kind === 'break') return [];
  if (run.kind === 'place') {
    const { width, height } = placeSizes[kindOf(run.at)];
    const scale = Math.min(1, room / width);
    return [{ kind: 'place', at: run.at, width: width * scale, height: height * scale }];
  }
  const isBold = bold || run.bold;
  return (run.text.replaceAll(/\s+/g, ' ').match(/ ?[^ ]+ ?| /g) ?? []).flatMap((text): Piece[] => {
    const width = widthOf(doc, text, { size, bold: isBold });
    return width > room
      ? cut(doc, text.trim(), isBold, size, room)
      : [{ kind: 'word', text, bold: isBold, width }];
  });
}

interface OpenLine {
  pieces: (Piece & { x: number })[];
  width: number;
}

const heightOf = (pieces: readonly Piece[], size: number): number =>
  Math.max(leading(size), ...pieces.map((piece) => (piece.kind === 'place' ? piece.height + 4 : 0)));

/** The lines of a paragraph within `room` points. */
export function richLines(doc: Doc, runs: readonly Run[], room: number, writing: Writing): RichLine[] {
  const lines: OpenLine[] = [{ pieces: [], width: 0 }];
  const begin = () => lines.push({ pieces: [], width: 0 });
  for (const run of runs) {
    if (run.kind === 'break') begin();
    for (const piece of piecesOf(doc, run, writing, room)) {
      const last = lines.at(-1);
      const blank = piece.kind === 'word' && piece.text.trim() === '';
      if (!last || (blank && last.pieces.length === 0)) continue;
      const bare =
        piece.kind === 'word'
          ? widthOf(doc, piece.text.trimEnd(), { ...writing, bold: piece.bold })
          : piece.width;
      if (last.pieces.length > 0 && last.width + bare > room) begin();
      const line = lines.at(-1) ?? last;
      const isFirst = line.pieces.length === 0;
      const text = piece.kind === 'word' && isFirst ? piece.text.trimStart() : '';
      const placed =
        piece.kind === 'word' && isFirst
          ? { ...piece, text, width: widthOf(doc, text, { ...writing, bold: piece.bold }) }
          : piece;
      line.pieces.push({ ...placed, x: line.width });
      line.width += placed.width;
    }
  }
  return lines.map((line) => ({ ...line, height: heightOf(line.pieces, writing.size) }));
}

export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: Align;
}

/** Draws one line whose top is `y`; `placed` hears where each place to sign is. */
export function drawRichLine(
  doc: Doc,
  line: RichLine,
  { x, y, width, align = 'left' }: Drawn,
  { size, color }: Pick<Writing, 'size' | 'color'>,
  placed: (at: number, box: { x: number; y: number; width: number; height: number }) => void,
): void {
  const room = width - line.width;
  const from = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
  const base = y + line.height - leading(size) + size;
  for (const piece of line.pieces) {
    const left = from + piece.x;
    if (piece.kind === 'place')
      placed(piece.at, {
        x: left,
        y: y + line.height - 4 - piece.height,
        width: piece.width,
        height: piece.height,
      });
    else
      writeLine(doc, piece.text, left, base, piece.width, {
        size,
        bold: piece.bold,
        ...(color !== undefined && { color }),
      });
  }
}
