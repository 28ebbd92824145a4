import { type Doc, write } from '../../../platform/pdf/canvas.ts';
import { dayText, paint, paper, rupeesText } from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import type { PartA } from './certificate.rules.ts';

const left = (title: string, width: number) => ({ title, width, align: 'left' as const });
const right = (title: string, width: number) => ({ title, width, align: 'right' as const });
/** Of the note below, with its distance. */
const noteHeight = 45;
const heading = { size: 11.5, bold: true };

function drawQuarters(doc: Doc, { quarters }: PartA, at: number): number {
  const top = write(
    doc,
    'Part A: salary paid, tax deducted and deposited, by quarter',
    paper.left,
    at + 12,
    paper.width,
    heading,
  );
  const columns = [
    left('Quarter', 55),
    left('Receipt number of the statement', 141),
    right('Salary (Rs)', 105),
    right('Tax deducted (Rs)', 105),
    right('Tax deposited (Rs)', 105),
  ];
  const rows = quarters.map(({ quarter, receiptNumber, salary, deducted, deposited }) => [
    `Q${quarter}`,
    receiptNumber,
    ...[salary, deducted, deposited].map(rupeesText),
  ]);
  return drawTable(doc, columns, rows, top + 3);
}

function drawChallans(doc: Doc, { challans }: PartA, at: number): number {
  const title = 'Tax deposited for this employee, by challan or book entry';
  const top = write(doc, title, paper.left, at + 12, paper.width, heading);
  if (challans.length === 0)
    return write(doc, 'No challan is recorded.', paper.left, top + 3, paper.width, { size: 9.5 });
  const columns = [
    left('BSR code or Form 24G receipt', 155),
    left('Date', 110),
    left('Serial number', 116),
    right('Tax deposited (Rs)', 130),
  ];
  const rows = challans.map(({ paid, bsrCode, depositedOn, serialNumber }) => [
    bsrCode,
    dayText(depositedOn),
    serialNumber,
    rupeesText(paid),
  ]);
  return drawTable(doc, columns, rows, top + 3);
}

/** By the employer's own records; the paper says plainly which one the law asks for. */
export function drawPartA(doc: Doc, part: PartA, { statement }: TaxRates['names'], at: number): number {
  let bottom = drawChallans(doc, part, drawQuarters(doc, part, at));
  if (bottom > paper.bottom - noteHeight) {
    doc.addPage();
    bottom = 38;
  }
  const note =
    `This Part A is by the employer's own records of challans. It has no certificate number and doesn't replace the Part A ` +
    `that the law asks for: the employer downloads that one from the portal of the Income Tax Department (TRACES) after Form ${statement} ` +
    `of the fourth quarter was filed, and issues it with Part B.`;
  return write(doc, note, paper.left, bottom + 10, paper.width, { size: 8, color: paint.dim });
}
