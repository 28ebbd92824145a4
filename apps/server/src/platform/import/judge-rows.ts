import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import {
  type ImportAnswer,
  type ImportFault,
  type ImportSheet,
  type ImportedRow,
  type SheetRow,
  cellFaults,
  plainCells,
  refusedAt,
  repeatedFault,
  repeatedRows,
} from '@nukkad/contract/kernel/import';

export interface JudgedRow<Key extends string> extends ImportedRow {
  readonly plain: Readonly<Record<Key, string>>;
}

/** What the rules of the cells cannot know. */
export interface Standing<Key extends string> {
  /** Values of the unique column that are there already, and what as. */
  readonly known: ReadonlyMap<string, ErrorFact>;
  /** Why the caller may not add this row. */
  readonly refused: (plain: Readonly<Record<Key, string>>) => readonly ImportFault[];
  /** How many more may be added, and what the rows beyond that are told. */
  readonly room: { readonly left: number; readonly full: ErrorFact };
}

/** Each row's state before anything is added. A row that is there already is known, whatever else is wrong with it. */
export function judgeRows<Key extends string>(
  sheet: ImportSheet<Key>,
  rows: readonly SheetRow<Key>[],
  { known, refused, room }: Standing<Key>,
): readonly JudgedRow<Key>[] {
  const read = rows.map(({ row, cells }) => {
    const plain = plainCells(sheet, cells);
    return { row, plain, value: plain[sheet.unique] };
  });
  const repeated = repeatedRows(read);
  let left = room.left;
  return read.map(({ row, plain, value }) => {
    const there = known.get(value);
    if (there) return { row, plain, state: 'known', faults: [refusedAt(sheet.unique, there)] };
    const sameAs = repeated.get(row);
    const found = [
      ...cellFaults(sheet, plain),
      ...(sameAs === undefined ? [] : [repeatedFault(sheet, sameAs)]),
      ...refused(plain),
    ];
    if (found.length > 0) return { row, plain, state: 'faulty', faults: found };
    left -= 1;
    if (left < 0) return { row, plain, state: 'faulty', faults: [refusedAt(null, room.full)] };
    return { row, plain, state: 'ready', faults: [] };
  });
}

/** Whether an addition stops: a row is faulty, and the others are not wanted without it. */
export const isStopped = (judged: readonly JudgedRow<string>[], onFault: 'skip' | 'stop'): boolean =>
  onFault === 'stop' && judged.some(({ state }) => state === 'faulty');

/** The answer of an import; with `isAdded` the ready rows were added in this transaction. */
export function importAnswerOf(judged: readonly JudgedRow<string>[], isAdded: boolean): ImportAnswer {
  const ready = judged.filter(({ state }) => state === 'ready').length;
  return {
    rows: judged.map(({ row, state, faults }) => ({
      row,
      state: isAdded && state === 'ready' ? 'added' : state,
      faults,
    })),
    added: isAdded ? ready : 0,
  };
}
