import { alternativeName } from '@nukkad/contract/market/quote/line-group.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import { dayText, drawBoard, paint, paper, renderPaper, rupeesText } from '../../platform/pdf/paper.ts';
import {
  type BlockPlace,
  type PaperToSign,
  drawSignatureBlock,
  renderToSign,
  signatureBlockHeight,
} from '../../platform/pdf/signature-block.ts';
import { type PaperColumn, drawTable } from '../../platform/pdf/table.ts';
import type { AgreementRow } from './agreement.store.ts';
import { digestOf } from './quote-digest.ts';
import { type QuoteWords, quoteWords } from './quote-paper.words.ts';
import type { QuoteRow } from './quote.store.ts';
import { startOf, visitsOf } from './visit/visit.rules.ts';

/** All that the paper says; from what was frozen, so that the same version is the same bytes each time. */
export interface QuotePaper {
  readonly brand: string;
  readonly rfqNumber: string;
  readonly title: string;
  readonly area: string;
  readonly partner: {
    readonly companyName: string;
    readonly gstNumber: string | null;
    readonly address: string;
  };
  /** Services Accounting Code, 6 digits; null: none. */
  readonly sacCode: string | null;
  readonly quote: QuoteRow;
  /** Of this version; null: it was not accepted. */
  readonly agreement: AgreementRow | null;
  readonly customerName: string;
  /** Of the partner as it is today, like its name; left out: none. */
  readonly logo?: PaperLogo | null;
}

interface Page {
  readonly doc: Doc;
  readonly words: QuoteWords;
  readonly locale: string;
}

const widths = [235, 70, 75, 55, 80] as const;
const sumsAt = paper.right - 260;

/** Another page where so much does not fit any more. */
function room({ doc }: Page, y: number, height: number): number {
  if (y + height <= paper.bottom) return y;
  doc.addPage();
  return 48;
}

interface Worked {
  readonly name: string;
  readonly details?: string | undefined;
  readonly sacCode?: string | undefined;
  readonly isOptional?: boolean | undefined;
  /** Group and alternative. */
  readonly of?: string | undefined;
}

const dayOf = (at: Date, locale: string) => dayText(istDay(at), locale);

const customerAt = paper.right - 200;

function drawCustomer(
  doc: Doc,
  words: QuoteWords,
  { customerName, area }: Pick<QuotePaper, 'customerName' | 'area'>,
): void {
  let at = write(doc, words.customer, customerAt, 122, 200, { size: 8, bold: true, color: paint.dim });
  at = write(doc, customerName, customerAt, at + 1, 200, { size: 11, bold: true });
  write(doc, area, customerAt, at + 1, 200, { size: 9 });
}

function drawFacts(
  { doc, words, locale }: Page,
  { partner, rfqNumber, title, area, quote, customerName, sacCode }: QuotePaper,
): number {
  drawCustomer(doc, words, { customerName, area });
  let at = write(doc, words.partner, paper.left, 122, 300, { size: 8, bold: true, color: paint.dim });
  at = write(doc, partner.companyName, paper.left, at + 1, 300, { size: 14, bold: true });
  if (partner.address) at = write(doc, partner.address, paper.left, at + 1, 300, { size: 9 });
  at = write(doc, `GSTIN: ${partner.gstNumber ?? words.notRegistered}`, paper.left, at + 1, 320, { size: 9 });
  const work = sacCode ? `${title} (SAC ${sacCode})` : title;
  at = write(doc, work, paper.left, at + 3, 300, { size: 10 });
  const { content } = quote;
  const facts = [
    [words.request, rfqNumber],
    [words.madeOn, dayOf(quote.createdAt, locale)],
    [words.goodUntil, dayOf(quote.validUntil, locale)],
    ...(content.startDay ? [[words.start, dayText(content.startDay, locale)]] : []),
    ...(content.finishDay ? [[words.finish, dayText(content.finishDay, locale)]] : []),
    ...(content.warrantyMonths > 0 ? [[words.warranty, words.months(content.warrantyMonths)]] : []),
  ];
  const column = paper.width / facts.length;
  const top = at + 12;
  doc.roundedRect(paper.left, top, paper.width, 44, 6).lineWidth(1.2).stroke(paint.neel);
  facts.forEach(([label = '', value = ''], index) => {
    const x = paper.left + 10 + index * column;
    write(doc, label, x, top + 8, column - 12, { size: 7.5, color: paint.dim });
    write(doc, value, x, top + 21, column - 12, { size: 8.2, bold: true });
  });
  return top + 44;
}

