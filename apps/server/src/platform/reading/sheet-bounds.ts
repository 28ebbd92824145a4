/** The most that a table may have, filled cells or not. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** Empty cells with a format of their own may lie around the table; a cell far away is another thing. */
const margin = 4;

const reference = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const rowTag = /<(?:\w{1,20}:)?row[\s/>]/g;
const place = /^([A-Z]{0,3})(\d{1,7})$/;

/** A is 1, Z is 26, AA is 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0);
}

/**
 * Looks at the addresses of cells before anything lays them out: one cell at XFD1048576 is 917 bytes in the file and
 * seventeen billion cells in memory. An address in any other spelling is unreadable.
 */
export function boundsOfSheets(
  texts: readonly string[],
  { rows, columns }: Grid,
): 'too_long' | 'too_wide' | 'unreadable' | null {
  for (const text of texts.filter((one) => one.includes('sheetData'))) {
    if ((text.match(rowTag)?.length ?? 0) > rows * margin) return 'too_long';
    for (const [, double, single] of text.matchAll(reference)) {
      const address = place.exec(double ?? single ?? '');
      if (!address) return 'unreadable';
      if (Number(address[2]) > rows * margin) return 'too_long';
      if (columnNumber(address[1] ?? '') > columns * margin) return 'too_wide';
    }
  }
  return null;
}
