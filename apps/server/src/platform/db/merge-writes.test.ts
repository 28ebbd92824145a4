import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { tripsOf } from '../../../test/fixtures/trips.ts';
import { type Database, type Tx, openDatabase, openPool } from './database.ts';
import { inTransaction, sendOff } from './pipeline.ts';

const count = tripsOf();
let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await freshDatabase();
  const pool = openPool(database.url, { max: 4 });
  db = openDatabase(pool);
  await sql`create table lamp (id int primary key, room text not null)`.execute(db);
  await sql`create table bulb (lamp_id int references lamp, watts int not null)`.execute(db);
  await sql`create table said (at int generated always as identity, words text)`.execute(db);
  close = () => pool.end();
});
afterAll(async () => {
  await close();
  await database.drop();
});

const lamp = (id: number, room: string | null = 'hall') =>
  sql`insert into lamp (id, room) values (${id}, ${room})`;
const bulb = (id: number, watts = 40) => sql`insert into bulb (lamp_id, watts) values (${id}, ${watts})`;
const say = (words: string) => sql`insert into said (words) values (${words})`;
const moved = (id: number, room: string) =>
  sql`with moved as (update lamp set room = ${room} where id = ${id} returning 1)
    select must_change((select count(*) from moved), 1, 'lamp_is_there')`;

/** Statements of one transaction, without its begin and commit. */
async function statementsOf(work: (tx: Tx) => Promise<unknown>): Promise<readonly string[]> {
  const { statements } = await count(() => inTransaction(db, work));
  return statements.filter((text) => text !== 'begin' && text !== 'commit');
}

test('writes of several tables are one statement, each with its own values', async () => {
  const statements = await statementsOf(async (tx) => {
    await sendOff(tx, lamp(1, 'kitchen'));
    await sendOff(tx, bulb(1, 60));
    await sendOff(tx, say('a lamp'));
  });
  expect(statements).toHaveLength(1);
  const { rows } = await sql`select room, watts, words from lamp join bulb on id = lamp_id, said`.execute(db);
  expect(rows).toEqual([{ room: 'kitchen', watts: 60, words: 'a lamp' }]);
});

test('two writes of one table stay two, and the second sees what the first has written', async () => {
  const statements = await statementsOf(async (tx) => {
    await sendOff(tx, lamp(2));
    await sendOff(tx, moved(2, 'garden'));
    await sendOff(tx, say('moved'));
  });
  expect(statements).toHaveLength(2);
  expect((await sql`select room from lamp where id = 2`.execute(db)).rows).toEqual([{ room: 'garden' }]);
});

test('a name of a value such as "lampId" is no table: what is written stays one statement', async () => {
  const statements = await statementsOf(async (tx) => {
    await sendOff(tx, lamp(8));
    await sendOff(
      tx,
      sql`insert into said (words) select "lampId" from jsonb_to_record(${'{"lampId":"8"}'}::jsonb) as n("lampId" text)`,
    );
  });
  expect(statements).toHaveLength(1);
  expect((await sql`select words from said where words = '8'`.execute(db)).rows).toHaveLength(1);
});

test('a write that reads what another one writes stays behind it', async () => {
  await inTransaction(db, async (tx) => {
    await sendOff(tx, lamp(3, 'attic'));
    await sendOff(tx, sql`insert into said (words) select room from lamp where id = ${3}`);
  });
  expect((await sql`select words from said where words = 'attic'`.execute(db)).rows).toHaveLength(1);
});

test('a statement that waits for its answer is sent behind the writes before it, and before those after it', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await sendOff(tx, lamp(4));
    const found = sql`select (select count(*)::int from lamp where id = 4) as lamps, (select count(*)::int from bulb where lamp_id = 4) as bulbs`;
    const asked = found.execute(tx);
    await sendOff(tx, bulb(4));
    return (await asked).rows;
  });
  expect(seen).toEqual([{ lamps: 1, bulbs: 0 }]);
});

test('where one of them fails, its name is told and nothing is kept', async () => {
  const tried = inTransaction(db, async (tx) => {
    await sendOff(tx, say('never'));
    await sendOff(tx, moved(99, 'nowhere'));
    return 'done';
  });
  await expect(tried).rejects.toMatchObject({ constraint: 'lamp_is_there' });
  const two = inTransaction(db, async (tx) => {
    await sendOff(tx, say('never'));
    await sendOff(tx, lamp(5, null));
  });
  await expect(two).rejects.toMatchObject({ code: '23502' });
  expect((await sql`select from said where words = 'never'`.execute(db)).rows).toHaveLength(0);
});

test('where the work fails, what it sent off is never sent', async () => {
  const { statements } = await count(async () => {
    const tried = inTransaction(db, async (tx) => {
      await sendOff(tx, lamp(6));
      throw new Error('changed my mind');
    });
    await expect(tried).rejects.toThrow('changed my mind');
  });
  expect(statements).not.toContainEqual(expect.stringContaining('lamp'));
});

test('a text that cannot be taken apart is sent as it is, and nothing is lost', async () => {
  const statements = await statementsOf(async (tx) => {
    await sendOff(tx, lamp(7));
    await sendOff(tx, sql`insert into said (words) values ('(a bracket')`);
    await sendOff(tx, bulb(7));
  });
  expect(statements).toHaveLength(3);
  expect((await sql`select from said where words = '(a bracket'`.execute(db)).rows).toHaveLength(1);
});

test('writes without a WITH of their own run in the order in which they were sent off', async () => {
  await sql`create table first (at int primary key); create table second (at int primary key)`.execute(db);
  await sql`create sequence steps`.execute(db);
  await inTransaction(db, async (tx) => {
    await sendOff(tx, sql`insert into first (at) values (nextval('steps') + ${0}::int)`);
    await sendOff(tx, sql`insert into second (at) values (nextval('steps') + ${0}::int)`);
  });
  const { rows } = await sql`select first.at as first, second.at as second from first, second`.execute(db);
  expect(rows).toEqual([{ first: 1, second: 2 }]);
});
