import type { InvoiceDocument } from './invoice-document.rules.ts';
import { type Doc, type Style, leading, linesOf, write } from './pdf-canvas.ts';

const neel = '#1a2270';
const soft = '#b9bedd';
const wall = '#f1f2fb';
const size = 8.6;
const pad = 6;
const bottom = 770;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** 1,23,456.70 as India groups its digits. */
const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rupees = (paise: number): string => grouped.format(paise / 100);

function columnsOf(paper: InvoiceDocument): Column[] {
  const taxes: Column[] =
    paper.igstPaise > 0
      ? [{ title: 'IGST', width: 104, align: 'right' }]
      : [
          { title: 'CGST', width: 52, align: 'right' },
          { title: paper.place.stateTax, width: 52, align: 'right' },
        ];
  return [
    { title: 'Description', width: 137, align: 'left' },
    { title: 'SAC', width: 46, align: 'left' },
    { title: 'Qty', width: 28, align: 'right' },
    { title: 'Taxable (₹)', width: 66, align: 'right' },
    { title: 'Rate', width: 54, align: 'right' },
    ...taxes,
    { title: 'Total (₹)', width: 76, align: 'right' },
  ];
}

function cellsOf(paper: InvoiceDocument): string[][] {
  return paper.lines.map((line) => [
    line.description,
    line.sac,
    String(line.quantity),
    rupees(line.taxablePaise),
    paper.igstPaise > 0 || line.percent === 0
      ? `${line.percent}%`
      : `${line.percent / 2}% + ${line.percent / 2}%`,
    ...(paper.igstPaise > 0 ? [rupees(line.igstPaise)] : [rupees(line.cgstPaise), rupees(line.sgstPaise)]),
    rupees(line.totalPaise),
  ]);
}

function drawRow(
  doc: Doc,
  columns: readonly Column[],
  cells: readonly string[],
  x: number,
  y: number,
  style: Style,
): void {
  let at = x;
  columns.forEach((column, index) => {
    write(doc, cells[index] ?? '', at + pad / 2, y + pad, column.width - pad, {
      ...style,
      size,
      align: column.align,
    });
    at += column.width;
  });
}

function heightOf(doc: Doc, columns: readonly Column[], cells: readonly string[]): number {
  const lines = columns.map(
    (column, index) => linesOf(doc, cells[index] ?? '', column.width - pad, { size }).length,
  );
  return Math.max(...lines) * leading(size) + pad * 2 - 2;
}

function drawTitles(doc: Doc, columns: readonly Column[], frame: Frame, y: number): number {
  const height = leading(size) + pad * 2 - 2;
  doc.roundedRect(frame.left, y, frame.right - frame.left, height, 4).fill(neel);
  drawRow(
    doc,
    columns,
    columns.map((column) => column.title),
    frame.left + 2,
    y,
    { bold: true, color: '#ffffff' },
  );
  return y + height;
}

function totalsOf(paper: InvoiceDocument): [label: string, amount: number][] {
  const taxes: [string, number][] =
    paper.igstPaise > 0
      ? [['IGST', paper.igstPaise]]
      : [
          ['CGST', paper.cgstPaise],
          [paper.place.stateTax, paper.sgstPaise],
        ];
  return [
    ['Taxable value', paper.taxablePaise],
    ...taxes.filter(([, amount]) => amount > 0),
    ...paper.below.map((line): [string, number] => [line.label, line.amountPaise]),
  ];
}

function drawTotals(doc: Doc, paper: InvoiceDocument, { right }: Frame, y: number): number {
  const [labelAt, labelWidth, amountWidth] = [right - 290, 190, 94];
  let at = y + 8;
  for (const [label, amount] of totalsOf(paper)) {
    write(doc, label, labelAt, at, labelWidth, { size: 9, align: 'right' });
    at = write(doc, rupees(amount), right - amountWidth - 4, at, amountWidth, { size: 9, align: 'right' });
  }
  doc.roundedRect(right - 216, at + 6, 216, 28, 5).fill('#ffc22e');
  write(doc, 'Total', right - 204, at + 12, 80, { size: 11, bold: true });
  write(doc, `₹ ${rupees(paper.totalPaise)}`, right - 140, at + 11, 130, {
    size: 12.5,
    bold: true,
    align: 'right',
  });
  return at + 34;
}

/** The taxed lines and what they come to; a long table goes on over the next page. */
export function drawLines(doc: Doc, paper: InvoiceDocument, frame: Frame): number {
  const columns = columnsOf(paper);
  let y = drawTitles(doc, columns, frame, frame.top);
  cellsOf(paper).forEach((cells, index) => {
    const height = heightOf(doc, columns, cells);
    if (y + height > bottom) {
      doc.addPage();
      y = drawTitles(doc, columns, frame, 48);
    }
    if (index % 2 === 1) doc.rect(frame.left, y, frame.right - frame.left, height).fill(wall);
    drawRow(doc, columns, cells, frame.left + 2, y, {});
    y += height;
    doc.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.5).stroke(soft);
  });
  if (y + 260 > 842) {
    doc.addPage();
    y = 48;
  }
  return drawTotals(doc, paper, frame, y);
}
