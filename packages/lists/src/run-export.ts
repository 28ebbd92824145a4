import type { Total } from '@nukkad/contract/kernel/page';
import { shownMs } from './bulk-act.ts';
import { type ExportPlan, type ExportedFile, exportRows, mostExported } from './export-rows.ts';
import { tray } from './tray.ts';
import type { ListWords } from './list.words.ts';

export interface ExportRun<Row> extends Pick<ExportPlan<Row>, 'columns' | 'readPage'> {
  /** Without its extension. */
  readonly fileName: string;
  readonly total: Total | undefined;
  readonly words: ListWords;
  /** Writes into the audit log that the list is exported; no row is read before. */
  readonly record: () => Promise<unknown>;
  readonly failureOf: (error: unknown) => string;
}

function save({ text }: ExportedFile, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Makes a file of a list behind the page: it goes on while the person works elsewhere in the app, and shows how far it is. */
export async function runExport<Row>(run: ExportRun<Row>): Promise<void> {
  const { words, total } = run;
  const all = total && !total.isMore ? Math.min(total.count, mostExported) : null;
  const stop = new AbortController();
  const entry = tray.put({
    words: words.exporting(0, all),
    tone: 'busy',
    progress: all === null ? null : 0,
    act: { label: words.cancel, run: () => stop.abort() },
  });
  const close = { label: words.close, run: () => tray.remove(entry) };
  const onRows = (rows: number) =>
    tray.change(entry, {
      words: words.exporting(rows, all),
      progress: all ? Math.min(1, rows / all) : null,
    });
  try {
    await run.record();
    const file = await exportRows({ ...run, onRows, signal: stop.signal });
    save(file, run.fileName);
    const said = file.isCut ? words.exportCut(file.rows) : words.exported(file.rows);
    tray.change(entry, { words: said, tone: 'done', progress: 1, act: close });
    if (!file.isCut) setTimeout(close.run, shownMs);
  } catch (error) {
    if (stop.signal.aborted) tray.remove(entry);
    else
      tray.change(entry, {
        words: words.exportFailed,
        lines: [run.failureOf(error)],
        tone: 'failed',
        progress: 0,
        act: close,
      });
  }
}
