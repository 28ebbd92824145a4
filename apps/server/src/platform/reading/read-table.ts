import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { type ReadFile, type Reading, extensionOf } from './reading.ts';
import { type Grid, boundsOfSheets } from './sheet-bounds.ts';
import { unpackSheets } from './unpack-sheets.ts';

/** Rows of cells as text, each as long as it is filled. */
export type Cells = readonly (readonly string[])[];

/** More of a cell than this is cut off. */
const cellLength = 1_000;

function isZip(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(0, 4)).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
}

function cellText(value: unknown): string {
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
  return { read: filled.map((row) => row.slice(0, columns).map((cell) => cell.slice(0, cellLength))) };
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

/** Comma, semicolon or tab, whichever the heading has; UTF-8 only. */
function readCsv(content: Uint8Array, grid: Grid): Reading<Cells> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  if (text.includes('\u0000')) return { refused: 'unreadable' };
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].find((one) => heading.includes(one)) ?? ',';
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
