import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from 'pdf-lib';

const nodeLimit = 2_000;

/** How many pages there are; null where the tree meets a node twice, which would make a small file endless, or is huge. */
export function countPages(pdf: PDFDocument): number | null {
  const seen = new Set<PDFRef>();
  const open: PDFObject[] = [];
  let pages = 0;
  for (
    let object: PDFObject | undefined = pdf.catalog.get(PDFName.of('Pages'));
    object;
    object = open.pop()
  ) {
    if (object instanceof PDFRef) {
      if (seen.has(object) || seen.size > nodeLimit) return null;
      seen.add(object);
    }
    const node = pdf.context.lookup(object);
    if (!(node instanceof PDFDict)) continue;
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) open.push(...kids.asArray().slice(0, nodeLimit + 1));
    else pages += 1;
  }
  return pages;
}