function workText(words: QuoteWords, { name, details, sacCode, isOptional, of }: Worked): string {
  const named = of === undefined ? name : `${name} (${of})`;
  const said = isOptional ? `${named} (${words.optional})` : named;
  const work = details ? `${said}: ${details}` : said;
  return sacCode ? `${work} (SAC ${sacCode})` : work;
}

function drawLines({ doc, words }: Page, { content, price }: QuoteRow, top: number): number {
  const columns = words.columns.map(
    (title, index): PaperColumn => ({
      title,
      width: widths[index] ?? 0,
      align: index === 0 ? 'left' : 'right',
    }),
  );
  const rows = content.lines.map((line, index) => [
    workText(words, {
      ...line,
      of: alternativeName(content, line),
      sacCode: price.lines[index]?.sacCode,
    }),
    `${line.quantity} ${line.unit}`,
    rupeesText(line.unitPrice),
    `${price.lines[index]?.gstPercent ?? 0}%`,
    rupeesText(price.lines[index]?.amount ?? 0),
  ]);
  return drawTable(doc, columns, rows, top);
}

function drawSums(page: Page, { price }: QuoteRow, top: number): number {
  const { doc, words } = page;
  const sums: (readonly [label: string, amount: string])[] = [
    [words.subtotal, rupeesText(price.subtotal)],
    ...(price.discount > 0
      ? [
          [words.discount, `− ${rupeesText(price.discount)}`] as const,
          [words.taxable, rupeesText(price.taxable)] as const,
        ]
      : []),
    ...price.taxes.map(({ label, percent, amount }) => [`${label} ${percent}%`, rupeesText(amount)] as const),
    ...(price.rounding === 0 ? [] : [[words.rounding, rupeesText(price.rounding)] as const]),
  ];
  let at = room(page, top, sums.length * 14 + 56);
  for (const [label, amount] of sums) {
    write(doc, label, sumsAt, at, 150, { size: 9 });
    at = write(doc, amount, paper.right - 110, at, 104, { size: 9, align: 'right' });
  }
  doc.roundedRect(sumsAt - 8, at + 4, 268, 28, 5).fill(paint.haldi);
  const isFrom = price.alternatives !== undefined;
  const least = isFrom ? words.from : words.withoutOptions;
  const total = price.withOptions === undefined ? words.total : least;
  write(doc, total, sumsAt, at + 10, 120, { size: 11, bold: true });
  write(doc, `₹ ${rupeesText(price.total)}`, paper.right - 160, at + 9, 152, {
    size: 12.5,
    bold: true,
    align: 'right',
  });
  if (price.withOptions === undefined) return at + 36;
  write(doc, isFrom ? words.atMost : words.withOptions, sumsAt, at + 38, 170, { size: 9 });
  return write(doc, rupeesText(price.withOptions), paper.right - 110, at + 38, 104, {
    size: 9,
    align: 'right',
  });
}

function drawPayments(page: Page, { price }: QuoteRow, top: number): number {
  const { doc, words } = page;
  let at = room(page, top, 20 + price.milestones.length * 14);
  at = write(doc, words.payments, paper.left, at, paper.width, { size: 11.5, bold: true }) + 2;
  const hasAmounts = price.milestones.some(({ percent }) => percent === null);
  const partOf = (percent: number) => (hasAmounts ? words.ofRest(percent) : `${percent}%`);
  for (const { title, percent, amount, onAgreement } of price.milestones) {
    const said = onAgreement ? `${title} (${words.onAgreement})` : title;
    write(doc, percent === null ? said : `${partOf(percent)}  ${said}`, paper.left, at, 380, { size: 9 });
    at = write(doc, rupeesText(amount), paper.right - 120, at, 114, { size: 9, align: 'right' });
  }
  return at;
}

function drawVisits(page: Page, { content }: QuoteRow, top: number): number {
  const visits = visitsOf(content);
  if (visits.length === 0) return top;
  const { doc, words, locale } = page;
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  let at = room(page, top, 20 + visits.length * 14);
  at = write(doc, words.visits, paper.left, at, paper.width, { size: 11.5, bold: true }) + 2;
  for (const visit of visits) {
    write(doc, visit.title, paper.left, at, 300, { size: 9 });
    const said = `${when.format(startOf(visit))}, ${words.minutes(visit.minutes)}`;
    at = write(doc, said, paper.right - 214, at, 208, { size: 9, align: 'right' });
  }
  return at;
}

