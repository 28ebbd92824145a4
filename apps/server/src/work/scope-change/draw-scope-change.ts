import type { AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import { dayText, drawBoard, paint, paper, rupeesText } from '../../platform/pdf/paper.ts';
import {
  type PaperToSign,
  drawSignatureBlock,
  renderToSign,
  signatureBlockHeight,
} from '../../platform/pdf/signature-block.ts';
import { drawTable } from '../../platform/pdf/table.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { ScopeChangeRow, ScopeLineRow } from './scope-change.store.ts';
import { type ScopeWords, scopeWords } from './scope-paper-words.ts';

/** All that the paper says; the lines of a change are never written again. */
export interface ScopePaper {
  /** The platform's name. */
  readonly brand: string;
  readonly companyName: string;
  readonly gstNumber: string | null;
  readonly customerName: string;
  readonly projectNumber: string;
  readonly projectTitle: string;
  readonly lang: Language;
  readonly logo: PaperLogo | null;
  readonly change: ScopeChangeRow;
  readonly lines: readonly ScopeLineRow[];
}

interface Page {
  readonly doc: Doc;
  readonly words: ScopeWords;
  readonly locale: string;
}

const widths = [75, 220, 220] as const;
const customerAt = paper.right - 200;
const sumsAt = paper.right - 300;
/** Of a page that is not the first. */
const nextTop = 48;

const small = { size: 8, bold: true, color: paint.dim } as const;
const heading = { size: 11.5, bold: true } as const;

function room({ doc }: Page, y: number, height: number): number {
  if (y + height <= paper.bottom) return y;
  doc.addPage();
  return nextTop;
}

function drawFacts({ doc, words, locale }: Page, of: ScopePaper): number {
  const { companyName, gstNumber, customerName, projectTitle, change } = of;
  const top = 112;
  const customer = write(doc, words.customer, customerAt, top, 200, small);
  const right = write(doc, customerName, customerAt, customer + 1, 200, { size: 11, bold: true });
  let at = write(doc, words.partner, paper.left, top, 300, small);
  at = write(doc, companyName, paper.left, at + 1, 300, { size: 14, bold: true });
  at = write(doc, `GSTIN: ${gstNumber ?? words.notRegistered}`, paper.left, at + 1, 300, { size: 9 });
  at = write(doc, projectTitle, paper.left, Math.max(at, right) + 10, paper.width, { size: 12, bold: true });
  const day = dayText(istDay(change.proposedAt), locale);
  at = write(doc, words.proposedOn(day), paper.left, at + 1, paper.width, { size: 9, color: paint.dim });
  at = write(doc, words.why, paper.left, at + leading(6), paper.width, small);
  return write(doc, change.reason, paper.left, at + 1, paper.width, { size: 10 });
}

function termsText(
  { words, locale }: Page,
  title: string | null,
  [amountPaise, percent, day]: readonly [number | null, number | null, string | null],
): string {
  if (title === null || day === null) return '-';
  const amount = rupeesText(amountPaise ?? 0);
  return words.terms({ title, amount, percent: percent ?? 0, day: dayText(day, locale) });
}

function drawLines(page: Page, { lines }: ScopePaper, top: number): number {
  if (lines.length === 0) return top;
  const { doc, words } = page;
  const columns = words.columns.map((title, index) => ({
    title,
    width: widths[index] ?? 0,
    align: 'left' as const,
  }));
  const rows = lines.map((line) => [
    words.kinds[line.kind],
    termsText(page, line.titleBefore, [line.amountBeforePaise, line.taxBeforePercent, line.dueBeforeOn]),
    termsText(page, line.title, [line.amountPaise, line.taxPercent, line.dueOn]),
  ]);
  return drawTable(doc, columns, rows, top);
}

function drawSums(page: Page, { change }: ScopePaper, top: number): number {
  const { doc, words, locale } = page;
  const { totalBeforePaise, totalAfterPaise, dueOnBefore, dueOn } = change;
  const before = dayText(dueOnBefore, locale);
  const lastDay = dueOn === dueOnBefore ? before : `${before} → ${dayText(dueOn, locale)}`;
  let at = room(page, top, 110);
  write(doc, words.totalBefore, sumsAt, at, 150, { size: 9 });
  at = write(doc, rupeesText(totalBeforePaise), paper.right - 126, at, 120, { size: 9, align: 'right' });
  doc.roundedRect(sumsAt - 8, at + 4, 308, 28, 5).fill(paint.haldi);
  write(doc, words.totalAfter, sumsAt, at + 10, 140, { size: 11, bold: true });
  const sum = { size: 12.5, bold: true, align: 'right' } as const;
  write(doc, `₹ ${rupeesText(totalAfterPaise)}`, paper.right - 166, at + 9, 160, sum);
  at = write(doc, words.lastDay, paper.left, at + 44, paper.width, small);
  at = write(doc, lastDay, paper.left, at + 1, paper.width, { size: 10, bold: true });
  return write(doc, words.rest, paper.left, at + 8, paper.width, { size: 9 });
}

function draw(page: Page, of: ScopePaper) {
  const { doc, words } = page;
  const { brand, companyName, customerName, projectNumber, logo } = of;
  doc.addPage();
  drawBoard(doc, { brand: companyName, title: words.title, below: projectNumber, logo });
  const lines = drawLines(page, of, drawFacts(page, of) + 14);
  const signs = room(page, drawSums(page, of, lines + 14) + 16, signatureBlockHeight + 30);
  const named = write(doc, words.signatures, paper.left, signs, paper.width, heading);
  const sides = [
    { side: 'first', label: words.byPartner, name: companyName },
    { side: 'second', label: words.customer, name: customerName },
  ] as const;
  const { bottom, places } = drawSignatureBlock<AgreementSide>(doc, sides, named + 6);
  const foot = room(page, bottom + leading(8), 20);
  write(doc, words.through(brand), paper.left, foot, paper.width, { size: 8, color: paint.dim });
  return places;
}

/** A change under the name of the business, with the places where both sides sign. */
export function drawScopeChange(of: ScopePaper): Promise<PaperToSign<AgreementSide>> {
  const words = scopeWords[of.lang];
  const info = {
    title: `${words.title} ${of.projectNumber}`,
    author: of.companyName,
    madeAt: of.change.proposedAt,
    lang: `${of.lang}-IN` as const,
  };
  return renderToSign(info, (doc) => draw({ doc, words, locale: `${of.lang}-IN` }, of));
}
