import type { ExportFormat, ListExport } from '@nukkad/contract/kernel/list-export';
import { shownMs } from './bulk-act.ts';
import { type SheetFile, setFilters } from './sheet-file.ts';
import type { SheetWords } from './sheet.words.ts';
import { tray } from './tray.ts';

interface SheetRun {
  readonly file: SheetFile;
  readonly format: ExportFormat;
  readonly words: SheetWords;
  readonly close: string;
  readonly failureOf: (error: unknown) => string;
}

const lookAgainMs = [400, 800, 1_500, 3_000];
const pause = (look: number) =>
  new Promise((resolve) => setTimeout(resolve, lookAgainMs[Math.min(look, lookAgainMs.length - 1)]));

export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Asks for the file, which is an error of the form where it is refused, and follows it behind the page until it is there. */
export async function runSheet(run: SheetRun): Promise<void> {
  const { file, format } = run;
  const asked = await file.calls.ask(format, setFilters(file.filters));
  void follow(asked, run);
}

async function follow(
  asked: ListExport,
  { file, words, close: closeWord, failureOf }: SheetRun,
): Promise<void> {
  let stopped = false;
  const stop = () => {
    stopped = true;
    tray.remove(entry);
    void file.calls.remove(asked.exportId).catch(() => undefined);
  };
  const entry = tray.put({
    words: words.making(0),
    lines: [words.goOn],
    tone: 'busy',
    progress: null,
    act: { label: words.stop, run: stop },
  });
  const close = { label: closeWord, run: () => tray.remove(entry) };
  const fail = (why: string) =>
    tray.change(entry, { words: words.failed, lines: [why], tone: 'failed', act: close });
  try {
    let seen = asked;
    for (let look = 0; seen.state === 'making' && !stopped; look += 1) {
      await pause(look);
      if (stopped) return;
      seen = await file.calls.see(asked.exportId);
      if (seen.state === 'making') tray.change(entry, { words: words.making(seen.rows) });
    }
    if (stopped) return;
    if (seen.link === null) return fail(words.reasons[seen.failure ?? 'fault']);
    download(seen.link);
    const lines = seen.isCut ? [words.cut] : [];
    tray.change(entry, { words: words.saved(seen.rows), lines, tone: 'done', act: close });
    if (!seen.isCut) setTimeout(close.run, shownMs);
  } catch (error) {
    if (!stopped) fail(failureOf(error));
  }
}
