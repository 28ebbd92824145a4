import { write } from '../../platform/pdf/canvas.ts';
import { paint, paper } from '../../platform/pdf/paper.ts';
import {
  type BlockPlace,
  drawSignatureBlock,
  signatureBlockHeight,
} from '../../platform/pdf/signature-block.ts';
import { digestOf } from './quote-digest.ts';
import { type Page, type QuotePaper, room } from './quote-page.ts';

/** Who confirmed a version that was accepted, and when. */
export function drawConfirmations(
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

export type Place = BlockPlace<'first' | 'second'>;

/** Where both sides sign, below all that was offered. */
export function drawSignatures(
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
