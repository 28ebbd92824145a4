import { PDFName, type PDFObject } from 'pdf-lib';

const escaped = /#([0-9a-fA-F]{2})/g;

/**
 * A name as a viewer reads it: `/J#61vaScript` is JavaScript. pdf-lib undoes escapes in capitals only and writes the
 * others with an escaped `#`, so it is undone twice.
 */
export function plainName(name: PDFName): string {
  const undo = (text: string) =>
    text.replaceAll(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return undo(undo(name.asString().slice(1)));
}

/** Empty where it is no name. */
export const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? plainName(object) : '');
