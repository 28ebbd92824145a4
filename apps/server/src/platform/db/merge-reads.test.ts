import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { tripsOf } from '../../../test/fixtures/trips.ts';
import { type Database, type Reader, openDatabase, openPool } from './database.ts';
import { inTransaction, readTogether, sendOff } from './pipeline.ts';

const count = tripsOf();
let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 4 });
  db = openDatabase(pool);
  await sql`create table kept (id int primary key, at timestamptz, day date, big bigint, part numeric, ratio float8, flag boolean,
    words text, tags text[], owner uuid, facts jsonb, span tstzrange)`.execute(db);
  await sql`insert into kept values
    (1, '2026-03-02 12:00:00.123456+05:30', '2026-03-02', 9007199254740991, 12.50, 0.1, true, 'a "quoted" ₹', '{"a,b",c}',
      '01a20465-cdb2-72f5-83be-920d5f4bebff', '{"b": [1, null], "at": "2026-03-02T00:00:00Z"}', '[2026-03-02, 2026-03-03)'),
    (2, null, null, null, null, null, null, null, null, null, null, null), (3, 'infinity', null, -1, 0, 'NaN', false, '', '{}', null, 'null', null)`.execute(
    db,
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const columns = sql.raw('id, at, day, big, part, flag, words, tags, owner, facts');
const rowsOf = async (reader: Reader, least: number) =>
  (await sql`select ${columns} from kept where id >= ${least} order by id desc`.execute(reader)).rows;
const idsOf = async (reader: Reader, word: string) =>
  (await sql`select id from kept where words = ${word} or ${word} = any(tags)`.execute(reader)).rows;

/** Asked once alone, so that its columns are known. */
async function learn(...reads: (() => Promise<unknown>)[]): Promise<void> {
  for (const read of reads) await read();
}

test('reads that were asked alone before are one statement, with the same rows as alone', async () => {
  const alone = [await rowsOf(db, 1), await idsOf(db, 'c'), await rowsOf(db, 9)];
  let together: unknown[] = [];
  const { statements } = await count(async () => {
    together = await readTogether(db, (reader) =>
      Promise.all([rowsOf(reader, 1), idsOf(reader, 'c'), rowsOf(reader, 9)]),
    );
  });
  expect(statements).toHaveLength(1);
  expect(together).toEqual(alone);
  expect(together[0]).toMatchObject([
    { at: Infinity },
    { at: null },
    { at: new Date('2026-03-02T06:30:00.123Z') },
  ]);
});

test('what JSON would change is sent as it is: a range, and a number that is none', async () => {
  const spans = async (reader: Reader) =>
    (await sql`select span, ratio from kept order by ${1}::int`.execute(reader)).rows;
  await learn(
    () => spans(db),
    () => idsOf(db, 'x'),
  );
  let together: unknown[] = [];
  const { statements } = await count(async () => {
    together = await readTogether(db, (reader) => Promise.all([spans(reader), idsOf(reader, 'x')]));
  });
  expect(statements).toHaveLength(2);
  expect(together[0]).toEqual(await spans(db));
});

test('who asks the same at once in a transaction gets rows of its own', async () => {
  await learn(() => rowsOf(db, 1));
  const [one, other] = await inTransaction(db, (reader) =>
    Promise.all([rowsOf(reader, 1), rowsOf(reader, 1)]),
  );
  expect(one).toEqual(other);
  expect(one?.[0]).not.toBe(other?.[0]);
});

test('a read sees what was written before it in the transaction, and not what was written after it', async () => {
  const words = async (reader: Reader) =>
    (await sql<{ words: string }>`select words from kept where id = ${4}`.execute(reader)).rows[0]?.words;
  const total = async (reader: Reader) =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from kept where id = ${4} and words <> ${'?'}`.execute(reader)
    ).rows[0]?.n;
  await learn(
    () => words(db),
    () => total(db),
  );
  const seen = await inTransaction(db, async (tx) => {
    const before = Promise.all([words(tx), total(tx)]);
    await sendOff(tx, sql`insert into kept (id, words) values (${4}, 'new')`);
    const after = Promise.all([words(tx), total(tx)]);
    return [await before, await after];
  });
  expect(seen).toEqual([
    [undefined, 0],
    ['new', 1],
  ]);
});

test('a read that fails is told to all that were sent with it, and the connection serves the next', async () => {
  const divided = async (reader: Reader, by: number) =>
    (await sql`select 1 / ${by}::int as n, words from kept where id = ${1}`.execute(reader)).rows;
  await learn(
    () => divided(db, 1),
    () => idsOf(db, 'c'),
  );
  const tried = readTogether(db, (reader) => Promise.allSettled([divided(reader, 0), idsOf(reader, 'c')]));
  expect((await tried).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await idsOf(db, 'c')).toEqual([{ id: 1 }]);
});

test('a lock is taken before the reads that come after it, and is no read itself', async () => {
  const locked = (reader: Reader) => sql`select id from kept where id = ${1} for update`.execute(reader);
  const wordsOf = async (reader: Reader) =>
    (await sql<{ words: string }>`select words from kept where id = ${1} and ${'x'} = 'x'`.execute(reader))
      .rows[0]?.words;
  const tagsOf = async (reader: Reader) =>
    (await sql<{ tags: string[] }>`select tags from kept where id = ${1} and ${'y'} = 'y'`.execute(reader))
      .rows[0]?.tags;
  await learn(
    () => wordsOf(db),
    () => tagsOf(db),
  );
  const change = async (at: number) =>
    inTransaction(db, async (tx) => {
      const [, words, tags] = await Promise.all([locked(tx), wordsOf(tx), tagsOf(tx)]);
      await sendOff(tx, sql`update kept set words = ${`${at}`}, tags = ${[`${at}`]} where id = ${1}`);
      return [words, tags?.[0]];
    });
  const seen = await Promise.all(Array.from({ length: 20 }, (_, at) => change(at)));
  const last = await readTogether(db, (reader) => Promise.all([wordsOf(reader), tagsOf(reader)]));
  // Each saw another state, and both of its columns from the same one: they were changed one after the other.
  expect(new Set([...seen.map(([words]) => words), last[0]]).size).toBe(21);
  expect(seen.filter(([words, tag]) => words !== tag)).toHaveLength(1);
});
