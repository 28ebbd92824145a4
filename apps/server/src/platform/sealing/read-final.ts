import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFPageEmbedder, PDFStream } from 'pdf-lib';
import { copyPages } from '../reading/pdf/copy-pages.ts';
import { holdsActiveParts } from '../reading/pdf/active-parts.ts';
import { nameOf, plainName } from '../reading/pdf/names.ts';
import { openPdf, pagesOf, unpacks } from '../reading/pdf/read-pdf.ts';
import type { ReadFile } from '../reading/reading.ts';
import { drawnByEngine, isDrawn } from './draw-annotations.ts';
import { drawFreeTexts } from './draw-free-texts.ts';
import { viewOf } from './page-view.ts';
import type { PageSize } from './sealing.ts';

export interface FinalPages {
  readonly content: Buffer;
  readonly pages: readonly PageSize[];
}

const drawnPage = 'DrawnPage';

function hasEntry(pdf: PDFDocument, is: (key: string, dict: PDFDict) => boolean): boolean {
  return pdf.context.enumerateIndirectObjects().some(([, object]) => {
    const dict = object instanceof PDFStream ? object.dict : object;
    return dict instanceof PDFDict && dict.keys().some((name) => is(plainName(name), dict));
  });
}

/** In the form of the catalogue, wherever that lies. */
function isXfa(pdf: PDFDocument): boolean {
  const form = pdf.catalog.lookup(PDFName.of('AcroForm'));
  return form instanceof PDFDict && form.keys().some((name) => plainName(name) === 'XFA');
}

/** A signature says which bytes it covers; an empty field that waits for one does not. */
const isSigned = (pdf: PDFDocument): boolean =>
  hasEntry(
    pdf,
    (key, dict) =>
      (key === 'ByteRange' && dict.lookup(PDFName.of('ByteRange')) instanceof PDFArray) ||
      (key === 'Type' && nameOf(dict.lookup(PDFName.of('Type'))) === 'Sig'),
  );

/**
 * The page's own drawing as one form: whatever state it leaves behind ends with it, so that it cannot move, turn or
 * hide what signers add after it.
 */
async function asForm(page: PDFPage): Promise<void> {
  const { context } = page.node;
  if (page.node.get(PDFName.of('Contents')) === undefined) return;
  const { left, bottom, width, height } = viewOf(page).box;
  const bounds = { left, bottom, right: left + width, top: bottom + height };
  const embedder = await PDFPageEmbedder.for(page.node, bounds, [1, 0, 0, 1, 0, 0]);
  const form = await embedder.embedIntoContext(context);
  const contents = context.register(context.flateStream(`q /${drawnPage} Do Q`));
  page.node.set(PDFName.of('Contents'), context.obj([contents]));
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { [drawnPage]: form } }));
}

/**
 * Makes a PDF anew from its pages as they look: what fields and notes show is drawn into them. What cannot be signed as
 * it looks is refused with the reason.
 */
export const readFinal: ReadFile<null, FinalPages> = async (file, _options, allow) => {
  const opened = await openPdf(file, allow);
  if ('refused' in opened) return opened;
  const { read: sent } = opened;
  if (isXfa(sent)) return { refused: 'xfa' };
  if (isSigned(sent)) return { refused: 'signed' };
  if (holdsActiveParts(sent)) return { refused: 'active' };
  const pages = pagesOf(sent);
  if (pages === 'too_long') return { refused: 'too_long' };
  if (pages === 'none') return { refused: 'unreadable' };
  const shown = isDrawn(sent)
    ? sent
    : await drawFreeTexts(
        await PDFDocument.load(await drawnByEngine(file.content), { updateMetadata: false }),
      );
  const pdf = await copyPages(shown);
  if (holdsActiveParts(pdf)) return { refused: 'active' };
  if (!(await unpacks(pdf))) return { refused: 'unreadable' };
  for (const page of pdf.getPages()) await asForm(page);
  const content = Buffer.from(await pdf.save({ addDefaultPage: false, updateFieldAppearances: false }));
  return { read: { content, pages: pdf.getPages().map((page) => viewOf(page).size) } };
};
