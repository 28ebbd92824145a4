import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import { dayText, drawBoard, paint, paper, renderPaper, rupeesText } from '../../platform/pdf/paper.ts';
import { type PaperColumn, drawTable } from '../../platform/pdf/table.ts';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Statement, StatementLine } from './statement.rules.ts';
import { type StatementWords, statementWords } from './statement.words.ts';

type Lang = keyof typeof statementWords;

const widths = [52, 74, 100, 56, 52, 60, 56, 61] as const;

/** 9 Nov 26. */
const shortDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00.000Z`));

function drawFacts(doc: Doc, statement: Statement, words: StatementWords, locale: string): number {
  const { period, companyName, gstNumber, madeAt, total } = statement;
  const days =
    period.from === period.to
      ? dayText(period.from, locale)
      : `${dayText(period.from, locale)} – ${dayText(period.to, locale)}`;
  let at = write(doc, words.partner, paper.left, 122, 300, { size: 8, bold: true, color: paint.dim });
  at = write(doc, companyName, paper.left, at + 1, 320, { size: 14, bold: true });
  at = write(doc, `GSTIN: ${gstNumber ?? words.notRegistered}`, paper.left, at + 1, 320, { size: 9 });
  const facts = [
    [words.period, days],
    [words.madeOn, dayText(istDay(madeAt), locale)],
    [words.jobs, String(total.jobs)],
  ] as const;
  const column = paper.width / facts.length;
  const top = at + 12;
  doc.roundedRect(paper.left, top, paper.width, 44, 6).lineWidth(1.2).stroke(paint.neel);
  facts.forEach(([label, value], index) => {
    const x = paper.left + 12 + index * column;
    write(doc, label, x, top + 8, column - 16, { size: 7.5, color: paint.dim });
    write(doc, value, x, top + 21, column - 16, { size: 9, bold: true });
  });
  return top + 44;
}

/** Each part once, in the order in which it is added or taken away. */
function drawCalculation(doc: Doc, { total }: Statement, words: StatementWords, top: number): number {
  const plus = (amount: number) => rupeesText(amount);
  const less = (amount: number) => (amount === 0 ? rupeesText(0) : `− ${rupeesText(amount)}`);
  const parts: [label: string, amount: string, isSum: boolean][] = [
    [words.value, plus(total.value), false],
    [words.tax, plus(total.tax), false],
    [words.commission, less(total.commission), false],
    [words.commissionTax, less(total.commissionTax), false],
    [words.tcs, less(total.tcs), false],
    [words.penalty, less(total.penalty), false],
    [words.earned, plus(total.earned), true],
    [words.cash, less(total.cash), false],
  ];
  let at = write(doc, words.calculation, paper.left, top, paper.width, { size: 11.5, bold: true }) + 4;
  for (const [label, amount, isSum] of parts) {
    const style = { size: 9.5, bold: isSum };
    if (isSum) doc.moveTo(paper.left, at).lineTo(paper.right, at).lineWidth(0.8).stroke(paint.soft);
    write(doc, label, paper.left + 6, at + 2, 360, style);
    at = write(doc, amount, paper.right - 156, at + 2, 150, { ...style, align: 'right' });
  }
  doc.roundedRect(paper.left, at + 4, paper.width, 28, 5).fill(paint.haldi);
  write(doc, words.net, paper.left + 10, at + 10, 320, { size: 11, bold: true });
  write(doc, `₹ ${rupeesText(total.net)}`, paper.right - 190, at + 9, 180, {
    size: 12.5,
    bold: true,
    align: 'right',
  });
  return at + 32;
}

function cellsOf(line: StatementLine, words: StatementWords, locale: string): string[] {
  const about =
    line.kind === 'work' ? (line.title ?? words.kinds.work) : line.kind ? words.kinds[line.kind] : '';
  const money = [line.value, line.tax, line.deducted, line.cash, line.net].map(rupeesText);
  return [shortDay(line.day, locale), line.number, about, ...money];
}

function draw(doc: Doc, statement: Statement, lang: Lang): void {
  const words = statementWords[lang];
  const locale = `${lang}-IN`;
  doc.addPage();
  drawBoard(doc, { brand: statement.brand, title: words.title, below: statement.companyName });
  const factsEnd = drawFacts(doc, statement, words, locale);
  const sumsEnd = drawCalculation(doc, statement, words, factsEnd + 16);
  let at = write(doc, statement.isByDay ? words.byDay : words.each, paper.left, sumsEnd + 18, paper.width, {
    size: 11.5,
    bold: true,
  });
  const columns = words.columns.map(
    (title, index): PaperColumn => ({
      title,
      width: widths[index] ?? 0,
      align: index < 3 ? 'left' : 'right',
    }),
  );
  const rows = statement.lines.map((line) => cellsOf(line, words, locale));
  at =
    rows.length === 0
      ? write(doc, words.none, paper.left, at + 4, paper.width)
      : drawTable(doc, columns, rows, at + 4);
  for (const note of words.notes)
    at = write(doc, note, paper.left, at + leading(4), paper.width, { size: 8, color: paint.dim });
}

/** The statement as PDF, in the language of the person who asked for it. */
export const drawStatement = (statement: Statement, lang: Lang): Promise<Buffer> =>
  renderPaper(
    {
      title: `${statementWords[lang].title} ${statement.period.from} – ${statement.period.to}`,
      author: statement.brand,
      madeAt: statement.madeAt,
      lang: `${lang}-IN`,
    },
    (doc) => draw(doc, statement, lang),
  );
