/** Which parts of the seed a database has: a row of `seed_run` each. Read at a start, and while the past of a city is told. */
import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

export async function isDone(db: Database, part: string): Promise<boolean> {
  const { rows } = await sql`select 1 from seed_run where scale = ${part}`.execute(db);
  return rows.length > 0;
}

export const markDone = (db: Database, part: string, at: Date) =>
  sql`insert into seed_run (scale, finished_at) values (${part}, ${at})
    on conflict (scale) do update set finished_at = excluded.finished_at`.execute(db);

/** What a city goes through until it is done, which is a row by the name of its scale alone. */
export const begun = (scale: string) => `${scale}_begun`;
/** Its telling failed: what is told stays, for people may have worked with it. */
export const endedEarly = (scale: string) => `${scale}_ended_early`;
const settledEnding = '_settled';

/** Its people are there, and its past until `present` is told from now on. */
export const markSettled = (db: Database, scale: string, present: Date) =>
  markDone(db, `${scale}${settledEnding}`, present);

/** What was begun before counts no more. */
export const forgetSettled = (db: Database, scale: string) =>
  sql`delete from seed_run where scale = ${`${scale}${settledEnding}`}`.execute(db);

export async function markEndedEarly(db: Database, scale: string, at: Date): Promise<void> {
  await markDone(db, endedEarly(scale), at);
  await markDone(db, scale, at);
}

export interface UntoldCity {
  readonly scale: string;
  readonly present: Date;
}

/** The city that is settled and whose past is not told to its end; null: none. */
export async function findUntold(db: Database): Promise<UntoldCity | null> {
  const { rows } = await sql<UntoldCity>`select replace(settled.scale, ${settledEnding}, '') as scale,
      settled.finished_at as present from seed_run settled
    where settled.scale like ${`%${settledEnding}`}
      and not exists (select from seed_run done where done.scale = replace(settled.scale, ${settledEnding}, ''))`.execute(
    db,
  );
  return rows[0] ?? null;
}
