import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import { drawBoard, paint, paper, renderPaper, rupeesText } from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { ReadPayslip } from '../run/read-payslips.ts';
import { type PayslipWords, payslipWords } from './payslip.words.ts';

interface Paper extends ReadPayslip {
  readonly brand: string;
  readonly madeAt: Date;
}
type Lang = keyof typeof payslipWords;

export const monthText = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00.000Z`),
  );

function nameOf({ kind, type, name }: PayslipLine, words: PayslipWords): string {
  if (kind === 'carried_over') return words.carriedOver(name);
  const named = type === 'EMPLOYER_CONTRIBUTION' ? words.ofEmployer : words.kinds;
  return named[kind] ?? name;
}

const titleOf = ({ row }: Paper, words: PayslipWords): string =>
  row.isSettlement ? words.settlement : words.title;

function drawPerson(doc: Doc, { row, companyName }: Paper, words: PayslipWords): number {
  let at = write(doc, words.employee, paper.left, 112, 300, { size: 8, bold: true, color: paint.dim });
  at = write(doc, row.fullName, paper.left, at + 1, 420, { size: 15, bold: true });
  if (row.department)
    at = write(doc, `${words.department}: ${row.department}`, paper.left, at + 1, 420, { size: 9 });
  return write(doc, companyName, paper.left, at + 1, 420, { size: 9 });
}

function drawFacts(doc: Doc, { row }: Paper, words: PayslipWords, lang: Lang, top: number): number {
  const paid = (row.monthHalfDays - row.unpaidHalfDays - row.awayHalfDays) / 2;
  const values = [
    monthText(row.month, lang),
    `${paid} / ${row.monthHalfDays / 2}`,
    String(row.unpaidHalfDays / 2),
    words.hours(row.overtimeMinutes),
  ];
  const column = paper.width / values.length;
  doc.roundedRect(paper.left, top, paper.width, 44, 6).lineWidth(1.2).stroke(paint.neel);
  values.forEach((value, index) => {
    const x = paper.left + 12 + index * column;
    write(doc, words.facts[index] ?? '', x, top + 8, column - 16, { size: 7.5, color: paint.dim });
    write(doc, value, x, top + 21, column - 16, { size: 9.5, bold: true });
  });
  return top + 44;
}

function drawLines(
  doc: Doc,
  lines: readonly PayslipLine[],
  words: PayslipWords,
  at: number,
  title: string,
  total: string | null,
): number {
  if (lines.length === 0) return at;
  const top = write(doc, title, paper.left, at + 12, paper.width, { size: 11.5, bold: true });
  const columns = words.columns.map((name, index) => ({
    title: name,
    width: index === 0 ? 385 : 130,
    align: index === 0 ? ('left' as const) : ('right' as const),
  }));
  const rows = lines.map((line) => [nameOf(line, words), rupeesText(line.amount)]);
  const sum = lines.reduce((whole, { amount }) => whole + amount, 0);
  return drawTable(doc, columns, total === null ? rows : [...rows, [total, rupeesText(sum)]], top + 3);
}

function drawYear(doc: Doc, { year }: Paper, words: PayslipWords, at: number): number {
  const top = write(doc, words.year, paper.left, at + 16, paper.width, { size: 11.5, bold: true });
  const columns = words.yearColumns.map((title) => ({ title, width: 103, align: 'right' as const }));
  const { gross, deductions, incomeTax, providentFund, net } = year;
  return drawTable(
    doc,
    columns,
    [[gross, deductions, incomeTax, providentFund, net].map(rupeesText)],
    top + 3,
  );
}

function drawNet(doc: Doc, { row }: Paper, words: PayslipWords, at: number): number {
  doc.roundedRect(paper.left, at + 12, paper.width, 30, 5).fill(paint.haldi);
  write(doc, words.net, paper.left + 10, at + 19, 300, { size: 11.5, bold: true });
  write(doc, `₹ ${rupeesText(row.net)}`, paper.right - 210, at + 18, 200, {
    size: 13,
    bold: true,
    align: 'right',
  });
  return at + 42;
}

function draw(doc: Doc, payslip: Paper, lang: Lang): void {
  const words = payslipWords[lang];
  const of = (type: PayslipLine['type']) => payslip.lines.filter((line) => line.type === type);
  doc.addPage();
  const below = `${payslip.companyName} · ${monthText(payslip.row.month, lang)}`;
  drawBoard(doc, { brand: payslip.brand, title: titleOf(payslip, words), below });
  let at = drawFacts(doc, payslip, words, lang, drawPerson(doc, payslip, words) + 12);
  at = drawLines(doc, of('EARNING'), words, at, words.earnings, words.gross);
  at = drawLines(doc, of('DEDUCTION'), words, at, words.deductions, words.totalDeductions);
  at = drawNet(doc, payslip, words, at);
  at = drawLines(doc, of('EMPLOYER_CONTRIBUTION'), words, at, words.employer, null);
  at = drawYear(doc, payslip, words, at);
  write(doc, words.note, paper.left, at + leading(5), paper.width, { size: 8, color: paint.dim });
}

/** The same payslip is the same bytes each time. */
export const drawPayslip = (payslip: Paper, lang: Lang): Promise<Buffer> =>
  renderPaper(
    {
      title: `${titleOf(payslip, payslipWords[lang])} ${monthText(payslip.row.month, lang)}`,
      author: payslip.companyName,
      madeAt: payslip.madeAt,
      lang: `${lang}-IN`,
    },
    (doc) => draw(doc, payslip, lang),
  );
