import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { tripsOf } from '../../../test/fixtures/trips.ts';
import { systemClock } from '../clock.ts';
import { createWrite } from '../write.ts';
import { type Database, type Reader, openDatabase, openPool } from './database.ts';
import { lastReads } from './last-reads.ts';
import { sendOff } from './pipeline.ts';

const count = tripsOf();
const unkeyed = { idempotency: null };
let database: TestDatabase;
let db: Database;
let write: ReturnType<typeof createWrite>;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await freshDatabase();
  const pool = openPool(database.url, { max: 4 });
  db = openDatabase(pool);
  await sql`create table note (id int primary key, text text not null)`.execute(db);
  write = createWrite({ db, clock: systemClock, constraints: new Map(), afterCommit: () => undefined });
  close = () => pool.end();
});
afterAll(async () => {
  await close();
  await database.drop();
});

const add = (id: number) => sql`insert into note (id, text) values (${id}, 'a note')`;
const findText = async (reader: Reader, id: number) => {
  const { rows } = await sql<{ text: string }>`select text from note where id = ${id}`.execute(reader);
  return rows[0]?.text;
};

test('they see what the transaction wrote, and the commit travels with them', async () => {
  let answer: unknown;
  const { trips, statements } = await count(async () => {
    answer = await write(unkeyed, async (tx) => {
      await sendOff(tx, add(1));
      return lastReads((reader) => Promise.all([findText(reader, 1), findText(reader, 0)]));
    });
  });
  expect(answer).toEqual(['a note', undefined]);
  expect(statements.at(-1)).toBe('commit');
  expect(trips).toBe(1);
});

test('a read that fails undoes the transaction, and its failure is what is thrown', async () => {
  const tried = write(unkeyed, async (tx) => {
    await sendOff(tx, add(2));
    return lastReads(async (reader) => sql`select 1 / (${0}::int)`.execute(reader));
  });
  await expect(tried).rejects.toMatchObject({ code: '22012' });
  expect(await findText(db, 2)).toBeUndefined();
});

test('a read that follows from another one is asked after the commit', async () => {
  const answer = await write(unkeyed, async (tx) => {
    await sendOff(tx, add(3));
    return lastReads(async (reader) => {
      await findText(reader, 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return findText(reader, 3);
    });
  });
  expect(answer).toBe('a note');
});

test('the reads that follow go over one connection', async () => {
  const findSession = async (reader: Reader) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(reader)).rows[0]?.pid;
  const pids = await write(unkeyed, async () =>
    lastReads(async (reader) => {
      await findText(reader, 0);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const first = await findSession(reader);
      return [first, ...(await Promise.all([findSession(reader), findSession(reader)]))];
    }),
  );
  expect(pids).toEqual([pids[0], pids[0], pids[0]]);
  expect(pids[0]).toBeTypeOf('number');
});

test('where the commit fails, a read that follows is not asked', async () => {
  await sql`create table part (note_id int references note deferrable initially deferred)`.execute(db);
  const asked: string[] = [];
  const tried = write(unkeyed, async (tx) => {
    await sendOff(tx, sql`insert into part values (99)`);
    return lastReads(async (reader) => {
      await findText(reader, 0);
      asked.push('first');
      await new Promise((resolve) => setTimeout(resolve, 20));
      await findText(reader, 99);
      asked.push('second');
    });
  });
  await expect(tried).rejects.toMatchObject({ code: '23503' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual(['first']);
});

test('of a call with a key they are read before the commit, and its answer is replayed', async () => {
  const idempotency = { owner: 'asha', key: 'a-key-of-asha', operation: 'POST /note', requestHash: 'same' };
  const ask = () =>
    write({ idempotency }, async (tx) => {
      await sendOff(tx, add(4));
      return lastReads((reader) => findText(reader, 4));
    });
  expect(await ask()).toBe('a note');
  await sql`update note set text = 'another' where id = 4`.execute(db);
  expect(await ask()).toBe('a note');
});
