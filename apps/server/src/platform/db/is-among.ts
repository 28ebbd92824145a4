import { type RawBuilder, sql } from 'kysely';

/**
 * `where booking_id ${isAmong(ids, 'uuid')}`: a list of one is sent as a single value. PostgreSQL expects ten elements of a
 * list that it does not know, so a plan made for the one call always seems cheaper, and it plans the statement anew for each
 * call. For the merged reads of a move that took twice as long as running them (decision 0083).
 */
export function isAmong(values: readonly string[], type: 'uuid' | 'text'): RawBuilder<unknown> {
  if (type === 'uuid')
    return values.length === 1 ? sql`= ${values[0]}::uuid` : sql`= any(${[...values]}::uuid[])`;
  return values.length === 1 ? sql`= ${values[0]}::text` : sql`= any(${[...values]}::text[])`;
}
