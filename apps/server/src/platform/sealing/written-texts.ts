import PDFDocument from 'pdfkit';
import { leading, registerFonts, widthOf, writeLine } from '../pdf/canvas.ts';
import type { PageSize } from './sealing.ts';

export interface Text {
  readonly text: string;
  readonly size: PageSize;
}

const measured = 10;
/** From the line's upper edge to where its letters stand, in parts of their size. */
const ascent = 1.02;

/**
 * A PDF with a page for each text, of the size that it has room for: on one line, as large as fits. The letters of our
 * scripts are joined as they must be (`platform/pdf`), which the library that seals does not do.
 */
export async function writtenTexts(texts: readonly Text[]): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => doc.on('end', () => resolve()));
  registerFonts(doc);
  for (const { text, size } of texts) {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    doc.addPage({ size: [size.width, size.height], margin: 0 });
    const wide = widthOf(doc, line, { size: measured });
    const letters = Math.min(size.height / leading(1), (size.width / Math.max(wide, 0.01)) * measured);
    const above = (size.height - leading(letters)) / 2;
    writeLine(doc, line, 0, above + letters * ascent, size.width, { size: letters });
  }
  doc.end();
  await ended;
  return Buffer.concat(parts);
}
