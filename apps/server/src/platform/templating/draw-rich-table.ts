import { paint, paper } from '../pdf/paper.ts';
import { type Column, type Pen, makeRoom, place, writingOf } from './pen.ts';
import type { Align, Block, Run } from './markdown-blocks.ts';
import { type RichLine, type Writing, drawRichLine, richLines } from './rich-lines.ts';

type Table = Extract<Block, { kind: 'table' }>;
type Cells = readonly (readonly Run[])[];

const pad = 6;
const size = 9.4;

const isEmpty = (cells: Cells): boolean => cells.every((cell) => cell.length === 0);

/** Narrow columns take what they need; the others share the rest by what they would need. */
function widthsOf(pen: Pen, { titles, rows }: Table, width: number, writing: Writing): number[] {
  const count = Math.max(1, titles.length);
  const natural = Array.from({ length: count }, (_, at) =>
    Math.max(
      30,
      ...[titles, ...rows].flatMap((cells) =>
        richLines(pen.doc, cells[at] ?? [], 2_000, { ...writing, bold: true }).map(
          (line) => line.width + 2 * pad,
        ),
      ),
    ),
  );
  const sum = natural.reduce((all, one) => all + one, 0);
  if (sum <= width) return natural.map((one) => (one / sum) * width);
  const narrow = natural.map((one) => one <= width / count);
  const taken = natural.reduce((all, one, at) => all + (narrow[at] ? one : 0), 0);
  const wide = sum - taken;
  return natural.map((one, at) => (narrow[at] ? one : (one / wide) * (width - taken)));
}

interface Row {
  readonly cells: Cells;
  readonly writing: Writing;
  readonly ground: string | null;
  readonly lined: boolean;
}

interface Sheet {
  readonly pen: Pen;
  readonly x: number;
  readonly widths: readonly number[];
  readonly align: readonly Align[];
}

const heightOf = (lines: readonly RichLine[]): number => lines.reduce((sum, { height }) => sum + height, 0);

/** As many lines as fit on this page; at least one, so that it ends. */
function fitting(lines: readonly RichLine[], room: number): number {
  let height = 0;
  let count = 0;
  for (const line of lines) {
    height += line.height;
    if (count > 0 && height > room) break;
    count += 1;
  }
  return count;
}

function drawPart({ pen, x, widths, align }: Sheet, parts: readonly (readonly RichLine[])[], row: Row): void {
  const height = Math.max(...parts.map(heightOf)) + 2 * pad - 2;
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const { doc } = pen;
  if (row.ground !== null) doc.roundedRect(x, pen.y, whole, height, row.lined ? 0 : 4).fill(row.ground);
  let left = x;
  parts.forEach((lines, at) => {
    const width = widths[at] ?? 0;
    let y = pen.y + pad - 1;
    for (const line of lines) {
      const box = { x: left + pad, y, width: width - 2 * pad, align: align[at] ?? 'left' };
      drawRichLine(doc, line, box, row.writing, (named, found) => place(pen, named, found));
      y += line.height;
    }
    left += width;
  });
  pen.y += height;
  if (row.lined)
    doc
      .moveTo(x, pen.y)
      .lineTo(x + whole, pen.y)
      .lineWidth(0.5)
      .stroke(paint.soft);
}

/** A row goes on over the next page where it is higher than what is left of this one. */
function drawRow(sheet: Sheet, row: Row): void {
  const { pen, widths } = sheet;
  let left: (readonly RichLine[])[] = widths.map((width, at) =>
    richLines(pen.doc, row.cells[at] ?? [], width - 2 * pad, row.writing),
  );
  const whole = Math.max(...left.map(heightOf)) + 2 * pad;
  makeRoom(pen, Math.min(whole, (paper.bottom - 48) / 2));
  while (left.some((lines) => lines.length > 0)) {
    const room = paper.bottom - pen.y - 2 * pad;
    const counts = left.map((lines) => fitting(lines, room));
    drawPart(
      sheet,
      left.map((lines, at) => lines.slice(0, counts[at])),
      row,
    );
    left = left.map((lines, at) => lines.slice(counts[at]));
    if (left.some((lines) => lines.length > 0)) makeRoom(pen, paper.bottom);
  }
}

/** Those who sign stand on one page: a table without titles is not torn where it fits on the next. */
function keepTogether({ pen, widths }: Sheet, rows: readonly Cells[], writing: Writing): void {
  const heights = rows.map((cells) =>
    Math.max(
      ...widths.map((width, at) => heightOf(richLines(pen.doc, cells[at] ?? [], width - 2 * pad, writing))),
    ),
  );
  const whole = heights.reduce((sum, height) => sum + height + 2 * pad, 0);
  if (whole < (paper.bottom - 48) / 2) makeRoom(pen, whole);
}

/** Rows below painted titles; without titles a table only sets its cells side by side. */
export function drawRichTable(pen: Pen, table: Table, { x, width }: Column): void {
  const bare = isEmpty(table.titles);
  const writing = writingOf(pen, { size });
  const sheet = { pen, x, align: table.align, widths: widthsOf(pen, table, width, writing) };
  if (bare) keepTogether(sheet, table.rows, writing);
  else
    drawRow(sheet, {
      cells: table.titles,
      writing: { ...writing, bold: true, color: '#ffffff' },
      ground: paint.neel,
      lined: false,
    });
  table.rows.forEach((cells, at) => {
    const ground = !bare && at % 2 === 1 ? paint.wall : null;
    drawRow(sheet, { cells, writing, ground, lined: !bare });
  });
}
