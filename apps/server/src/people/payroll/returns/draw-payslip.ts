import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { type PayslipPart, partOf, sumsOfParts } from '@nukkad/contract/people/payroll/payslip-parts';
import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import { type PaperLogo, drawLogo } from '../../../platform/pdf/logo.ts';
import { dayText, paint, paper, renderPaper, rupeesText } from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import type { ReadPayslip } from '../run/read-payslips.ts';
import { type PayslipWords, payslipWords } from './payslip.words.ts';
import { sumInWords } from '../../../platform/sum-in-words.rules.ts';

/** Of the person, as their file has it. */
export interface PersonOfPayslip {
  readonly employeeCode: string | null;
  readonly designation: string;
  /** YYYY-MM-DD. */
  readonly joinedOn: string | null;
  readonly panLast4: string | null;
  readonly uan: string | null;
  readonly esiNumber: string | null;
  readonly accountLast4: string | null;
}

interface Paper extends ReadPayslip {
  readonly person: PersonOfPayslip;
  readonly brand: string;
  readonly logo: PaperLogo | null;
  readonly madeAt: Date;
}
type Lang = keyof typeof payslipWords;

export const monthText = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00.000Z`),
  );

function nameOf({ kind, type, name, origins }: PayslipLine, words: PayslipWords, lang: Lang): string {
  const [origin] = origins;
  if (kind === 'arrears' && origin) return words.arrears(monthText(`${origin.words}-01`, lang));
  if (kind === 'carried_over') return words.carriedOver(name);
  if (kind === 'loan')
    return words.loan(
      rupeesText(origins.reduce((left, { balance = 0, amount }) => left + balance - amount, 0)),
    );
  const named = type === 'EMPLOYER_CONTRIBUTION' ? words.ofEmployer : words.kinds;
  return named[kind] ?? name;
}

const titleOf = ({ row }: Paper, words: PayslipWords): string =>
  row.isSettlement ? words.settlement : words.title;

const logoPlace = { x: paper.left, middle: 59, width: 130, height: 48, gap: 14 } as const;

/** The employer leads, with the logo where there is one. */
function drawHead(doc: Doc, payslip: Paper, words: PayslipWords, lang: Lang): number {
  const wide = drawLogo(doc, payslip.logo, logoPlace);
  const left = paper.left + (wide > 0 ? wide + logoPlace.gap : 0);
  const width = paper.right - left;
  const name = write(doc, payslip.companyName, left, 36, width, { size: 20, bold: true });
  const title = `${titleOf(payslip, words)}, ${monthText(payslip.row.month, lang)}`;
  const at = write(doc, title, left, name + 2, width, { size: 12, bold: true, color: paint.neel });
  doc.rect(paper.left, at + 6, paper.width, 3).fill(paint.haldi);
  return at + 16;
}

/** A PAN has ten characters, of which four are shown. */
const hidden = '••••••';

function factsOf({ row, person }: Paper, lang: Lang): readonly (string | null)[] {
  const { employeeCode, designation, joinedOn, panLast4, uan, esiNumber, accountLast4 } = person;
  return [
    row.fullName,
    employeeCode,
    designation || null,
    row.department || null,
    joinedOn && dayText(joinedOn, `${lang}-IN`),
    panLast4 && `${hidden}${panLast4}`,
    uan,
    esiNumber,
    accountLast4 && `${hidden}${accountLast4}`,
  ];
}

const columnsOfPerson = 3;
const lineOfPerson = 28;

function drawPerson(doc: Doc, payslip: Paper, words: PayslipWords, lang: Lang, top: number): number {
  const known = factsOf(payslip, lang).flatMap((value, at) =>
    value === null ? [] : [{ value, title: words.person[at] ?? '' }],
  );
  const column = paper.width / columnsOfPerson;
  known.forEach(({ title, value }, at) => {
    const x = paper.left + (at % columnsOfPerson) * column;
    const y = top + Math.floor(at / columnsOfPerson) * lineOfPerson;
    write(doc, title, x, y, column - 10, { size: 7.5, color: paint.dim });
    write(doc, value, x, y + 10, column - 10, { size: 9.5, bold: at === 0 });
  });
  return top + Math.ceil(known.length / columnsOfPerson) * lineOfPerson;
}

function drawDays(doc: Doc, { row }: Paper, words: PayslipWords, at: number): number {
  const { monthHalfDays, unpaidHalfDays, awayHalfDays, overtimeMinutes } = row;
  const columns = words.days.map((title) => ({ title, width: 103, align: 'right' as const }));
  const days = [
    monthHalfDays,
    monthHalfDays - unpaidHalfDays - awayHalfDays,
    unpaidHalfDays,
    awayHalfDays,
  ].map((halves) => String(halves / 2));
  return drawTable(doc, columns, [[...days, words.hours(overtimeMinutes)]], at + 6);
}

/** Of a heading with its titles, and of a row. */
const room = { head: 42, row: 23 } as const;
const rowsTogether = 4;

/** What does not fit begins on the next page; of a long table its first rows. */
const withRoom = (doc: Doc, at: number, needed: number): number => {
  if (at + needed <= paper.bottom) return at;
  doc.addPage();
  return 36;
};

interface Listed {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, paise: number])[];
  readonly total: readonly [name: string, paise: number] | null;
}

function drawLines(doc: Doc, { title, rows, total }: Listed, words: PayslipWords, at: number): number {
  if (rows.length === 0) return at;
  const columns = words.columns.map((name, index) => ({
    title: name,
    width: index === 0 ? 385 : 130,
    align: index === 0 ? ('left' as const) : ('right' as const),
  }));
  const shown = total ? [...rows, total] : rows;
  const needed = room.head + Math.min(rowsTogether, shown.length) * room.row;
  const top = write(doc, title, paper.left, withRoom(doc, at + 10, needed), paper.width, {
    size: 11.5,
    bold: true,
  });
  return drawTable(
    doc,
    columns,
    shown.map(([name, paise]) => [name, rupeesText(paise)]),
    top + 3,
  );
}

/** Room for heading, titles in two lines and one row: the year stays on one page. */
const roomOfYear = 76;

function drawYear(doc: Doc, { year }: Paper, words: PayslipWords, at: number): number {
  const top = write(doc, words.year, paper.left, withRoom(doc, at + 12, roomOfYear), paper.width, {
    size: 11.5,
    bold: true,
  });
  const columns = words.yearColumns.map((title) => ({ title, width: 85, align: 'right' as const }));
  const { gross, deductions, incomeTax, providentFund, paidBack, net } = year;
  const sums = [gross, deductions, incomeTax, providentFund, paidBack, net];
  return drawTable(doc, columns, [sums.map(rupeesText)], top + 3);
}

function drawNet(doc: Doc, { row }: Paper, words: PayslipWords, lang: Lang, at: number): number {
  doc.roundedRect(paper.left, at + 10, paper.width, 30, 5).fill(paint.haldi);
  write(doc, words.net, paper.left + 10, at + 17, 300, { size: 11.5, bold: true });
  write(doc, `₹ ${rupeesText(row.net)}`, paper.right - 210, at + 16, 200, {
    size: 13,
    bold: true,
    align: 'right',
  });
  return write(doc, sumInWords(row.net, lang), paper.left, at + 45, paper.width, { size: 9 });
}

function draw(doc: Doc, payslip: Paper, lang: Lang): void {
  const words = payslipWords[lang];
  const { lines } = payslip;
  const sums = sumsOfParts(lines);
  const of = (part: PayslipPart, sign: 1 | -1 = 1) =>
    lines
      .filter((line) => partOf(line) === part)
      .map((line) => [nameOf(line, words, lang), sign * line.amount] as const);
  doc.addPage();
  let at = drawPerson(doc, payslip, words, lang, drawHead(doc, payslip, words, lang));
  at = drawNet(doc, payslip, words, lang, drawDays(doc, payslip, words, at));
  const tables: readonly Listed[] = [
    {
      title: words.earnings,
      rows: [...of('earned'), ...of('notEarned', -1)],
      total: [words.gross, sums.earned],
    },
    { title: words.deductions, rows: of('deducted'), total: [words.totalDeductions, sums.deducted] },
    { title: words.paidBack, rows: of('paidBack'), total: [words.totalPaidBack, sums.paidBack] },
  ];
  for (const table of tables) at = drawLines(doc, table, words, at);
  at = drawLines(doc, { title: words.employer, rows: of('employer'), total: null }, words, at);
  at = drawYear(doc, payslip, words, at);
  const note = `${words.note} ${words.madeWith(payslip.brand)}`;
  write(doc, note, paper.left, withRoom(doc, at + leading(5), 14), paper.width, {
    size: 8,
    color: paint.dim,
  });
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
