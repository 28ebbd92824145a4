/**
 * One sheet of texts and numbers as Excel 97-2003 has it (BIFF8, [MS-XLS]), for portals of the state that take no other
 * spreadsheet. Texts are written as LABEL records, so there is no table of strings to split.
 */
import { compoundFile } from './compound-file.ts';

const kinds = {
  bof: 0x0809,
  eof: 0x000a,
  codePage: 0x0042,
  window1: 0x003d,
  font: 0x0031,
  format: 0x00e0,
  style: 0x0293,
  sheet: 0x0085,
  dimensions: 0x0200,
  number: 0x0203,
  label: 0x0204,
  window2: 0x023e,
} as const;
/** Places among the formats of cells: fifteen styles come before them. */
const cellFormat = { number: 15, text: 16 } as const;
const formatAsText = 49;
const longestText = 255;

const words = (...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) buffer.writeUInt16LE(value, 2 * at);
  return buffer;
};
const record = (kind: keyof typeof kinds, ...parts: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(parts);
  return Buffer.concat([words(kinds[kind], data.length), data]);
};
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** 5: the workbook; 16: a sheet. */
const begin = (of: 5 | 16) => record('bof', words(0x0600, of, 0x0dbb, 0x07cc, 0x00c1, 0, 0x0006, 0));

const font = record(
  'font',
  words(200, 0, 0x7fff, 400, 0, 0, 0),
  Buffer.from([5, 0]),
  Buffer.from('Arial', 'latin1'),
);
/** Of a style (0xfff5), or of cells (1) with a format of their own. */
const formatOf = (of: 0xff_f5 | 1, number: number) =>
  record('format', words(0, number, of, 0x0020, number === 0 ? 0 : 0x0400, 0, 0, 0, 0, 0x20c0));

function workbookOf(name: string, sheetAt: number): Buffer {
  const at = Buffer.alloc(4);
  at.writeUInt32LE(sheetAt);
  return Buffer.concat([
    begin(5),
    record('codePage', words(1200)),
    record('window1', words(360, 270, 14_940, 9_150, 0x0038, 0, 0, 1, 600)),
    ...Array.from({ length: 4 }, () => font),
    ...Array.from({ length: cellFormat.number }, () => formatOf(0xff_f5, 0)),
    formatOf(1, 0),
    formatOf(1, formatAsText),
    record('style', words(0x8000), Buffer.from([0, 0xff])),
    record('sheet', at, Buffer.from([0, 0, name.length, 1]), utf16(name)),
    record('eof'),
  ]);
}

export type XlsCell = string | number | null;

function cellOf(value: XlsCell, row: number, column: number): Buffer[] {
  if (value === null || value === '') return [];
  if (typeof value === 'string') {
    const text = value.slice(0, longestText);
    const head = words(row, column, cellFormat.text, text.length);
    return [record('label', head, Buffer.from([1]), utf16(text))];
  }
  const number = Buffer.alloc(8);
  number.writeDoubleLE(value);
  return [record('number', words(row, column, cellFormat.number), number)];
}

function sheetOf(rows: readonly (readonly XlsCell[])[]): Buffer {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const size = Buffer.alloc(14);
  size.writeUInt32LE(rows.length, 4);
  size.writeUInt16LE(columns, 10);
  return Buffer.concat([
    begin(16),
    record('dimensions', size),
    ...rows.flatMap((row, at) => row.flatMap((value, column) => cellOf(value, at, column))),
    record('window2', words(0x06b6, 0, 0, 64, 0, 0, 0, 0, 0)),
    record('eof'),
  ]);
}

/** Texts stay texts, with their zeros; null and the empty text are no cell. At most 65,536 rows. */
export function xlsSheet(name: string, rows: readonly (readonly XlsCell[])[]): Buffer {
  const sheetAt = workbookOf(name, 0).length;
  return compoundFile('Workbook', Buffer.concat([workbookOf(name, sheetAt), sheetOf(rows)]));
}
