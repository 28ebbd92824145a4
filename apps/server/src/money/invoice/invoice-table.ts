import type { InvoiceDocument } from './invoice-document.rules.ts';
import { type Doc, write } from '../../platform/pdf/canvas.ts';
import { paper as sheet, rupeesText as rupees } from '../../platform/pdf/paper.ts';
import { type PaperColumn, drawTable } from '../../platform/pdf/table.ts';

function columnsOf(paper: InvoiceDocument): PaperColumn[] {
  const taxes: PaperColumn[] =
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

function drawTotals(doc: Doc, paper: InvoiceDocument, y: number): number {
  const { right } = sheet;
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
export function drawLines(doc: Doc, paper: InvoiceDocument, top: number): number {
  let y = drawTable(doc, columnsOf(paper), cellsOf(paper), top);
  if (y + 260 > 842) {
    doc.addPage();
    y = 48;
  }
  return drawTotals(doc, paper, y);
}
