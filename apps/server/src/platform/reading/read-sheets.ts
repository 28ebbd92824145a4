import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { beginningOf, cellText, isBinary, isZip, saidSeparator, separatorOf } from './read-table.ts';
import type { ReadFile, Reading, SentFile } from './reading.ts';
import { boundsOfSheets } from './sheet-bounds.ts';
import { unpackSheets } from './unpack-sheets.ts';

export interface SheetsOptions {
  readonly rows: number;
  readonly columns: number;
}

export interface SheetPart {
  readonly name: string;
  /** The first rows, each as long as it is filled. */
  readonly rows: readonly (readonly string[])[];
  /** Whether there is more of it, to the right or below. */
  readonly isCut: boolean;
}

/** What is laid out of a workbook that is kept, filled or not. */
const grid = { rows: 20_000, columns: 200 };
const unpacked = { bytes: 24 * 1_048_576, entries: 400 };
const mostSheets = 20;
const cellLength = 500;
const csvBytes = 8 * 1_048_576;

function partOf(
  name: string,
  all: readonly (readonly unknown[])[],
  { rows, columns }: SheetsOptions,
): SheetPart {
  const shown = all.slice(0, rows).map((row) =>
    row
      .slice(0, columns)
      .map((cell) => cellText(cell).slice(0, cellLength))
      .slice(0, columns),
  );
  const last = shown.findLastIndex((row) => row.some((cell) => cell !== ''));
  const isWide = all.slice(0, rows).some((row) => row.length > columns);
  return { name, rows: shown.slice(0, last + 1), isCut: all.length > rows || isWide };
}

async function sheetsOfWorkbook(
  content: Uint8Array,
  asked: SheetsOptions,
): Promise<Reading<readonly SheetPart[]>> {
  const { texts, archive } = unpackSheets(content, unpacked);
  const refused = boundsOfSheets(texts, grid);
  if (refused) return { refused };
  const sheets = await readWorkbook(archive);
  return { read: sheets.slice(0, mostSheets).map(({ sheet, data }) => partOf(sheet, data, asked)) };
}

/** The beginning of a long file is enough; its last line may be cut. */
function sheetOfCsv(content: Uint8Array, asked: SheetsOptions): Reading<readonly SheetPart[]> {
  const all = beginningOf(content, csvBytes);
  if (isBinary(all)) return { refused: 'unreadable' };
  const said = saidSeparator.exec(all);
  const text = said ? all.slice(said[0].length) : all;
  const delimiter = said?.[1] ?? separatorOf(text.slice(0, text.search(/[\r\n]|$/)));
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    to: asked.rows + 1,
    max_record_size: 100_000,
  });
  return { read: [partOf('', rows, asked)] };
}

/** The first rows of each sheet of a workbook or CSV file that we keep. */
export const readSheets: ReadFile<SheetsOptions, readonly SheetPart[]> = async (
  { content }: SentFile,
  asked,
) => (isZip(content) ? sheetsOfWorkbook(content, asked) : sheetOfCsv(content, asked));
