import { type Doc, leading, write } from '../../../platform/pdf/canvas.ts';
import { drawBoard, paint, paper, renderPaper } from '../../../platform/pdf/paper.ts';
import { type LetterContent, wordsOf } from './letter.words.ts';

interface Paper {
  readonly brand: string;
  readonly content: LetterContent;
  readonly issuedAt: Date;
}

const size = 11;
/** Room for a signature by hand above the name. */
const signingRoom = 54;

function drawSigned(doc: Doc, [business = '', ...names]: readonly string[], at: number): void {
  const top = write(doc, business, paper.left, at + 26, paper.width, { size, bold: true }) + signingRoom;
  doc
    .moveTo(paper.left, top)
    .lineTo(paper.left + 200, top)
    .lineWidth(0.8)
    .stroke(paint.soft);
  names.reduce((line, name) => write(doc, name, paper.left, line, paper.width, { size: 10 }), top + 6);
}

function draw(doc: Doc, { brand, content }: Paper): void {
  const { title, below, to, lines, signed } = wordsOf(content);
  doc.addPage();
  drawBoard(doc, { brand, title, below });
  let at = write(doc, content.companyName, paper.left, 118, paper.width, { size: 17, bold: true });
  at = write(doc, to, paper.left, at + 22, paper.width, { size, bold: true, color: paint.dim });
  for (const line of lines) at = write(doc, line, paper.left, at + leading(7), paper.width, { size });
  drawSigned(doc, signed, at);
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
