import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../../platform/pdf/logo.ts';
import { drawBoard, paint, paper, renderPaper } from '../../../platform/pdf/paper.ts';
import { type LetterContent, wordsOf } from './letter.words.ts';

interface Paper {
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
function drawHead(doc: Doc, { brand, content, hasOwnBoard, logo }: Paper): number {
  const { title, below } = wordsOf(content);
  const { companyName } = content;
  if (hasOwnBoard) {
    drawBoard(doc, { brand: companyName, title, below, logo });
    return 118;
  }
  drawBoard(doc, { brand, title, below });
  return write(doc, companyName, paper.left, 118, paper.width, { size: 17, bold: true }) + 22;
}

function draw(doc: Doc, letter: Paper): void {
  const { to, lines, signed, through } = wordsOf(letter.content);
  doc.addPage();
  const begins = drawHead(doc, letter);
  let at = write(doc, to, paper.left, begins, paper.width, { size, bold: true, color: paint.dim });
  for (const line of lines) at = write(doc, line, paper.left, at + leading(7), paper.width, { size });
  at = drawSigned(doc, signed, at);
  if (letter.hasOwnBoard)
    write(doc, through(letter.brand), paper.left, at + 26, paper.width, { size: 8, color: paint.dim });
}

/** The same letter is the same bytes each time. */
export function drawLetter(letter: Paper): Promise<Buffer> {
  const { lang, companyName } = letter.content;
  const { title } = wordsOf(letter.content);
  return renderPaper(
    { title: `${title}, ${companyName}`, author: companyName, madeAt: letter.issuedAt, lang: `${lang}-IN` },
    (doc) => draw(doc, letter),
  );
}
