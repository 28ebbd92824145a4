import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import type { Authorized } from '../authorize.ts';
import type { Reader, Tx } from '../db/database.ts';

export type ContactPlace = 'message' | 'file' | 'review' | 'post' | 'blog';

/** Contact details where they are hidden or refused: how often, of whom; the words stay where they were written. */
export async function countContactTry(
  tx: Tx,
  { userId }: Authorized<{ readonly userId: string }>,
  place: ContactPlace,
  now: Date,
): Promise<void> {
  await sql`insert into contact_try (user_id, day, place, tries, last_at)
    values (${userId}, ${istDay(now)}, ${place}, 1, ${now})
    on conflict (user_id, day, place) do update set tries = contact_try.tries + 1, last_at = excluded.last_at`.execute(
    tx,
  );
}

export interface ContactTries {
  readonly tries: number;
  /** Null: never. */
  readonly lastAt: Date | null;
}

export async function readContactTries(reader: Reader, userId: string, from: Date): Promise<ContactTries> {
  const { rows } =
    await sql<ContactTries>`select coalesce(sum(tries), 0)::int as tries, max(last_at) as "lastAt"
    from contact_try where user_id = ${userId} and day >= ${istDay(from)}`.execute(reader);
  return rows[0] ?? { tries: 0, lastAt: null };
}
