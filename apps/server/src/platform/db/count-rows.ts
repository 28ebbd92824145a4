import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { countedRows } from '../http/total.ts';
import type { Reader } from './database.ts';

/** How many rows there are, counted to `countedRows`. `from`: the tables and their conditions, with the word `from`. */
export async function countRows(reader: Reader, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from
    (select 1 ${from} limit ${countedRows}) counted`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** The same of what a builder finds. */
export async function countFound<Tables, Table extends keyof Tables, Found>(
  reader: Reader,
  found: SelectQueryBuilder<Tables, Table, Found>,
): Promise<number> {
  const { count } = await reader
    .selectFrom(found.limit(countedRows).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
