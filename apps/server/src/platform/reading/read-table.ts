import { cellCharacters } from '@nukkad/contract/kernel/import';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { type ReadFile, type Reading, extensionOf } from './reading.ts';
import { type Grid, boundsOfSheets } from './sheet-bounds.ts';
import { unpackSheets } from './unpack-sheets.ts';

/** Rows of cells as text, each as long as it is filled. */
export type Cells = readonly (readonly string[])[];

/** Characters of all cells together: an XLSX file of a megabyte may repeat one long text in every cell. */
const tableLength = 3_000_000;

export function isZip(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 4)).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
}

export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value).trim() : '';
}

/** Without the empty rows behind the last filled one. */
function withinGrid(rows: Cells, { rows: rowLimit, columns }: Grid): Reading<Cells> {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  if (last >= rowLimit) return { refused: 'too_long' };
  const filled = rows.slice(0, last + 1);
  if (filled.some((row) => row.slice(columns).some((cell) => cell !== ''))) return { refused: 'too_wide' };
  const read = filled.map((row) => row.slice(0, columns).map((cell) => cell.slice(0, cellCharacters)));
  const length = read.reduce((sum, row) => row.reduce((inRow, cell) => inRow + cell.length, sum), 0);
  return length > tableLength ? { refused: 'too_long' } : { read };
}

async function readWorkbook(content: Uint8Array, grid: Grid): Promise<Reading<Cells>> {
  const sheets = unpackSheets(content);
  const refused = boundsOfSheets(sheets.texts, grid);
  if (refused) return { refused };
  const rows = await readSheet(sheets.archive);
  return withinGrid(
    rows.map((row) => row.map(cellText)),
    grid,
  );
}

/** Separators of one line and of all: what is laid out is bounded before it is. */
function separatorsFit(text: string, separator: string, { rows, columns }: Grid): boolean {
  let inLine = 0;
  let inAll = 0;
  for (const character of text) {
    if (character === '\n') inLine = 0;
    if (character !== separator) continue;
    inLine += 1;
    inAll += 1;
    if (inLine > columns * 8 || inAll > rows * columns) return false;
  }
  return true;
}

/** Tab, line feed and carriage return are the only control characters of a table of text. */
export function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true;
  }
  return false;
}

/**
 * UTF-8, UTF-16 with its mark as "Unicode text" of a spreadsheet is, or the code page in which Excel on Windows writes CSV
 * where nothing else was chosen.
 */
export function textOf(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true }).decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true }).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The beginning of a text that we keep as UTF-8; its last character may be cut. */
export const beginningOf = (content: Uint8Array, bytes: number): string =>
  content.length <= bytes ? textOf(content) : new TextDecoder('utf-8').decode(content.subarray(0, bytes));

/** The first line may say its separator, as Excel's own `sep=;`. */
export const saidSeparator = /^sep=([,;\t|])\r?\n/i;

/** Comma, semicolon, tab or bar: the one that the heading has most of. */
export function separatorOf(heading: string): string {
  const counted = [',', ';', '\t', '|'].map((one) => [one, heading.split(one).length] as const);
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function readCsv(content: Uint8Array, grid: Grid): Reading<Cells> {
  const all = textOf(content);
  if (isBinary(all)) return { refused: 'unreadable' };
  const said = saidSeparator.exec(all);
  const text = said ? all.slice(said[0].length) : all;
  const delimiter = said?.[1] ?? separatorOf(text.slice(0, text.search(/[\r\n]|$/)));
  if (!separatorsFit(text, delimiter, grid)) return { refused: 'too_wide' };
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    to: grid.rows * 4,
    max_record_size: 20_000,
  });
  return withinGrid(rows, grid);
}

/** The first sheet of an XLSX file, or a CSV file, as text. Name and content must say the same. */
export const readTable: ReadFile<Grid, Cells> = async ({ fileName, content }, grid) => {
  const extension = extensionOf(fileName);
  if (extension === 'xlsx' && isZip(content)) return readWorkbook(content, grid);
  if (extension === 'csv' && !isZip(content)) return readCsv(content, grid);
  return { refused: 'unreadable' };
};
