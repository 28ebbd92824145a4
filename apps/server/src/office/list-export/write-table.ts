import { maximumPageSize, type Page } from '@nukkad/contract/kernel/page';
import type { ExportFailure } from '@nukkad/contract/kernel/list-export';
import { systemAuthorized } from '../../platform/authorize.ts';
import { readAs } from '../../platform/http/read-as.ts';
import { system } from '../../platform/platform.ts';
import type { Sheet } from '../../platform/sheet/sheet.ts';
import type { Sink } from '../../platform/sheet/table-writer.ts';
import { writeCsv } from '../../platform/sheet/write-csv.ts';
import { writeXlsx } from '../../platform/sheet/write-xlsx.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { aboutOf } from './about-file.ts';
import type { ListExportDependencies } from './list-export.interface.ts';
import { filtersOf, mostRows, pagesBetweenLooks } from './list-export.rules.ts';
import { type ListExportRow, saveProgress } from './list-export.store.ts';
import { readerOf, sheetOf } from './reader-of.ts';

/** Null: it was stopped by the person. */
export class Ended extends Error {
  readonly failure: ExportFailure | null;

  constructor(failure: ExportFailure | null) {
    super(failure ?? 'stopped');
    this.failure = failure;
  }
}

/** Whether it goes on: who may still read the list, and whether it is still wanted. */
async function look(deps: ListExportDependencies, wanted: ListExportRow, rowCount: number): Promise<Viewer> {
  const reader = await readerOf(deps, wanted, wanted.sessionId);
  if (typeof reader === 'string') throw new Ended(reader);
  const progress = systemAuthorized(
    { exportId: wanted.exportId, rowCount },
    'How far the job is; the person asked for the file.',
  );
  if (!(await deps.platform.write(system, (tx) => saveProgress(tx, progress)))) throw new Ended(null);
  return reader;
}

/** The pages of a list by its own call, for the person who asked, as the filter was meant then. */
async function* pagesOf(deps: ListExportDependencies, wanted: ListExportRow): AsyncGenerator<unknown[]> {
  const { route } = sheetOf(deps, wanted.list);
  const filters = filtersOf(wanted);
  let viewer = await look(deps, wanted, 0);
  let cursor = '';
  let rows = 0;
  for (let at = 1; ; at += 1) {
    const query = { ...filters, limit: String(maximumPageSize), ...(cursor !== '' && { cursor }) };
    const asking = { viewer, query, now: wanted.askedAt, lang: wanted.lang };
    const page = (await readAs(route, asking)) as Page<unknown>;
    yield page.items;
    rows += page.items.length;
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
    if (at % pagesBetweenLooks === 0) viewer = await look(deps, wanted, rows);
  }
}

const headOf = ({ title, columns }: Sheet, { lang, format }: ListExportRow) => ({
  title: title[lang],
  columns: columns.map((column) => ({
    title: column.kind === 'rupees' && format === 'csv' ? `${column.title[lang]} (₹)` : column.title[lang],
    kind: column.kind,
  })),
});

/** Page by page into the file: no more than a page of rows is held in memory. */
export async function writeTable(
  deps: ListExportDependencies,
  wanted: ListExportRow,
  sink: Sink,
): Promise<{ readonly rowCount: number; readonly isCut: boolean }> {
  const { sheet } = sheetOf(deps, wanted.list);
  const writer = await (wanted.format === 'csv' ? writeCsv : writeXlsx)(headOf(sheet, wanted), sink);
  let rowCount = 0;
  let isCut = false;
  for await (const items of pagesOf(deps, wanted)) {
    const room = mostRows - rowCount;
    const taken = items.slice(0, room);
    await writer.rows(taken.map((row) => sheet.cells(row, wanted.lang)));
    rowCount += taken.length;
    isCut = items.length > room;
    if (isCut) break;
  }
  await writer.end(aboutOf(deps, wanted, { sheet, rowCount, isCut }));
  return { rowCount, isCut };
}
