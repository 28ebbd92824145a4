import type { PaperContent, PaperLine } from '@nukkad/contract/work/payment-book/party-paper.model';
import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../../platform/pdf/logo.ts';
import {
  dayText,
  drawBoard,
  paint,
  paper as sheet,
  renderPaper,
  rupeesText,
} from '../../../platform/pdf/paper.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { sumInWords } from '../../../platform/sum-in-words.rules.ts';
import { bookWords } from '../statement.words.ts';
import type { PaperRow } from './paper.store.ts';
import { type PaperWords, paperWords, ruleOf } from './paper.words.ts';

type Issued = Pick<PaperRow, 'kind' | 'paperNumber' | 'frozen' | 'issuedAt'>;

interface Page {
  readonly doc: Doc;
  readonly words: PaperWords;
  readonly lang: 'en' | 'hi';
}

const { left, right, width } = sheet;
const dim = { size: 8, color: paint.dim } as const;
const day = (lang: Page['lang'], text: string) => dayText(text, `${lang}-IN`);

function drawSide(
  { doc, words }: Page,
  label: string,
  side: PaperContent['supplier'],
  x: number,
  columnWidth: number,
) {
  let at = write(doc, label, x, 124, columnWidth, { ...dim, bold: true });
  at = write(doc, side.name, x, at + 1, columnWidth, { size: 11.5, bold: true });
  if (side.address) at = write(doc, side.address, x, at + 1, columnWidth, { size: 9 });
  if (side.stateName)
    at = write(doc, `${words.state}: ${side.stateName} (${side.stateCode})`, x, at + 2, columnWidth, {
      size: 9,
    });
  at = write(doc, `GSTIN: ${side.gstin ?? words.notRegistered}`, x, at, columnWidth, {
    size: 9,
    bold: side.gstin !== null,
  });
  return side.contact ? write(doc, side.contact, x, at + 1, columnWidth, { size: 9 }) : at;
}

function factsOf(
  { words, lang }: Page,
  { kind, paperNumber, frozen }: Issued,
): (readonly [string, string])[] {
  const { issuedOn, happenedOn, place, corrects } = frozen;
  const said = [
    [words.number, paperNumber],
    [words.date, day(lang, issuedOn)],
  ] as const;
  if (kind === 'receipt') return [...said, [words.receivedOn, day(lang, happenedOn)]];
  return [
    ...said,
    corrects
      ? [words.corrects(day(lang, corrects.issuedOn)), corrects.number]
      : [words.ofBill, day(lang, happenedOn)],
    [words.place, `${place.stateName} (${place.stateCode})`],
  ];
}

function drawFacts(page: Page, issued: Issued, y: number): number {
  const { doc } = page;
  const facts = factsOf(page, issued);
  const column = width / facts.length;
  doc.roundedRect(left, y, width, 48, 6).lineWidth(1.2).stroke(paint.neel);
  facts.forEach(([label, value], index) => {
    const x = left + 10 + index * column;
    write(doc, label, x, y + 8, column - 14, { size: 7.5, color: paint.dim });
    write(doc, value, x, y + 24, column - 14, { size: 8.8, bold: true });
  });
  return y + 48;
}

const widths = [146, 50, 66, 70, 36, 70, 75] as const;
const texts = 2;
const below = 48;

/** Another page where so much does not fit any more. */
function room({ doc }: Page, y: number, height: number): number {
  if (y + height <= sheet.bottom) return y;
  doc.addPage();
  return below;
}

const cellsOf = ({ description, itemCode, quantity, unit, rate, percent, taxable, total }: PaperLine) => [
  description,
  itemCode,
  quantity === null ? '' : `${quantity} ${unit}`.trim(),
  rate === null ? '' : rupeesText(rate),
  `${percent}%`,
  rupeesText(taxable),
  rupeesText(total),
];

function drawWork({ doc, words }: Page, { lines }: PaperContent, top: number): number {
  const columns = words.columns.map((title, index) => ({
    title,
    width: widths[index] ?? 0,
    align: index < texts ? ('left' as const) : ('right' as const),
  }));
  return drawTable(doc, columns, lines.map(cellsOf), top);
}

