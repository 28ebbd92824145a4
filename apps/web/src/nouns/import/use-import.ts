import {
  type ImportTable,
  matchColumns,
  missingFields,
  mostRowsAtOnce,
} from '@nukkad/contract/kernel/import';
import { useEffect, useMemo, useRef, useState } from 'react';
import { forget, keep, kept } from '../../platform/device-storage/device-storage.ts';
import type { ImportKind } from './import-kind.ts';
import {
  type ImportRow,
  type Match,
  changeRow,
  rowsOfTable,
  shownRows,
  uncheckedRows,
  withAnswer,
  withCell,
  withColumn,
} from './import-rows.ts';

/** A file that is being imported, as it is kept on the device until it is closed or the session ends. */
interface Work<Key extends string> {
  readonly fileName: string;
  readonly table: ImportTable;
  readonly match: Match<Key>;
  readonly rows: readonly ImportRow<Key>[];
}

/** The server is asked this long after the last change. */
const pauseMs = 500;
/** Rows that are added by one call: few enough that the progress moves. */
const addedAtOnce = 100;

const partsOf = <Row>(rows: readonly Row[], size: number): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Keeps the work on this device, so that a reload loses nothing that was typed. */
function useKeptWork<Key extends string>(name: string) {
  const key = `import ${name}`;
  const [work, setWork] = useState<Work<Key> | null>(null);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void kept<Work<Key>>(key).then((found) => {
      setWork((now) => now ?? found);
      setRead(true);
    });
  }, [key]);
  useEffect(() => {
    if (!isRead) return;
    const wait = setTimeout(() => void (work ? keep(key, work) : forget(key)), pauseMs / 2);
    return () => clearTimeout(wait);
  }, [key, isRead, work]);
  return { work, setWork, isRead };
}

/** A file from its choice to its last row: read, matched, fixed, checked by the server as it is typed, added in parts. */
export function useImport<Key extends string>(kind: ImportKind<Key>) {
  const { sheet } = kind;
  const { work, setWork, isRead } = useKeptWork<Key>(kind.name);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const isChecking = useRef(false);
  const rows = work?.rows;
  const shown = useMemo(() => (rows ? shownRows(sheet, rows) : []), [sheet, rows]);
  const isMatched = work !== null && missingFields(sheet, work.match).length === 0;

  const update = (change: (rows: readonly ImportRow<Key>[]) => readonly ImportRow<Key>[]) =>
    setWork((now) => now && { ...now, rows: change(now.rows) });
  const ask = async (
    mode: 'check' | 'add',
    part: readonly ImportRow<Key>[],
    onFault: 'skip' | 'stop' = 'skip',
  ) => {
    const { rows: answer } = await kind.send(
      mode,
      part.map(({ row, cells }) => ({ row, cells })),
      onFault,
    );
    update((now) => withAnswer(now, part, answer));
  };

  const waiting = isMatched && rows ? uncheckedRows(rows) : [];
  useEffect(() => {
    if (waiting.length === 0 || isChecking.current || progress) return;
    const check = async () => {
      isChecking.current = true;
      try {
        for (const part of partsOf(waiting, mostRowsAtOnce)) await ask('check', part);
        setFailure(null);
      } catch (error) {
        setFailure(error);
      } finally {
        isChecking.current = false;
        // Rows that changed meanwhile are looked for again.
        setTries((count) => count + 1);
      }
    };
    const wait = setTimeout(() => void check(), failure ? pauseMs * 10 : pauseMs);
    return () => clearTimeout(wait);
    // By the rows themselves: `waiting` is a new list at every turn.
  }, [rows, isMatched, tries, progress === null]);

  const open = async (file: File) => {
    setFailure(null);
    const table = await kind.readFile(file);
    const match = matchColumns(sheet, table.heading);
    setWork({ fileName: file.name, table, match, rows: rowsOfTable(sheet, table, match) });
  };
  const rematch = (key: Key, column: number) =>
    setWork((now) => {
      if (!now) return now;
      const match = { ...now.match, [key]: column };
      return { ...now, match, rows: withColumn(sheet, now.rows, now.table, key, column) };
    });
  /** All of them, or with `skip` also beside rows that are still to be fixed. */
  const add = async (onFault: 'skip' | 'stop') => {
    const ready = shown.filter(({ state }) => state === 'ready').map(({ row }) => row);
    setFailure(null);
    setProgress({ done: 0, all: ready.length });
    let done = 0;
    try {
      for (const part of partsOf(ready, addedAtOnce)) {
        await ask('add', part, onFault);
        done += part.length;
        setProgress({ done, all: ready.length });
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setProgress(null);
    }
  };

  return {
    work,
    isRead,
    shown,
    isMatched,
    progress,
    failure,
    open,
    rematch,
    add,
    type: (row: number, key: Key, text: string) =>
      update((now) => changeRow(now, row, (one) => withCell(sheet, one, key, text))),
    leaveOut: (row: number, isOut: boolean) =>
      update((now) => changeRow(now, row, (one) => ({ ...one, isOut }))),
    close: () => {
      setFailure(null);
      setWork(null);
    },
  };
}
export type Import<Key extends string> = ReturnType<typeof useImport<Key>>;
