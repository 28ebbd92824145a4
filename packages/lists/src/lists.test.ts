import { auditQuery } from '@nukkad/contract/office/backoffice/audit.api';
import { day } from '@nukkad/contract/kernel/schema';
import { expect, test, vi } from 'vitest';
import { cleared, listAddress, sameFilters } from './address.ts';
import { type Column, columnWidths, nextSort, shownColumns, toggledColumn } from './columns.ts';
import { type ActState, type DelayedAct, startDelayed } from './delayed.ts';
import { exportRows, mostExported } from './export-rows.ts';
import { foreseen } from './overlay.ts';
import { noSelection, stillShown, toggled, toggledAll } from './selection.ts';
import { noChoices, presentView, readChoices, withView, withoutView } from './views.ts';

const address = listAddress(auditQuery.shape, ['action', 'actorId', 'sort'], { from: day() });
const params = (text: string) => new URLSearchParams(text);

test('filters are read from the address by the query schema of the call; what it refuses counts as not set', () => {
  const asked = 'action=account.&sort=oldest&from=2026-11-22&actorId=nobody&unknown=1';
  expect(address.read(params(asked))).toEqual({ action: 'account.', sort: 'oldest', from: '2026-11-22' });
  expect(address.read(params('sort=sideways&from=yesterday'))).toEqual({});
});

test('what is written is read again, other parts of the address stay, and clearing leaves no filter', () => {
  const before = params('dialog=open&action=admin.');
  const after = address.write(before, { action: 'account.', from: '2026-01-01' });
  expect(after.get('dialog')).toBe('open');
  expect(address.read(after)).toEqual({ action: 'account.', from: '2026-01-01' });
  expect(address.write(after, cleared(address.keys)).toString()).toBe('dialog=open');
  expect(sameFilters({ a: '1', b: '' }, { a: '1' })).toBe(true);
  expect(sameFilters({ a: '1' }, { a: '2' })).toBe(false);
});

const columns: readonly Column<{ name: string; age: number }>[] = [
  { id: 'name', title: 'Name', text: ({ name }) => name, fixed: true },
  { id: 'age', title: 'Age', text: ({ age }) => age, figures: true },
  { id: 'hidden', title: 'Hidden', startsHidden: true, text: () => '' },
  { id: 'acts', title: 'Actions' },
];
const ids = (chosen: readonly string[] | null) => shownColumns(columns, chosen).map(({ id }) => id);

test('columns share the list where their widths do not fit it, and one without a width keeps room', () => {
  const [number, name, moment] = columnWidths([{ width: '10rem' }, {}, { width: '29.25rem' }], 1);
  expect([number, name, moment]).toEqual(['min(10rem, 20.00cqw)', undefined, 'min(29.25rem, 58.50cqw)']);
});

test('chosen columns stay in the order of the list, and the fixed one cannot be turned off', () => {
  expect(ids(null)).toEqual(['name', 'age', 'acts']);
  expect(ids(['hidden'])).toEqual(['name', 'hidden']);
  expect(ids(toggledColumn(columns, null, 'hidden'))).toEqual(['name', 'age', 'hidden', 'acts']);
  expect(ids(toggledColumn(columns, null, 'age'))).toEqual(['name', 'acts']);
});

test('a heading asks for its first order, then its second, then the list’s own', () => {
  expect(nextSort(['newest', 'oldest'], '', 'newest')).toBe('oldest');
  expect(nextSort(['newest', 'oldest'], 'oldest', 'newest')).toBe('newest');
  expect(nextSort(['a-z', 'z-a'], '', 'newest')).toBe('a-z');
  expect(nextSort(['a-z', 'z-a'], 'z-a', 'newest')).toBe('');
});

test('rows are ticked one by one, in a range with Shift, and all; what is no longer shown is not ticked', () => {
  const shown = ['a', 'b', 'c', 'd'];
  const one = toggled(noSelection, shown, 'b', false);
  expect([...one.keys]).toEqual(['b']);
  const range = toggled(one, shown, 'd', true);
  expect([...range.keys]).toEqual(['b', 'c', 'd']);
  expect([...stillShown(range, ['a', 'c']).keys]).toEqual(['c']);
  expect(toggledAll(range, shown).keys.size).toBe(4);
  expect(toggledAll(toggledAll(range, shown), shown).keys.size).toBe(0);
  expect([...toggled(range, shown, 'c', false).keys]).toEqual(['b', 'd']);
});

