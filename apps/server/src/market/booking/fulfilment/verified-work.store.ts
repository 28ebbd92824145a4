/** What a professional has done, as it may be said to an employer: counts alone. */
import { sql } from 'kysely';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader } from '../../../platform/db/database.ts';

export interface MonthOfWork {
  readonly categoryId: string;
  /** YYYY-MM in Asia/Kolkata. */
  readonly month: string;
  readonly visits: number;
  /** Begun at most a quarter of an hour after the time that was agreed. */
  readonly onTime: number;
}

/** Visits of these members of staff that were completed after a start code and never disputed, by category and month. */
export async function listVerifiedWork(
  reader: Reader,
  staffIds: readonly string[],
): Promise<readonly MonthOfWork[]> {
  if (staffIds.length === 0) return [];
  const { rows } = await sql<MonthOfWork>`select b.category_id as "categoryId",
      to_char(b.completed_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::int as visits,
      count(*) filter (where b.started_at <= coalesce(b.arrive_before, b.starts_at) + interval '15 minutes')::int as "onTime"
    from booking b
    where b.staff_id ${isAmong(staffIds, 'uuid')} and b.status in ('Completed', 'Closed')
      and b.started_at is not null and b.completed_at is not null and b.rework_of_booking_id is null
      and not exists (select 1 from booking_dispute d where d.booking_id = b.booking_id)
    group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
}
