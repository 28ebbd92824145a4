import { paint, paper } from '../pdf/paper.ts';
import { drawRichTable } from './draw-rich-table.ts';
import { type Column, type Pen, makeRoom, paperSize, place, writingOf } from './pen.ts';
import type { Block, Run } from './markdown-blocks.ts';
import { type Writing, drawRichLine, richLines } from './rich-lines.ts';

const headings: readonly number[] = [14, 12.5, 11.5];
const gap = 7;
const indent = 20;

function drawRuns(pen: Pen, runs: readonly Run[], { x, width }: Column, more: Partial<Writing> = {}): void {
  const writing = writingOf(pen, more);
  for (const line of richLines(pen.doc, runs, width, writing)) {
    makeRoom(pen, line.height);
    drawRichLine(pen.doc, line, { x, y: pen.y, width }, writing, (at, box) => place(pen, at, box));
    pen.y += line.height;
  }
}

function drawHeading(pen: Pen, { level, runs }: Extract<Block, { kind: 'heading' }>, column: Column): void {
  const size = headings[level - 1] ?? paperSize;
  pen.y += gap;
  // It does not stay behind alone at the end of a page.
  makeRoom(pen, size * 4);
  drawRuns(pen, runs, column, { size, bold: true, color: paint.neel });
}

function drawItem(pen: Pen, { mark, blocks }: Extract<Block, { kind: 'item' }>, { x, width }: Column): void {
  makeRoom(pen, paperSize * 2);
  const writing = writingOf(pen);
  const [line] = richLines(pen.doc, [{ kind: 'text', text: mark, bold: false }], indent, writing);
  const first = blocks[0];
  if (line) drawRichLine(pen.doc, line, { x, y: pen.y, width: indent }, writing, () => undefined);
  const column = { x: x + indent, width: width - indent };
  if (first?.kind === 'paragraph') {
    drawRuns(pen, first.runs, column);
    pen.y += gap / 2;
  }
  drawAll(pen, first?.kind === 'paragraph' ? blocks.slice(1) : blocks, column);
}

function drawQuote(pen: Pen, { blocks }: Extract<Block, { kind: 'quote' }>, { x, width }: Column): void {
  const [from, page] = [pen.y, pen.page];
  drawAll(pen, blocks, { x: x + indent, width: width - indent });
  const top = pen.page === page ? from : 48;
  pen.doc.rect(x + 4, top, 2.5, Math.max(0, pen.y - top - gap)).fill(paint.haldi);
}

function drawOne(pen: Pen, block: Block, column: Column): void {
  if (block.kind === 'heading') drawHeading(pen, block, column);
  else if (block.kind === 'paragraph') drawRuns(pen, block.runs, column);
  else if (block.kind === 'item') drawItem(pen, block, column);
  else if (block.kind === 'quote') drawQuote(pen, block, column);
  else if (block.kind === 'table') drawRichTable(pen, block, column);
  else {
    makeRoom(pen, gap);
    pen.doc
      .moveTo(column.x, pen.y)
      .lineTo(column.x + column.width, pen.y)
      .lineWidth(0.7)
      .stroke(paint.soft);
  }
}

function drawAll(pen: Pen, blocks: readonly Block[], column: Column): void {
  blocks.forEach((block, at) => {
    drawOne(pen, block, column);
    pen.y += block.kind === 'item' && blocks[at + 1]?.kind === 'item' ? 0 : gap;
  });
}

export const drawBlocks = (pen: Pen, blocks: readonly Block[]): void =>
  drawAll(pen, blocks, { x: paper.left, width: paper.width });