function drawTerms(page: Page, { content }: QuoteRow, top: number): number {
  if (!content.terms) return top;
  const { doc, words } = page;
  let at = write(doc, words.terms, paper.left, room(page, top, 40), paper.width, { size: 11.5, bold: true });
  for (const paragraph of content.terms.split('\n').filter((line) => line.trim() !== ''))
    at = write(doc, paragraph, paper.left, room(page, at, 28), paper.width, { size: 9 });
  return at;
}

function drawConfirmations(
  page: Page,
  { agreement, partner, customerName }: QuotePaper,
  top: number,
): number {
  if (!agreement) return top;
  const { doc, words, locale } = page;
  const when = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  const said = (at: Date | null) => (at ? `${words.withOtp}, ${when.format(at)}` : words.notYet);
  let at = write(doc, words.confirmations, paper.left, room(page, top, 80), paper.width, {
    size: 11.5,
    bold: true,
  });
  const sides = [
    `${words.byPartner}: ${partner.companyName}, ${said(agreement.partnerSignedAt)}`,
    `${words.byCustomer}: ${customerName}, ${said(agreement.buyerSignedAt)}`,
  ];
  for (const side of sides) at = write(doc, side, paper.left, at + 1, paper.width, { size: 9 });
  return write(doc, `${words.digest}: ${agreement.digest}`, paper.left, at + 2, paper.width, {
    size: 7.5,
    color: paint.dim,
  });
}

type Place = BlockPlace<'first' | 'second'>;

/** Where both sides sign, below all that was offered. */
function drawSignatures(
  page: Page,
  { quote, partner, customerName }: QuotePaper,
  top: number,
): { readonly bottom: number; readonly places: readonly Place[] } {
  const { doc, words } = page;
  const from = room(page, top, signatureBlockHeight + 40);
  const named = write(doc, words.signatures, paper.left, from, paper.width, { size: 11.5, bold: true });
  const said = write(doc, `${words.digest}: ${digestOf(quote)}`, paper.left, named, paper.width, {
    size: 7.5,
    color: paint.dim,
  });
  const sides = [
    { side: 'first', label: words.byPartner, name: partner.companyName },
    { side: 'second', label: words.byCustomer, name: customerName },
  ] as const;
  return drawSignatureBlock(doc, sides, said + 6);
}

/** `isToSign`: both sides sign below. */
function draw(page: Page, facts: QuotePaper, isToSign: boolean): readonly Place[] {
  const { doc, words } = page;
  const { quote, agreement, partner } = facts;
  doc.addPage();
  const offered = quote.madeBy === 'Buyer' && quote.chosenOf === null ? words.counterTitle : words.title;
  const plain = agreement?.agreedAt ? words.agreedTitle : offered;
  drawBoard(doc, {
    brand: partner.companyName,
    title: isToSign ? words.toSignTitle : plain,
    below: words.version(quote.versionNumber),
    logo: facts.logo ?? null,
  });
  const factsEnd = drawFacts(page, facts);
  const sumsEnd = drawSums(page, quote, drawLines(page, quote, factsEnd + 16) + 10);
  const paymentsEnd = drawPayments(page, quote, sumsEnd + 14);
  const visitsEnd = drawVisits(page, quote, paymentsEnd + 12);
  const termsEnd = drawTerms(page, quote, visitsEnd + 12);
  const signed = isToSign
    ? drawSignatures(page, facts, termsEnd + 12)
    : { bottom: drawConfirmations(page, facts, termsEnd + 12), places: [] };
  write(
    doc,
    words.through(facts.brand),
    paper.left,
    room(page, signed.bottom + leading(8), 20),
    paper.width,
    {
      size: 8,
      color: paint.dim,
    },
  );
  return signed.places;
}

const infoOf = (facts: QuotePaper, lang: 'en' | 'hi') => ({
  title: `${quoteWords[lang].title} ${facts.rfqNumber}-${facts.quote.versionNumber}`,
  author: facts.partner.companyName,
  madeAt: facts.agreement?.agreedAt ?? facts.quote.createdAt,
  lang: `${lang}-IN` as const,
});

/** A version as PDF, under the partner's name. */
export const drawQuote = (facts: QuotePaper, lang: 'en' | 'hi'): Promise<Buffer> =>
  renderPaper(infoOf(facts, lang), (doc) => {
    draw({ doc, words: quoteWords[lang], locale: `${lang}-IN` }, facts, false);
  });

/** An accepted version with room for the signatures of both sides. */
export const drawQuoteToSign = (
  facts: QuotePaper,
  lang: 'en' | 'hi',
): Promise<PaperToSign<'first' | 'second'>> =>
  renderToSign(infoOf(facts, lang), (doc) =>
    draw({ doc, words: quoteWords[lang], locale: `${lang}-IN` }, facts, true),
  );
