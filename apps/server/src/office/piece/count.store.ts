import type { CountedBanner } from '@nukkad/contract/office/piece/piece.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface Counted {
  readonly items: readonly CountedBanner[];
  readonly day: string;
}

/** Adds to the sums of the day, of those that are published; in the order of their ids, so that two never wait for each other. */
export async function addCounts(tx: Tx, { items, day }: Authorized<Counted>): Promise<number> {
  const { rows } = await sql`insert into piece_count as c (piece_id, day, shown, pressed)
    select p.piece_id, ${day}::date, sum(i.shown)::int, sum(i.pressed)::int
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i("bannerId" uuid, shown int, pressed int)
      join piece p on p.piece_id = i."bannerId" and p.status = 'published'
    group by p.piece_id order by p.piece_id
    on conflict (piece_id, day) do update set shown = c.shown + excluded.shown, pressed = c.pressed + excluded.pressed
    returning 1`.execute(tx);
  return rows.length;
}

export interface DayCount {
  readonly day: string;
  readonly shown: number;
  readonly pressed: number;
}

/** The newest day first. */
export async function listCounts(reader: Reader, pieceId: string, days: number): Promise<DayCount[]> {
  return reader
    .selectFrom('piece_count')
    .select(['day', 'shown', 'pressed'])
    .where('piece_id', '=', pieceId)
    .orderBy('day', 'desc')
    .limit(days)
    .execute();
}
