import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from './database.ts';
import { inTransaction, sendOff } from './pipeline.ts';

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await freshDatabase();
  const pool = openPool(database.url, { max: 4 });
  db = openDatabase(pool);
  await sql`create table note (id int primary key, text text not null)`.execute(db);
  close = () => pool.end();
});
afterAll(async () => {
  await close();
  await database.drop();
});

const add = (id: number, text: string | null = 'a note') =>
  sql`insert into note (id, text) values (${id}, ${text})`;
const texts = async () =>
  (await sql<{ id: number }>`select id from note order by id`.execute(db)).rows.map(({ id }) => id);

test('statements are answered in the order in which they were sent, by one connection', async () => {
  const found = await inTransaction(db, async (tx) => {
    const ask = async (at: number, wait: number) => {
      const { rows } = await sql<{ pid: number; at: number; ended: Date }>`select pg_backend_pid() as pid,
        ${at}::int as at, pg_sleep(${wait}), clock_timestamp() as ended`.execute(tx);
      return rows;
    };
    return (await Promise.all([ask(1, 0.05), ask(2, 0.01), ask(3, 0.02)])).flat();
  });
  const byEnd = [...found].sort((a, b) => a.ended.getTime() - b.ended.getTime());
  expect(byEnd.map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(new Set(found.map(({ pid }) => pid)).size).toBe(1);
});

test('what was sent off is seen by the statements after it, and committed', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await sendOff(tx, add(1));
    return (await sql`select 1 from note where id = 1`.execute(tx)).rows.length;
  });
  expect(seen).toBe(1);
  expect(await texts()).toEqual([1]);
});

test('a write that was sent off and fails undoes the transaction, and its failure is what is thrown', async () => {
  const tried = inTransaction(db, async (tx) => {
    await sendOff(tx, add(2));
    await sendOff(tx, add(3, null));
    await sendOff(tx, add(4));
    return 'done';
  });
  await expect(tried).rejects.toMatchObject({ code: '23502' });
  expect(await texts()).toEqual([1]);
});

test('its failure is thrown as well where a later statement meets the aborted transaction', async () => {
  const tried = inTransaction(db, async (tx) => {
    await sendOff(tx, add(1));
    await sql`select 1`.execute(tx);
  });
  await expect(tried).rejects.toMatchObject({ code: '23505' });
});

test('an error of the work itself is thrown as it is, and everything is undone', async () => {
  const tried = inTransaction(db, async (tx) => {
    await sendOff(tx, add(5));
    throw new Error('changed my mind');
  });
  await expect(tried).rejects.toThrow('changed my mind');
  expect(await texts()).toEqual([1]);
});

test('what fails at COMMIT is thrown: a deferred constraint', async () => {
  await sql`create table part (note_id int references note deferrable initially deferred)`.execute(db);
  const tried = inTransaction(db, async (tx) => {
    await sendOff(tx, sql`insert into part values (99)`);
  });
  await expect(tried).rejects.toMatchObject({ code: '23503' });
});

test('in a transaction that is not pipelined a write is waited for', async () => {
  const tried = db.transaction().execute(async (tx) => sendOff(tx, add(1)));
  await expect(tried).rejects.toMatchObject({ code: '23505' });
});

test('a hundred transactions at once on four connections keep their rows apart', async () => {
  const many = Array.from({ length: 100 }, (_, at) =>
    inTransaction(db, async (tx) => {
      const before = sql`select count(*)::int as count from note where id = ${1_000 + at}`.execute(tx);
      await sendOff(tx, add(1_000 + at));
      const after = sql<{ id: number }>`select id from note where id = ${1_000 + at}`.execute(tx);
      if (at % 3 === 0) throw new Error('undone');
      await before;
      return (await after).rows[0]?.id;
    }).catch((error: Error) => error.message),
  );
  const answers = await Promise.all(many);
  expect(answers).toEqual(answers.map((_, at) => (at % 3 === 0 ? 'undone' : 1_000 + at)));
  expect((await texts()).filter((id) => id >= 1_000)).toHaveLength(66);
});
