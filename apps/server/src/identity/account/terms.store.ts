import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** From when new orders wait for an agreement to changed terms; null: nothing waits. */
export async function findTermsFrom(reader: Reader, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ from: Date | null }>`select terms_due_from(${userId}) as "from"`.execute(
    reader,
  );
  return rows[0]?.from ?? null;
}
