/** Rows of a file while a person fixes them: pure, so that each step can be tried without a browser. */
import { recordOf } from '@nukkad/contract/kernel/record';
import {
  type Cells,
  type ImportFault,
  type ImportSheet,
  type ImportTable,
  type ImportedRow,
  cellFaults,
  keysOfSheet,
  plainCells,
  repeatedFault,
  repeatedRows,
} from '@nukkad/contract/kernel/import';

export type Match<Key extends string> = Readonly<Record<Key, number>>;

export interface ImportRow<Key extends string> {
  /** As the spreadsheet counts. */
  readonly row: number;
  readonly cells: Cells<Key>;
  /** What the sheet's rules say of the cells, and the value that no two rows share: made when the cells change. */
  readonly own: readonly ImportFault[];
  readonly value: string;
  readonly isOut: boolean;
  /** What the server said of these very cells; null: it has not been asked since they changed. */
  readonly said: Pick<ImportedRow, 'state' | 'faults'> | null;
}

/** `checking`: no fault found here; the server has not answered yet. */
export type RowState = 'checking' | 'ready' | 'faulty' | 'known' | 'added' | 'out';

export interface ShownRow<Key extends string> {
  readonly row: ImportRow<Key>;
  readonly state: RowState;
  readonly faults: readonly ImportFault[];
}

const none: readonly ImportFault[] = [];

function rowWith<Key extends string>(
  sheet: ImportSheet<Key>,
  row: number,
  cells: Cells<Key>,
  isOut: boolean,
): ImportRow<Key> {
  const plain = plainCells(sheet, cells);
  return { row, cells, own: cellFaults(sheet, plain), value: plain[sheet.unique], isOut, said: null };
}

/** The rows of a file, each field from the column that it is matched to; a field without one begins empty. */
export function rowsOfTable<Key extends string>(
  sheet: ImportSheet<Key>,
  { rows }: ImportTable,
  match: Match<Key>,
): readonly ImportRow<Key>[] {
  const keys = keysOfSheet(sheet);
  return rows.map(({ row, cells }) => {
    const typed = recordOf(keys, (key) => cells[match[key]] ?? '');
    return rowWith(sheet, row, typed, false);
  });
}

/** A row with another text in one cell. */
export const withCell = <Key extends string>(
  sheet: ImportSheet<Key>,
  { row, cells, isOut }: ImportRow<Key>,
  key: Key,
  text: string,
): ImportRow<Key> => rowWith(sheet, row, { ...cells, [key]: text }, isOut);

/** Every row with one field from another column of the file; what was typed into other cells stays. */
export function withColumn<Key extends string>(
  sheet: ImportSheet<Key>,
  rows: readonly ImportRow<Key>[],
  table: ImportTable,
  key: Key,
  column: number,
): readonly ImportRow<Key>[] {
  const cellOf = new Map(table.rows.map(({ row, cells }) => [row, cells[column] ?? '']));
  return rows.map((one) => withCell(sheet, one, key, cellOf.get(one.row) ?? ''));
}

export function changeRow<Key extends string>(
  rows: readonly ImportRow<Key>[],
  number: number,
  change: (row: ImportRow<Key>) => ImportRow<Key>,
): readonly ImportRow<Key>[] {
  return rows.map((one) => (one.row === number ? change(one) : one));
}

/** What the server says of rows, kept where their cells are still those that it was asked about. */
export function withAnswer<Key extends string>(
  rows: readonly ImportRow<Key>[],
  asked: readonly ImportRow<Key>[],
  answer: readonly ImportedRow[],
): readonly ImportRow<Key>[] {
  const cellsOf = new Map(asked.map(({ row, cells }) => [row, cells]));
  const saidOf = new Map(answer.map(({ row, state, faults }) => [row, { state, faults }]));
  return rows.map((one) => {
    const said = saidOf.get(one.row);
    return said && cellsOf.get(one.row) === one.cells ? { ...one, said } : one;
  });
}

/** A rule of a cell is known here and follows the typing; what the server alone finds has a code. */
const refusals = (faults: readonly ImportFault[]) => faults.filter(({ code }) => code !== null);

function stateOf<Key extends string>(
  { isOut, said }: ImportRow<Key>,
  faults: readonly ImportFault[],
): RowState {
  if (said?.state === 'added') return 'added';
  if (isOut) return 'out';
  if (said?.state === 'known') return 'known';
  if (faults.length > 0) return 'faulty';
  return said ? 'ready' : 'checking';
}

/** Every row with its state and all its faults. A row that is left out or was added repeats none and is repeated by none. */
export function shownRows<Key extends string>(
  sheet: ImportSheet<Key>,
  rows: readonly ImportRow<Key>[],
): readonly ShownRow<Key>[] {
  const repeated = repeatedRows(rows.filter(({ isOut }) => !isOut));
  return rows.map((row) => {
    const sameAs = repeated.get(row.row);
    const refused = row.said ? refusals(row.said.faults) : none;
    const faults =
      sameAs === undefined && refused.length === 0
        ? row.own
        : [...row.own, ...(sameAs === undefined ? none : [repeatedFault(sheet, sameAs)]), ...refused];
    const state = stateOf(row, faults);
    return { row, state, faults: state === 'known' ? refused : faults };
  });
}

/** Those that the server has not seen as they are now. */
export const uncheckedRows = <Key extends string>(
  rows: readonly ImportRow<Key>[],
): readonly ImportRow<Key>[] => rows.filter(({ said, isOut }) => said === null && !isOut);

export function countStates<Key extends string>(
  shown: readonly ShownRow<Key>[],
): Readonly<Record<RowState, number>> {
  const counts = { checking: 0, ready: 0, faulty: 0, known: 0, added: 0, out: 0 };
  for (const { state } of shown) counts[state] += 1;
  return counts;
}

export const rowFilters = ['all', 'faulty', 'ready', 'known', 'out', 'added'] as const;
export type RowFilter = (typeof rowFilters)[number];

const rank: Readonly<Record<RowState, number>> = {
  faulty: 0,
  checking: 1,
  ready: 1,
  known: 2,
  out: 3,
  added: 4,
};

/** Numbers of the rows that a filter shows, those with a fault first. Taken once, so that a fixed row does not jump away. */
export function orderOf<Key extends string>(
  shown: readonly ShownRow<Key>[],
  filter: RowFilter,
): readonly number[] {
  const fits = ({ state }: ShownRow<Key>) =>
    filter === 'all' || state === filter || (filter === 'ready' && state === 'checking');
  return shown
    .filter(fits)
    .toSorted((a, b) => rank[a.state] - rank[b.state] || a.row.row - b.row.row)
    .map(({ row }) => row.row);
}
