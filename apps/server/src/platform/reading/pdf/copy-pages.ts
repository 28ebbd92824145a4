import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { type Appearance, appearancesOf } from './appearances.ts';
import { ObjectCopier } from './copy-object.ts';

/** What a page may keep; the first ones may be inherited from the pages above it. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
const own = ['BleedBox', 'TrimBox', 'ArtBox', 'UserUnit', 'Contents', 'Group'] as const;

const resourceName = (at: number) => `DrawnAnnotation${at}`;

/** A new stream of drawing operators. */
function operators(pdf: PDFDocument, text: string): PDFRef {
  return pdf.context.register(pdf.context.stream(text));
}

function asArray(pdf: PDFDocument, contents: PDFObject | undefined): PDFObject[] {
  if (contents === undefined) return [];
  const found = pdf.context.lookup(contents);
  return found instanceof PDFArray ? found.asArray() : [contents];
}

/** A dictionary of the page's own in place of one that it may share with other pages. */
function ownDict(pdf: PDFDocument, parent: PDFDict, key: string): PDFDict {
  const shared = parent.lookup(PDFName.of(key));
  const copy = PDFDict.withContext(pdf.context);
  if (shared instanceof PDFDict) for (const [name, value] of shared.entries()) copy.set(name, value);
  parent.set(PDFName.of(key), copy);
  return copy;
}

/** Behind the page's own drawing, which is closed off so that it cannot move what follows. */
function drawAppearances(pdf: PDFDocument, page: PDFPage, copier: ObjectCopier, found: Appearance[]): void {
  if (found.length === 0) return;
  const forms = ownDict(pdf, ownDict(pdf, page.node, 'Resources'), 'XObject');
  const drawing = found.map(({ ref, matrix }, at) => {
    forms.set(PDFName.of(resourceName(at)), copier.copy(ref));
    return `q ${matrix.map((value) => value.toFixed(5)).join(' ')} cm /${resourceName(at)} Do Q`;
  });
  const contents = PDFArray.withContext(pdf.context);
  contents.push(operators(pdf, 'q\n'));
  for (const part of asArray(pdf, page.node.get(PDFName.of('Contents')))) contents.push(part);
  contents.push(operators(pdf, `\nQ\n${drawing.join('\n')}\n`));
  page.node.set(PDFName.of('Contents'), contents);
}

/**
 * A new document of the pages alone, with what is needed to draw them. Whatever hangs on the catalogue or on
 * annotations (actions, scripts, forms, files, outlines, structure, metadata) has no way into it.
 */
export async function copyPages(source: PDFDocument): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const copier = new ObjectCopier(source.context, pdf.context);
  for (const from of source.getPages()) {
    const to = pdf.addPage();
    for (const key of inherited) {
      const value = from.node.getInheritableAttribute(PDFName.of(key));
      if (value)
        to.node.set(PDFName.of(key), copier.copy(value, key === 'Resources' ? 'resources' : 'plain'));
    }
    for (const key of own) {
      const value = from.node.get(PDFName.of(key));
      if (value) to.node.set(PDFName.of(key), copier.copy(value));
    }
    drawAppearances(pdf, to, copier, appearancesOf(from));
  }
  return pdf;
}
