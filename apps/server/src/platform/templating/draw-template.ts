import { type Doc, leading, linesOf, write } from '../pdf/canvas.ts';
import { drawBoard, paint, paper, renderPaper } from '../pdf/paper.ts';
import type { Language } from '../spoken.rules.ts';
import { type Pen, makeRoom } from './pen.ts';
import { drawBlocks } from './draw-blocks.ts';
import type { Block } from './markdown-blocks.ts';
import type { NamedPlace } from './place-signs.ts';
import type { Place, TemplateOptions } from './templating.ts';

const through: Readonly<Record<Language, (brand: string) => string>> = {
  en: (brand) => `Made with ${brand}.`,
  hi: (brand) => `${brand} पर बना।`,
};
const pageWords: Readonly<Record<Language, string>> = { en: 'Page', hi: 'पृष्ठ' };

interface Look {
  readonly title: string;
  readonly lang: Language;
  readonly board: TemplateOptions['board'];
}

/** On one line beside the name of the business; else the title leads the text. */
const fitsBoard = (doc: Doc, title: string, hasLogo: boolean): boolean =>
  linesOf(doc, title, hasLogo ? 200 : 260, { size: hasLogo ? 13 : 17, bold: true }).length === 1;

export interface DrawnTemplate {
  readonly content: Buffer;
  readonly pages: number;
  readonly places: readonly Place[];
}

/** The same text on the same day is the same bytes. */
export async function drawTemplate(
  blocks: readonly Block[],
  named: readonly NamedPlace[],
  { title, lang, board }: Look,
): Promise<DrawnTemplate> {
  const { brand, business, below, logo, madeAt } = board;
  let pages = 1;
  let places: readonly Place[] = [];
  const info = { title: `${title}, ${business}`, author: business, madeAt, lang: `${lang}-IN` } as const;
  const content = await renderPaper(info, (doc) => {
    const pen: Pen = { doc, named, y: 118, page: 1, places: [] };
    doc.addPage();
    doc.on('pageAdded', () => {
      const said = `${pageWords[lang]} ${pen.page}`;
      write(doc, said, paper.left, 24, paper.width, { size: 8, color: paint.dim, align: 'right' });
    });
    const fits = fitsBoard(doc, title, logo !== null);
    drawBoard(doc, { brand: business, title: fits ? title : '', below, logo });
    if (!fits)
      drawBlocks(pen, [{ kind: 'heading', level: 1, runs: [{ kind: 'text', text: title, bold: true }] }]);
    drawBlocks(pen, blocks);
    makeRoom(pen, 24 + leading(8));
    write(doc, through[lang](brand), paper.left, pen.y + 20, paper.width, { size: 8, color: paint.dim });
    pages = pen.page;
    places = pen.places;
  });
  return { content, pages, places };
}
