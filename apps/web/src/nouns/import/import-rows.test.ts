import { staffSheet } from '@nukkad/contract/identity/staff/staff.import';
import { type ImportTable, matchColumns } from '@nukkad/contract/kernel/import';
import { expect, test } from 'vitest';
import {
  type ShownRow,
  changeRow,
  countStates,
  orderOf,
  rowsOfTable,
  shownRows,
  uncheckedRows,
  withAnswer,
  withCell,
  withColumn,
} from './import-rows.ts';

const tableOf = (heading: string[], ...rows: string[][]): ImportTable => ({
  heading,
  rows: rows.map((cells, at) => ({ row: at + 2, cells })),
});
const people = tableOf(
  ['Name', 'Phone', 'Other phone'],
  ['Asha Rao', '+91 98123 45601', '9812345609'],
  ['7 Up', '9812345602', ''],
  ['Asha Again', '09812345601', ''],
);
const read = (table = people) => rowsOfTable(staffSheet, table, matchColumns(staffSheet, table.heading));
type Rows = ReturnType<typeof read>;
const states = (rows: Rows) => shownRows(staffSheet, rows).map(({ state }) => state);
const said = (rows: Rows, state: 'ready' | 'known' | 'added' = 'ready') =>
  withAnswer(
    rows,
    rows,
    rows.map(({ row }) => ({ row, state, faults: [] })),
  );
const messages = (
  shown: readonly ShownRow<'mobileNumber' | 'fullName' | 'designation' | 'doesJobs' | 'preset'>[],
) => shown.flatMap(({ row, faults }) => faults.map(({ field, sameAs }) => [row.row, field, sameAs]));

test('a row waits for the server; faults of its cells and a repeated number are told at once', () => {
  expect(states(read())).toEqual(['checking', 'faulty', 'faulty']);
  expect(messages(shownRows(staffSheet, read()))).toEqual([
    [3, 'fullName', null],
    [4, 'mobileNumber', 2],
  ]);
  expect(states(said(read()))).toEqual(['ready', 'faulty', 'faulty']);
});

test('a cell that is fixed is asked about again, and an answer about what it was before is left aside', () => {
  const before = said(read());
  const fixed = changeRow(before, 3, (row) => withCell(staffSheet, row, 'fullName', 'Uma Pai'));
  expect(uncheckedRows(fixed).map(({ row }) => row)).toEqual([3]);
  expect(states(fixed)).toEqual(['ready', 'checking', 'faulty']);
  const late = withAnswer(fixed, before, [{ row: 3, state: 'known', faults: [] }]);
  expect(states(late)).toEqual(['ready', 'checking', 'faulty']);
});

test('a row that is left out repeats none; the one after it becomes the first', () => {
  const without = (rows: Rows, number: number) => changeRow(rows, number, (row) => ({ ...row, isOut: true }));
  expect(states(without(said(read()), 2))).toEqual(['out', 'faulty', 'ready']);
  expect(states(without(said(read()), 4))).toEqual(['ready', 'faulty', 'out']);
});

test('what the server alone finds stays until the row changes', () => {
  const taken = {
    field: 'mobileNumber',
    message: 'You have already invited this number.',
    code: 'staff_already_invited',
    sameAs: null,
  };
  const refused = withAnswer(read(), read(), []);
  const known = withAnswer(refused, refused, [{ row: 2, state: 'known', faults: [taken] }]);
  expect(shownRows(staffSheet, known)[0]).toMatchObject({ state: 'known', faults: [taken] });
  const changed = changeRow(known, 2, (row) => withCell(staffSheet, row, 'mobileNumber', '9812345677'));
  expect(states(changed)[0]).toBe('checking');
});

test('another column changes its own field alone', () => {
  const typed = changeRow(read(), 3, (row) => withCell(staffSheet, row, 'fullName', 'Uma Pai'));
  const rematched = withColumn(staffSheet, typed, people, 'mobileNumber', 2);
  expect(rematched.map(({ cells }) => [cells.fullName, cells.mobileNumber])).toEqual([
    ['Asha Rao', '9812345609'],
    ['Uma Pai', ''],
    ['Asha Again', ''],
  ]);
});

test('rows with a fault come first, in the order of the file; a filter shows one state', () => {
  const shown = shownRows(staffSheet, said(read()));
  expect(orderOf(shown, 'all')).toEqual([3, 4, 2]);
  expect([orderOf(shown, 'ready'), orderOf(shown, 'known')]).toEqual([[2], []]);
  expect(countStates(shown)).toMatchObject({ ready: 1, faulty: 2 });
});

test('ten thousand rows are read and shown in three seconds of processor time', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ['Asha Rao', `${9_000_000_000 + at}`, '']);
  const before = process.cpuUsage();
  const shown = shownRows(staffSheet, said(read(tableOf(['Name', 'Phone', 'X'], ...rows))));
  const { user, system } = process.cpuUsage(before);
  expect(countStates(shown).ready).toBe(10_000);
  expect((user + system) / 1e6).toBeLessThan(3);
});