/** The taxable value, then GST by rate; of several rates each says of what it is. */
function sumsOf({ words }: Page, { rates, taxable, place }: PaperContent): (readonly [string, number])[] {
  const taxes = rates.flatMap(({ percent, cgst, sgst, igst, taxable: of }) => {
    const parts = [
      [`CGST ${percent / 2}%`, cgst],
      [`${place.stateTax} ${percent / 2}%`, sgst],
      [`IGST ${percent}%`, igst],
    ] as const;
    return parts.map(
      ([tax, amount]) => [rates.length > 1 ? words.taxOn(tax, rupeesText(of)) : tax, amount] as const,
    );
  });
  return [[words.taxable, taxable], ...taxes.filter(([, amount]) => amount > 0)];
}

function drawTotal({ doc, words }: Page, total: number, at: number): number {
  doc.roundedRect(right - 230, at, 230, 28, 5).fill(paint.haldi);
  write(doc, words.total, right - 218, at + 6, 80, { size: 11, bold: true });
  write(doc, `₹ ${rupeesText(total)}`, right - 150, at + 5, 140, { size: 12.5, bold: true, align: 'right' });
  return at + 28;
}

const sumHeight = 14;
const footHeight = 120;

function drawBill(page: Page, content: PaperContent, top: number): number {
  const { doc } = page;
  const sums = sumsOf(page, content);
  let at = room(page, drawWork(page, content, top) + 10, sums.length * sumHeight + footHeight);
  for (const [label, amount] of sums) {
    write(doc, label, right - 330, at, 210, { size: 9, align: 'right' });
    at = write(doc, rupeesText(amount), right - 110, at, 104, { size: 9, align: 'right' });
  }
  return drawTotal(page, content.total, at + 6);
}

/** Money that came: from whom, how and for what. */
function drawReceipt(
  page: Page,
  { recipient, method, description, total }: PaperContent,
  top: number,
): number {
  const { doc, words, lang } = page;
  const facts = [
    [words.received, recipient.name],
    ...(method ? [[words.method, bookWords[lang].methods[method]]] : []),
    ...(description ? [[words.for, description]] : []),
  ];
  let at = top;
  for (const [label = '', value = ''] of facts) {
    write(doc, label, left, at, 120, { size: 10, color: paint.dim });
    at = write(doc, value, left + 130, at, width - 130, { size: 10, bold: true }) + 4;
  }
  return drawTotal(page, total, at + 6);
}

function drawFoot({ doc, words, lang }: Page, { kind, frozen }: Issued, brand: string, y: number): void {
  const { basis, supplier } = frozen;
  const rule = ruleOf[kind];
  const notes = [
    ...(basis && words.bases[basis] ? [words.bases[basis]] : []),
    ...(kind === 'receipt' ? [] : [words.reverseCharge]),
    ...(rule ? [words.issued(supplier.name, rule[lang])] : []),
    words.through(brand),
  ];
  let at = y;
  for (const note of notes) at = write(doc, note, left, at, width, dim) + 2;
}

/** What is not in the paper's own row. */
export interface Around {
  /** The platform's name. */
  readonly brand: string;
  /** That it was issued with. */
  readonly logo: PaperLogo | null;
}

function draw(page: Page, issued: Issued, { brand, logo }: Around): void {
  const { doc, words, lang } = page;
  const { kind, frozen } = issued;
  doc.addPage();
  drawBoard(doc, {
    brand: frozen.supplier.name,
    title: words.titles[kind],
    below: kind === 'receipt' ? '' : words.original,
    logo,
  });
  const half = (width - 24) / 2;
  const ends = [
    drawSide(page, words.supplier, frozen.supplier, left, half),
    drawSide(page, words.recipient, frozen.recipient, left + half + 24, half),
  ];
  const factsEnd = drawFacts(page, issued, Math.max(...ends) + 14);
  const drawBody = kind === 'receipt' ? drawReceipt : drawBill;
  const bodyEnd = drawBody(page, frozen, factsEnd + 18);
  const end = write(doc, sumInWords(frozen.total, lang), left, bodyEnd + 12, width, { size: 10, bold: true });
  drawFoot(page, issued, brand, end + leading(8));
}

/** From what was frozen, so that the same paper is the same bytes each time. */
export const drawPaper = (issued: Issued, lang: 'en' | 'hi', around: Around): Promise<Buffer> =>
  renderPaper(
    {
      title: `${paperWords[lang].titles[issued.kind]} ${issued.paperNumber}`,
      author: issued.frozen.supplier.name,
      madeAt: issued.issuedAt,
      lang: `${lang}-IN`,
    },
    (doc) => draw({ doc, words: paperWords[lang], lang }, issued, around),
  );