test('views replace one another by name, are found by their filters, and unreadable ones count as none', () => {
  const view = { id: 'own Due', name: 'Due', filters: { status: 'Active' }, columns: ['age'] };
  const once = withView(noChoices, view);
  const twice = withView(once, { ...view, filters: { status: 'Blocked' } });
  expect(twice.views).toHaveLength(1);
  expect(presentView(twice.views, { status: 'Blocked' })?.name).toBe('Due');
  expect(presentView(twice.views, {})).toBeNull();
  expect(readChoices(JSON.stringify(twice))).toEqual(twice);
  expect(readChoices('{"columns":7}')).toEqual(noChoices);
  expect(readChoices('not json')).toEqual(noChoices);
  expect(withoutView(twice, view.id).views).toEqual([]);
});

function heldAct(send: DelayedAct['send']) {
  const states: ActState[] = [];
  const clock: { run: (() => void) | null } = { run: null };
  const running = startDelayed(
    {
      keys: ['asha', 'dev'],
      send,
      failureOf: () => 'No connection',
      onChange: (state) => states.push(state),
    },
    {
      delayMs: 8_000,
      schedule: (run) => {
        clock.run = run;
        return () => {
          clock.run = null;
        };
      },
    },
  );
  return { states, clock, running };
}

test('an act that is undone in time is never sent; after that it cannot be undone', async () => {
  const send = vi.fn(async () => []);
  const early = heldAct(send);
  expect(early.running.undo()).toBe(true);
  expect(early.clock.run).toBeNull();
  await early.running.flush();
  expect(send).not.toHaveBeenCalled();
  expect(early.states).toEqual([{ at: 'undone' }]);
  const late = heldAct(send);
  late.clock.run?.();
  expect(late.running.undo()).toBe(false);
  await late.running.flush();
  expect(send).toHaveBeenCalledTimes(1);
});

test('each row is reported by itself; a call that fails refuses every row, and leaving the page sends at once', async () => {
  const results = [
    { key: 'asha', refusal: null },
    { key: 'dev', refusal: 'Has open jobs' },
  ];
  const done = heldAct(async () => results);
  await done.running.flush();
  expect(done.states).toEqual([{ at: 'sending' }, { at: 'settled', results }]);
  const failed = heldAct(() => Promise.reject(new Error('offline')));
  await failed.running.flush();
  expect(failed.states.at(-1)).toEqual({
    at: 'settled',
    results: [
      { key: 'asha', refusal: 'No connection' },
      { key: 'dev', refusal: 'No connection' },
    ],
  });
});

test('rows look as they will be while an act is under way, and a row that leaves the list is not drawn', () => {
  const rows = [
    { id: 'a', on: true },
    { id: 'b', on: true },
    { id: 'c', on: true },
  ];
  const pending = new Map([
    ['a', (row: (typeof rows)[number]) => ({ ...row, on: false })],
    ['b', () => null],
  ]);
  expect(foreseen(rows, ({ id }) => id, pending)).toEqual([
    { id: 'a', on: false },
    { id: 'c', on: true },
  ]);
});

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at}`, age: at }));
const pagesOf = (all: ReturnType<typeof people>, size: number) => async (cursor: string) => {
  const from = Number(cursor || 0);
  const next = from + size;
  return { items: all.slice(from, next), nextCursor: next < all.length ? String(next) : null };
};

test('a file holds the exportable columns of all pages, and no cell is a formula', async () => {
  const told: number[] = [];
  const rows = [{ name: '=HYPERLINK("http://evil")', age: 3 }, ...people(4)];
  const file = await exportRows({
    columns,
    readPage: pagesOf(rows, 2),
    onRows: (count) => told.push(count),
    signal: new AbortController().signal,
  });
  const lines = file.text.split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Age,Hidden');
  expect(lines[1]).toBe('"\'=HYPERLINK(""http://evil"")",3,');
  expect(lines).toHaveLength(7);
  expect(told).toEqual([2, 4, 5]);
  expect(file).toMatchObject({ rows: 5, isCut: false });
});

test('a file ends at its most rows and says so, and stopping ends the reading', async () => {
  const plan = { columns, onRows: () => undefined };
  const file = await exportRows({
    ...plan,
    readPage: pagesOf(people(mostExported + 5), 100),
    signal: new AbortController().signal,
  });
  expect(file).toMatchObject({ rows: mostExported, isCut: true });
  const stop = new AbortController();
  const stopped = exportRows({
    columns,
    readPage: pagesOf(people(50), 10),
    onRows: () => stop.abort(),
    signal: stop.signal,
  });
  await expect(stopped).rejects.toThrow();
});
