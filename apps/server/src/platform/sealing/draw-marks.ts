import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFImage,
  PDFName,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import { PDFDocument as Pdf } from 'pdf-lib';
import { type PageView, placed, sizeOf, viewOf } from './page-view.ts';
import type { Mark, PageSize } from './sealing.ts';
import { writtenTexts } from './written-texts.ts';

interface Placed {
  readonly mark: Mark;
  readonly view: PageView;
}

/** What draws a mark within its own box, from the lower left corner; `ref` is drawn under the name that it is given. */
interface Drawn extends Placed {
  readonly size: PageSize;
  readonly ref: PDFRef | null;
  readonly drawing: (name: string) => string;
}

const numbers = (values: readonly number[]) => values.map((value) => value.toFixed(5)).join(' ');

/** A tick in the middle of the box, in parts of its shorter side. */
function tick({ width, height }: PageSize): string {
  const side = Math.min(width, height);
  const at = (x: number, y: number) => numbers([width / 2 + (x - 0.5) * side, height / 2 + (y - 0.5) * side]);
  const pen = `0.078 0.09 0.227 RG ${(side * 0.12).toFixed(5)} w 1 J 1 j`;
  return `${pen} ${at(0.18, 0.5)} m ${at(0.42, 0.24)} l ${at(0.84, 0.78)} l S`;
}

/** The whole picture, as large as its sides allow, in the middle. */
function picture(image: PDFImage, size: PageSize): Pick<Drawn, 'ref' | 'drawing'> {
  const scale = Math.min(size.width / image.width, size.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const place = numbers([width, 0, 0, height, (size.width - width) / 2, (size.height - height) / 2]);
  return { ref: image.ref, drawing: (name) => `${place} cm /${name} Do` };
}

/** The references of texts, in the order of the marks that are texts. */
async function textsOf(pdf: PDFDocument, marks: readonly Placed[]): Promise<PDFRef[]> {
  const texts = marks.flatMap(({ mark, view }) =>
    mark.draw.kind === 'text' ? [{ text: mark.draw.text, size: sizeOf(view, mark) }] : [],
  );
  if (texts.length === 0) return [];
  const written = await Pdf.load(await writtenTexts(texts), { updateMetadata: false });
  return (await pdf.embedPages(written.getPages())).map(({ ref }) => ref);
}

async function drawn(pdf: PDFDocument, marks: readonly Placed[]): Promise<Drawn[]> {
  const texts = await textsOf(pdf, marks);
  const all: Drawn[] = [];
  for (const one of marks) {
    const { draw } = one.mark;
    const size = sizeOf(one.view, one.mark);
    if (draw.kind === 'tick') all.push({ ...one, size, ref: null, drawing: () => tick(size) });
    else if (draw.kind === 'text')
      all.push({ ...one, size, ref: texts.shift() ?? null, drawing: (name) => `/${name} Do` });
    else all.push({ ...one, size, ...picture(await pdf.embedPng(draw.png), size) });
  }
  return all;
}

/** The dictionary of the page's own drawings, which a final document shares with no other page. */
function formsOf({ node }: PDFPage): PDFDict {
  const { context } = node;
  const resources = node.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? PDFDict.withContext(context);
  node.set(PDFName.of('Resources'), resources);
  const forms = resources.lookupMaybe(PDFName.of('XObject'), PDFDict) ?? PDFDict.withContext(context);
  resources.set(PDFName.of('XObject'), forms);
  return forms;
}

/** Behind what the page draws itself. */
function drawOn(page: PDFPage, marks: readonly Drawn[]): void {
  const { context } = page.node;
  const forms = formsOf(page);
  const lines = marks.map(({ view, mark, size, ref, drawing }, at) => {
    const name = `DrawnMark${at}`;
    if (ref) forms.set(PDFName.of(name), ref);
    return `q ${numbers(placed(view, mark, size))} cm ${drawing(name)} Q`;
  });
  const before = page.node.get(PDFName.of('Contents'));
  const known = context.lookup(before);
  const contents = context.obj(known instanceof PDFArray ? known.asArray() : before ? [before] : []);
  contents.push(context.register(context.flateStream(lines.join('\n'))));
  page.node.set(PDFName.of('Contents'), contents);
}

/** Draws what people filled in where it was placed, on a document that was made final. Throws where a mark is on no page. */
export async function drawMarks(pdf: PDFDocument, marks: readonly Mark[]): Promise<void> {
  const pages = pdf.getPages();
  const views = pages.map(viewOf);
  const all = marks.map((mark): Placed => {
    const view = views[mark.page];
    if (!view) throw new Error(`The document has no page ${mark.page + 1}.`);
    return { mark, view };
  });
  const ready = await drawn(pdf, all);
  for (const [at, page] of pages.entries()) {
    const own = ready.filter(({ mark }) => mark.page === at);
    if (own.length > 0) drawOn(page, own);
  }
}
