import type { InvoiceDocument, Party } from './invoice-document.rules.ts';
import type { IssuedInvoice } from './invoice.store.ts';
import { drawLines } from './invoice-table.ts';
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import { dayText, drawBoard, paint, paper as sheet, renderPaper } from '../../platform/pdf/paper.ts';

const { neel, dim, soft } = paint;
const { left, width } = sheet;

function drawParty(doc: Doc, label: string, party: Party, x: number, y: number, columnWidth: number): number {
  let at = write(doc, label, x, y, columnWidth, { size: 8, bold: true, color: dim });
  at = write(doc, party.name, x, at + 1, columnWidth, { size: 11.5, bold: true });
  at = write(doc, party.address, x, at + 1, columnWidth, { size: 9 });
  at = write(doc, `State: ${party.stateName} (${party.stateCode})`, x, at + 2, columnWidth, { size: 9 });
  const registration = party.gstin ? `GSTIN: ${party.gstin}` : 'GSTIN: not registered';
  return write(doc, registration, x, at, columnWidth, { size: 9, bold: party.gstin !== null });
}

function drawFacts(doc: Doc, paper: InvoiceDocument, y: number): number {
  const facts = [
    [paper.corrects ? 'Credit note number' : 'Invoice number', paper.number],
    [paper.corrects ? 'Date' : 'Invoice date', dayText(paper.issuedOn)],
    [paper.numberOf ?? 'Booking', paper.bookingNumber],
    paper.corrects
      ? [`Invoice of ${dayText(paper.corrects.issuedOn)}`, paper.corrects.number]
      : [paper.servedAs ?? 'Work done on', dayText(paper.servedOn)],
    ['Place of supply', `${paper.place.stateName} (${paper.place.stateCode})`],
  ] as const;
  const column = width / facts.length;
  doc.roundedRect(left, y, width, 44, 6).lineWidth(1.2).stroke(neel);
  doc
    .roundedRect(left + 3, y + 3, width - 6, 38, 4)
    .lineWidth(0.5)
    .stroke(soft);
  facts.forEach(([label, value], index) => {
    const x = left + 10 + index * column;
    write(doc, label, x, y + 8, column - 12, { size: 7.5, color: dim });
    write(doc, value, x, y + 21, column - 12, { size: 8.6, bold: true });
  });
  return y + 44;
}

function drawFoot(doc: Doc, paper: InvoiceDocument, y: number): void {
  const notes = [
    'Tax payable under reverse charge: No.',
    ...paper.notes,
    `Issued electronically by ${paper.supplier.name}; valid without a signature (CGST Rules 2017, rule ${paper.corrects ? 53 : 46}, and Information Technology Act 2000).`,
  ];
  let at = y;
  for (const note of notes) at = write(doc, note, left, at, width, { size: 8, color: dim }) + 2;
}

function drawPaper(doc: Doc, paper: InvoiceDocument): void {
  doc.addPage();
  drawBoard(doc, { brand: paper.brand, title: paper.title, below: 'Original for recipient' });
  const gap = 24;
  const half = (width - gap) / 2;
  const supplierEnd = drawParty(doc, 'Supplier', paper.supplier, left, 124, half);
  const recipientEnd = drawParty(doc, 'Billed to', paper.recipient, left + half + gap, 124, half);
  const factsEnd = drawFacts(doc, paper, Math.max(supplierEnd, recipientEnd) + 14);
  const tableEnd = drawLines(doc, paper, factsEnd + 18);
  const wordsEnd = write(doc, paper.inWords, left, tableEnd + 14, width, { size: 10, bold: true });
  const paidEnd = write(doc, paper.paid, left, wordsEnd + 2, width, {
    size: 9,
    bold: true,
    color: '#11532b',
  });
  drawFoot(doc, paper, paidEnd + leading(8));
}

/**
 * The papers as one PDF. Everything in it comes from what was frozen, its dates and ids too, so that the same invoice
 * is the same bytes each time.
 */
export async function renderInvoices(invoices: readonly IssuedInvoice[]): Promise<Buffer> {
  const [first] = invoices;
  const info = {
    title: first?.paper.number ?? '',
    author: first?.paper.supplier.name ?? '',
    madeAt: first?.issuedAt ?? new Date(0),
  };
  return renderPaper(info, (doc) => {
    for (const { paper } of invoices) drawPaper(doc, paper);
  });
}
