import { type CsvRow, csvLines, csvMark } from '@nukkad/contract/kernel/csv';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Column } from './columns.ts';

/** A file holds at most so many rows; the file of more is asked for in parts, by narrower filters. */
export const mostExported = 10_000;

export interface ExportPlan<Row> {
  readonly columns: readonly Column<Row>[];
  /** The page that begins at this cursor; empty: the first. By the list's own call, so with its scope and its fields. */
  readonly readPage: (cursor: string) => Promise<Page<Row>>;
  /** Told after each page how many rows are in the file. */
  readonly onRows: (rows: number) => void;
  readonly signal: AbortSignal;
}

export interface ExportedFile {
  readonly text: string;
  readonly rows: number;
  /** The list is longer than a file may be. */
  readonly isCut: boolean;
}

type WithText<Row> = Column<Row> & { readonly text: NonNullable<Column<Row>['text']> };

/** The columns that a file may hold. */
export const exportable = <Row>(columns: readonly Column<Row>[]): readonly WithText<Row>[] =>
  columns.filter((column): column is WithText<Row> => column.text !== undefined);

/** Reads a list page by page into CSV. Rejects with the signal's reason when it is stopped. */
export async function exportRows<Row>({
  columns,
  readPage,
  onRows,
  signal,
}: ExportPlan<Row>): Promise<ExportedFile> {
  const told = exportable(columns);
  const lineOf = (row: Row): CsvRow => told.map(({ text }) => text(row));
  const parts = [csvMark, csvLines([told.map(({ title }) => title)])];
  let rows = 0;
  let cursor: string | null = '';
  while (cursor !== null && rows < mostExported) {
    signal.throwIfAborted();
    const page: Page<Row> = await readPage(cursor);
    const taken = page.items.slice(0, mostExported - rows);
    parts.push(csvLines(taken.map(lineOf)));
    rows += taken.length;
    cursor = page.nextCursor;
    onRows(rows);
  }
  signal.throwIfAborted();
  return { text: parts.join(''), rows, isCut: cursor !== null };
}
