import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../harness/database.ts';
import { checkStatements } from './check-statements.ts';
import { type Sources, openSources } from './sources.ts';
import { type Found, type Statement, findStatements } from './statements.ts';

let sources: Sources;
let found: Found;
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  sources = openSources();
  found = findStatements(sources);
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 120_000);
afterAll(async () => {
  sources.close();
  await client.end();
  await database.drop();
});

const fileOf = (place: string) => place.slice(0, place.lastIndexOf(':'));
const storeOf = 'identity/profile/item/profile-item.store.ts';
/** The faults of one store's statements after a migration without a change in the source. */
async function faultsAfter(migration: string): Promise<readonly string[]> {
  const changed = await freshDatabase();
  const other = new pg.Client({ connectionString: changed.url });
  await other.connect();
  await other.query(migration);
  const faults = await checkStatements(
    other,
    found.statements.filter(({ place }) => fileOf(place) === storeOf),
  );
  await other.end();
  await changed.drop();
  return faults;
}
/** The places in that store whose text names a column. */
const placesOf = (column: string) =>
  placed(found.statements.filter(({ place, text }) => fileOf(place) === storeOf && text.includes(column)));
const placed = (all: readonly { readonly place: string }[]) => new Set(all.map(({ place }) => place));
const placesIn = (faults: readonly string[]) =>
  new Set(faults.map((fault) => fault.slice(0, fault.indexOf(': '))));

test('every statement of the stores is one that the migrated database takes, and its rows are what their type says', async () => {
  expect(await checkStatements(client, found.statements)).toEqual([]);
  // Some hundreds of statements, each asked of PostgreSQL: half a minute where other tests run beside it.
}, 180_000);

/**
 * Their text is made of names that they are handed, so it is tried by running: sums of places by `added-sums.test.ts`, which
 * compares each column with sums from scratch, what is swept by the tests of housekeeping, and personal data by those of
 * privacy for every table.
 */
const knownWhenRun = [
  'market/catalog/merge-sums.store.ts',
  'market/catalog/service-place.store.ts',
  'platform/housekeeping/sweep.ts',
  'platform/personal.ts',
  // Of each table that declares encrypted columns; `secret-change.test.ts` runs them for every one.
  'platform/resealing/sealed.store.ts',
  // `files/known-keys.test.ts` runs it for every domain that keeps files.
  'platform/storage/known-keys.ts',
  // The limits and sweeps of posts, stories, blogs and groups run it.
  'platform/storage/waiting-pictures.ts',
];

test('the text of every statement is known from its source, with few exceptions', () => {
  const files = new Set(found.unread.map((reason) => fileOf(reason.slice(0, reason.indexOf(': ')))));
  expect([...files].toSorted()).toEqual(knownWhenRun);
  expect(placed(found.statements).size).toBeGreaterThan(400);
});

test('no SQL is left beside the statements: inside of a builder nothing would compare it', () => {
  expect(new Set(found.unreached.map(fileOf))).toEqual(
    new Set(['market/catalog/service-place.store.ts', 'platform/resealing/sealed.store.ts']),
  );
});

test('a renamed column is found in every statement that reads or writes it', async () => {
  const faults = await faultsAfter('alter table belonging rename column picture_key to picture');
  expect(placesIn(faults)).toEqual(placesOf('picture_key'));
  expect(faults.every((fault) => /picture_key.* does not exist/.test(fault))).toBe(true);
});

test('another type of a column is found in every statement that reads or writes it', async () => {
  const faults = await faultsAfter('alter table belonging alter column updated_at type date');
  expect(placesIn(faults)).toEqual(placesOf('updated_at'));
  expect(faults.join('\n')).toContain('updatedAt is date, the row type says Date');
  expect(faults.join('\n')).toContain('is date, and Date is sent');
});

test('a column that may be null from now on is found in every statement that reads it', async () => {
  const faults = await faultsAfter('alter table belonging alter column description drop not null');
  const reading = found.statements.filter(
    ({ place, row }) => fileOf(place) === storeOf && row?.has('description'),
  );
  expect(placesIn(faults)).toEqual(placed(reading));
  expect(faults[0]).toContain('description may be null, the row type says string');
});

test('a column that takes no null any more is found in every statement that may write one', async () => {
  const faults = await faultsAfter('alter table belonging alter column amount_paise set not null');
  const writing = found.statements.filter(
    ({ place, row, text }) => fileOf(place) === storeOf && row === null && text.includes('amount_paise'),
  );
  expect(placesIn(faults)).toEqual(placed(writing));
  expect(faults[0]).toContain('belonging.amount_paise takes no null, and null may be sent');
});

test('a new column without a default is found in every insert that leaves it out', async () => {
  const faults = await faultsAfter('alter table belonging add column colour text not null');
  expect(faults).toEqual([
    expect.stringContaining('belonging.colour takes no null, and the insert leaves it out'),
  ]);
});

const text = { kinds: new Set(['string']), mayBeNull: false, element: null };
const joinOf = (kind: string): Statement => ({
  place: 'lamp/lamp.store.ts:1',
  text: `select o.organisation_id as id, u.full_name as name from organisation o
    ${kind} join user_account u on u.user_id = o.owner_user_id and u.email = $1`,
  sent: [text],
  row: new Map([
    ['id', text],
    ['name', text],
  ]),
});

test('what an outer join may leave null is found, and what an inner one brings is not', async () => {
  expect(await checkStatements(client, [joinOf('left'), joinOf('inner')])).toEqual([
    'lamp/lamp.store.ts:1: name may be null, the row type says string',
  ]);
});

test('a value of another type than its parameter is found', async () => {
  const [number, date] = ['number', 'Date'].map((kind) => ({ ...text, kinds: new Set([kind]) }));
  const asked = (type: typeof text | undefined): Statement => ({
    place: 'lamp/lamp.store.ts:2',
    text: 'select 1 from organisation where organisation_id = $1',
    sent: [type ?? null],
    row: null,
  });
  expect(await checkStatements(client, [asked(text)])).toEqual([]);
  expect(await checkStatements(client, [asked(number)])).toEqual([expect.stringContaining('number is sent')]);
  expect(await checkStatements(client, [asked(date)])).toEqual([expect.stringContaining('Date is sent')]);
});
