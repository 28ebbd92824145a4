import type { OfferLetter } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import { drawBoard, paint, paper, renderPaper } from '../../platform/pdf/paper.ts';
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

function draw(doc: Doc, { brand, companyName, lang, letter, logo }: Paper): void {
  const { title, below, lines, terms, signed } = letter;
  const [first = '', ...others] = lines;
  doc.addPage();
  drawBoard(doc, { brand: companyName, title, below, logo });
  const paragraph = (text: string, at: number) =>
    write(doc, text, paper.left, at + leading(7), paper.width, { size });
  let at = drawTerms(doc, terms, paragraph(first, 112) + leading(7));
  for (const line of others) at = paragraph(line, at);
  const [business = '', ...names] = signed;
  at = write(doc, business, paper.left, at + 24, paper.width, { size, bold: true }) + 4;
  for (const line of names) at = write(doc, line, paper.left, at, paper.width, { size: 10 });
  write(doc, through[lang](brand), paper.left, at + 24, paper.width, { size: 8, color: paint.dim });
}

/** The same letter is the same bytes each time. */
export function drawOfferLetter(letter: Paper): Promise<Buffer> {
  const { companyName, lang, issuedAt } = letter;
  const title = `${letter.letter.title}, ${companyName}`;
  return renderPaper({ title, author: companyName, madeAt: issuedAt, lang: `${lang}-IN` }, (doc) =>
    draw(doc, letter),
  );
}
