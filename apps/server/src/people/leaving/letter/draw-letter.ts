import type { AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../../platform/pdf/logo.ts';
import { type PaperInfo, drawBoard, paint, paper, renderPaper } from '../../../platform/pdf/paper.ts';
import { type PaperToSign, drawSignatureBlock, renderToSign } from '../../../platform/pdf/signature-block.ts';
import { type LetterContent, wordsOf } from './letter.words.ts';

export interface LetterPaper {
  /** The platform's name. */
  readonly brand: string;
  readonly content: LetterContent;
  readonly issuedAt: Date;
  /** The business leads it; false: it was issued under the platform's name, and stays so. */
  readonly hasOwnBoard: boolean;
  /** That it was issued with. */
  readonly logo: PaperLogo | null;
}

const size = 11;
/** Room for a signature by hand above the name. */
const signingRoom = 54;

function drawSigned(doc: Doc, [business = '', ...names]: readonly string[], at: number): number {
  const top = write(doc, business, paper.left, at + 26, paper.width, { size, bold: true }) + signingRoom;
  doc
    .moveTo(paper.left, top)
    .lineTo(paper.left + 200, top)
    .lineWidth(0.8)
    .stroke(paint.soft);
  return names.reduce((line, name) => write(doc, name, paper.left, line, paper.width, { size: 10 }), top + 6);
}

/** Answers where the letter begins. */
function drawHead(doc: Doc, { brand, content, hasOwnBoard, logo }: LetterPaper): number {
  const { title, below } = wordsOf(content);
  const { companyName } = content;
  if (hasOwnBoard) {
    drawBoard(doc, { brand: companyName, title, below, logo });
    return 118;
  }
  drawBoard(doc, { brand, title, below });
  return write(doc, companyName, paper.left, 118, paper.width, { size: 17, bold: true }) + 22;
}

/** All but who signs; answers where that begins. */
function drawBody(doc: Doc, letter: LetterPaper): number {
  const { to, lines } = wordsOf(letter.content);
  doc.addPage();
  const begins = drawHead(doc, letter);
  let at = write(doc, to, paper.left, begins, paper.width, { size, bold: true, color: paint.dim });
  for (const line of lines) at = write(doc, line, paper.left, at + leading(7), paper.width, { size });
  return at;
}

function drawFoot(doc: Doc, letter: LetterPaper, at: number): void {
  const { through } = wordsOf(letter.content);
  if (letter.hasOwnBoard)
    write(doc, through(letter.brand), paper.left, at + 26, paper.width, { size: 8, color: paint.dim });
}

const infoOf = ({ content, issuedAt }: LetterPaper): PaperInfo => ({
  title: `${wordsOf(content).title}, ${content.companyName}`,
  author: content.companyName,
  madeAt: issuedAt,
  lang: `${content.lang}-IN`,
});

/** The same letter is the same bytes each time. */
export const drawLetter = (letter: LetterPaper): Promise<Buffer> =>
  renderPaper(infoOf(letter), (doc) => {
    const at = drawSigned(doc, wordsOf(letter.content).signed, drawBody(doc, letter));
    drawFoot(doc, letter, at);
  });

/** The letter as the business signs it, with the place of its signature. */
export const drawLetterToSign = (letter: LetterPaper): Promise<PaperToSign<AgreementSide>> =>
  renderToSign(infoOf(letter), (doc) => {
    const [business = '', ...names] = wordsOf(letter.content).signed;
    const began = drawBody(doc, letter) + 26;
    const side = { side: 'first' as const, label: business, name: names.join(', ') };
    const { bottom, places } = drawSignatureBlock(doc, [side], began);
    drawFoot(doc, letter, bottom);
    return places;
  });
