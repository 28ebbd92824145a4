import { type Doc, type Style, leading, linesOf, write } from './canvas.ts';
import { paint, paper } from './paper.ts';

export const cellSize = 8.6;
const pad = 6;

export interface PaperColumn {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

type Cells = readonly string[];

function drawRow(doc: Doc, columns: readonly PaperColumn[], cells: Cells, y: number, style: Style): void {
  let at = paper.left + 2;
  columns.forEach((column, index) => {
    write(doc, cells[index] ?? '', at + pad / 2, y + pad, column.width - pad, {
      ...style,
      size: cellSize,
      align: column.align,
    });
    at += column.width;
  });
}

function heightOf(doc: Doc, columns: readonly PaperColumn[], cells: Cells, style: Style = {}): number {
  const lines = columns.map(
    (column, index) =>
      linesOf(doc, cells[index] ?? '', column.width - pad, { ...style, size: cellSize }).length,
  );
  return Math.max(...lines) * leading(cellSize) + pad * 2 - 2;
}

function drawTitles(doc: Doc, columns: readonly PaperColumn[], y: number): number {
  const titles = columns.map((column) => column.title);
  const height = heightOf(doc, columns, titles, { bold: true });
  doc.roundedRect(paper.left, y, paper.width, height, 4).fill(paint.neel);
  drawRow(doc, columns, titles, y, { bold: true, color: '#ffffff' });
  return y + height;
}

/** Rows below painted titles; a long table goes on over the next page. Answers the y below it. */
export function drawTable(
  doc: Doc,
  columns: readonly PaperColumn[],
  rows: readonly Cells[],
  top: number,
): number {
  let y = drawTitles(doc, columns, top);
  rows.forEach((cells, index) => {
    const height = heightOf(doc, columns, cells);
    if (y + height > paper.bottom) {
      doc.addPage();
      y = drawTitles(doc, columns, 48);
    }
    if (index % 2 === 1) doc.rect(paper.left, y, paper.width, height).fill(paint.wall);
    drawRow(doc, columns, cells, y, {});
    y += height;
    doc.moveTo(paper.left, y).lineTo(paper.right, y).lineWidth(0.5).stroke(paint.soft);
  });
  return y;
}
