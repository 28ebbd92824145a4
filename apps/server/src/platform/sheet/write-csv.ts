import { type CsvCell, csvLines, csvMark } from '@nukkad/contract/kernel/csv';
import { istDay } from '@nukkad/contract/kernel/time';
import type { CellKind, CellValue } from './sheet.ts';
import type { Sink, TableHead, TableWriter } from './table-writer.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

function csvCell(kind: CellKind, value: CellValue): CsvCell {
  if (value === null) return '';
  if (kind === 'rupees' && typeof value === 'number') return { figure: value / 100, decimals: 2 };
  if (kind !== 'moment') return value;
  const at = new Date(value);
  return `${istDay(at)} ${time.format(at)}`;
}

/** A head row and the rows. CSV has no place for what the file says of itself. */
export async function writeCsv({ columns }: TableHead, sink: Sink): Promise<TableWriter> {
  const bytes = (text: string) => Buffer.from(text, 'utf8');
  await sink(bytes(csvMark + csvLines([columns.map(({ title }) => title)])));
  return {
    rows: (rows) =>
      sink(bytes(csvLines(rows.map((row) => columns.map(({ kind }, at) => csvCell(kind, row[at] ?? null)))))),
    end: async () => undefined,
  };
}
