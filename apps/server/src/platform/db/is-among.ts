import { type RawBuilder, sql } from 'kysely';
import type { Sought } from './database.ts';

/** Null: a subquery. */
const listOf = (values: Sought<readonly string[]>): readonly string[] | null =>
  Array.isArray(values) ? (values as readonly string[]) : null;

/** Nothing is looked for, so that nothing has to be asked. */
export const isNone = (values: Sought<readonly string[]>): boolean => listOf(values)?.length === 0;

/**
 * `where booking_id ${isAmong(ids, 'uuid')}`: a list of one is sent as a single value. PostgreSQL expects ten elements of a
 * list that it does not know, so a plan made for the one call always seems cheaper, and it plans the statement anew for each
 * call. For the merged reads of a move that took twice as long as running them (docs/decisions/database.md).
 * A subquery for the list, `(select array(select …))`, is looked in as it is.
 */
export function isAmong(values: Sought<readonly string[]>, type: 'uuid' | 'text'): RawBuilder<unknown> {
  const listed = listOf(values);
  if (type === 'uuid') {
    if (listed === null) return sql`= any(${values}::uuid[])`;
    return listed.length === 1 ? sql`= ${listed[0]}::uuid` : sql`= any(${[...listed]}::uuid[])`;
  }
  if (listed === null) return sql`= any(${values}::text[])`;
  return listed.length === 1 ? sql`= ${listed[0]}::text` : sql`= any(${[...listed]}::text[])`;
}
