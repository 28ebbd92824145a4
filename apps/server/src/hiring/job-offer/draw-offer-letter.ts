import type { OfferLetter } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import { type PaperInfo, drawBoard, paint, paper, renderPaper } from '../../platform/pdf/paper.ts';
import {
  type BlockSide,
  type PaperToSign,
  drawSignatureBlock,
  renderToSign,
  signatureBlockHeight,
} from '../../platform/pdf/signature-block.ts';
import type { Language } from '../../platform/spoken.rules.ts';

interface Paper {
  /** The platform's name. */
  readonly brand: string;
  readonly companyName: string;
  readonly lang: Language;
  readonly letter: OfferLetter;
  readonly issuedAt: Date;
  readonly logo: PaperLogo | null;
}

const size = 10.5;
const nameWidth = 150;
/** Of a second page, where the block of signatures does not fit on the first. */
const nextTop = 60;
const through: Readonly<Record<Language, (brand: string) => string>> = {
  en: (brand) => `Made with ${brand}.`,
  hi: (brand) => `${brand} पर बना।`,
};

/** Names on the left, what was agreed on the right. */
function drawTerms(doc: Doc, terms: OfferLetter['terms'], from: number): number {
  let at = from;
  for (const { name, value } of terms) {
    const left = write(doc, name, paper.left, at, nameWidth, { size, color: paint.dim });
    const right = paper.left + nameWidth;
    at = Math.max(left, write(doc, value, right, at, paper.right - right, { size, bold: true })) + 4;
  }
  return at;
}

/** All but who signs; answers where that begins. */
function drawBody(doc: Doc, { companyName, letter, logo }: Paper): number {
  const { title, below, lines, terms } = letter;
  const [first = '', ...others] = lines;
  doc.addPage();
  drawBoard(doc, { brand: companyName, title, below, logo });
  const paragraph = (text: string, at: number) =>
    write(doc, text, paper.left, at + leading(7), paper.width, { size });
  let at = drawTerms(doc, terms, paragraph(first, 112) + leading(7));
  for (const line of others) at = paragraph(line, at);
  return at + 24;
}

const drawFoot = (doc: Doc, { brand, lang }: Paper, at: number) =>
  write(doc, through[lang](brand), paper.left, at + 24, paper.width, { size: 8, color: paint.dim });

function draw(doc: Doc, letter: Paper): void {
  const [business = '', ...names] = letter.letter.signed;
  let at = write(doc, business, paper.left, drawBody(doc, letter), paper.width, { size, bold: true }) + 4;
  for (const line of names) at = write(doc, line, paper.left, at, paper.width, { size: 10 });
  drawFoot(doc, letter, at);
}

const infoOf = ({ companyName, lang, issuedAt, letter }: Paper): PaperInfo => ({
  title: `${letter.title}, ${companyName}`,
  author: companyName,
  madeAt: issuedAt,
  lang: `${lang}-IN`,
});

/** The same letter is the same bytes each time. */
export const drawOfferLetter = (letter: Paper): Promise<Buffer> =>
  renderPaper(infoOf(letter), (doc) => draw(doc, letter));

/** The letter as both sides sign it, with the places of their signatures. */
export const drawOfferToSign = (
  letter: Paper,
  sides: readonly BlockSide<AgreementSide>[],
): Promise<PaperToSign<AgreementSide>> =>
  renderToSign(infoOf(letter), (doc) => {
    const began = drawBody(doc, letter);
    const fits = began + signatureBlockHeight <= paper.bottom;
    if (!fits) doc.addPage();
    const at = fits ? began : nextTop;
    const { bottom, places } = drawSignatureBlock(doc, sides, at);
    drawFoot(doc, letter, bottom);
    return places;
  });
