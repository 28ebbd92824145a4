import { type RawBuilder, Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, openPool } from './database.ts';

/** Neither is ever connected. */
const pool = openPool('postgres://nowhere/');
const ours = openDatabase(pool);
const theirs = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });

const columns = sql.raw('lamp_id, room');
const inRoom = (room: string) => sql`room = ${room}`;
const pair = (one: unknown, other: unknown) => sql`(${one}, ${other})`;

const statements: Readonly<Record<string, () => RawBuilder<unknown>>> = {
  'a plain text': () => sql`select 1`,
  'values in their order': () => sql`select ${1}, ${'two'}, ${null}`,
  'a constant part': () => sql`select ${columns} from lamp where lamp_id = ${7}`,
  'parts with values of their own': () =>
    sql`select ${columns} from lamp where ${inRoom('hall')} or ${inRoom('attic')}`,
  'a value where a part may be': () => sql`select ${pair(1, 2)}, ${3}`,
  'a part where a value may be': () => sql`select ${pair(1, sql`now()`)}, ${3}`,
  'the same parts put together in another way': () => sql`select ${pair(1, 2)}, ${sql`now()`}`,
  'a list': () => sql`select ${sql.join([1, 2, 3])}`,
  names: () => sql`select ${sql.ref('lamp.room')} from ${sql.table('lamp')} where room = ${'hall'}`,
  'a value that stands in the text': () => sql`select ${sql.lit('hall')}, ${1}`,
  'a query that was built': () => sql`select exists (${theirs.selectNoFrom(sql<number>`${5}`.as('five'))})`,
};

test.each(Object.entries(statements))(
  '%s: the same text and values as by Kysely, each time',
  (_, statement) => {
    for (let time = 0; time < 3; time += 1) {
      const [mine, wanted] = [statement().compile(ours), statement().compile(theirs)];
      expect([mine.sql, mine.parameters]).toEqual([wanted.sql, wanted.parameters]);
    }
  },
);

test('the values of one time are not those of the next', () => {
  const texts = ['hall', 'attic'].map((room) => inRoom(room).compile(ours));
  expect(texts.map(({ sql: text, parameters }) => [text, ...parameters])).toEqual([
    ['room = $1', 'hall'],
    ['room = $1', 'attic'],
  ]);
});
