import { PDFArray, PDFBool, PDFDict, type PDFDocument, PDFName } from 'pdf-lib';
import { nameOf } from '../reading/pdf/names.ts';
import { bytesAt, openEngine } from '../reading/pages-engine.ts';

/** They show nothing of their own. */
const undrawn: ReadonlySet<string> = new Set(['Link', 'Popup']);

const isShown = (annotation: unknown): boolean =>
  !(annotation instanceof PDFDict) ||
  annotation.has(PDFName.of('AP')) ||
  undrawn.has(nameOf(annotation.lookup(PDFName.of('Subtype'))));

/** Whether every field and note says itself what it looks like, and the form does not ask viewers to work that out anew. */
export function isDrawn(pdf: PDFDocument): boolean {
  const form = pdf.catalog.lookup(PDFName.of('AcroForm'));
  const asks = form instanceof PDFDict && form.lookup(PDFName.of('NeedAppearances')) === PDFBool.True;
  return (
    !asks &&
    pdf.getPages().every(({ node }) => {
      const annotations = node.lookup(PDFName.of('Annots'));
      if (!(annotations instanceof PDFArray)) return true;
      return annotations.asArray().every((_, at) => isShown(annotations.lookup(at)));
    })
  );
}

/** The same file in which PDFium has written what fields and notes look like: it does so where a page is opened with its form. */
export async function drawnByEngine(content: Uint8Array): Promise<Buffer> {
  const { engine, pdf } = await openEngine(content);
  const form = engine.PDFiumExt_InitFormFillEnvironment(pdf, engine.PDFiumExt_OpenFormFillInfo());
  for (let at = 0; at < engine.FPDF_GetPageCount(pdf); at += 1) {
    const page = engine.FPDF_LoadPage(pdf, at);
    if (!page) throw new Error('PDFium does not open the page.');
    engine.FORM_OnAfterLoadPage(page, form);
    engine.FPDF_ClosePage(page);
  }
  const writer = engine.PDFiumExt_OpenFileWriter();
  if (!engine.PDFiumExt_SaveAsCopy(pdf, writer)) throw new Error('PDFium does not write the file.');
  const size = engine.PDFiumExt_GetFileWriterSize(writer);
  const room = engine.pdfium.wasmExports.malloc(size);
  engine.PDFiumExt_GetFileWriterData(writer, room, size);
  return Buffer.from(bytesAt(engine, room, size));
}
