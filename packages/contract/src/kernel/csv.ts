/** Tables as a spreadsheet opens them, for exports of the server and of the browser. */
const nul = '\u0000';
/** What a spreadsheet would take for the beginning of a formula or a command, also in full width. */
const dangerous: ReadonlySet<string> = new Set('=+-@\t\r＝＋－＠');

/** Also behind spaces, and behind a NUL, TAB or CR, which are dangerous by themselves. */
function isDangerous(text: string): boolean {
  const [first = ''] = text;
  const [visible = ''] = text.replaceAll(nul, '').trimStart();
  return first === nul || dangerous.has(first) || dangerous.has(visible);
}

/** A figure with a fixed number of decimals. */
export interface CsvFigure {
  readonly figure: number;
  readonly decimals: number;
}
export type CsvCell = string | number | CsvFigure;

/** A cell that a spreadsheet shows as the text that it is. */
export function neutralCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.figure.toFixed(value.decimals);
  const clean = value.replaceAll(nul, '');
  return isDangerous(value) ? `'${clean}` : clean;
}

const quoted = (cell: string): string =>
  /[",;\r\n\t']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export type CsvRow = readonly CsvCell[];

/** Rows by RFC 4180; each ends its line. */
export const csvLines = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map((cell) => quoted(neutralCell(cell))).join(',')}\r\n`).join('');

/** The mark by which Excel knows UTF-8; a file begins with it. */
export const csvMark = '\uFEFF';
