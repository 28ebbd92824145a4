/** All SQL on searches that found nothing. */
import type { SearchMiss, Searcher } from '@nukkad/contract/office/search/search.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';

export interface MissRow {
  readonly day: string;
  readonly words: string;
  readonly askedBy: Searcher;
}

/** One more of this day; a new one only where the day has room. */
export async function addMiss(
  tx: Tx,
  { day, words, askedBy }: Authorized<MissRow>,
  mostOfDay: number,
): Promise<void> {
  await sql`insert into search_miss as m (day, words, asked_by, times)
    select ${day}::date, ${words}, ${askedBy}, 1
    where exists (select from search_miss where day = ${day}::date and words = ${words} and asked_by = ${askedBy})
      or (select count(*) from search_miss where day = ${day}::date) < ${mostOfDay}
    on conflict (day, words, asked_by) do update set times = m.times + 1`.execute(tx);
}

export interface MissFilter {
  readonly q?: string | undefined;
  readonly askedBy?: Searcher | undefined;
  /** The first day that is looked at. */
  readonly since: string;
}

export interface AfterMiss {
  readonly times: number;
  readonly words: string;
}

const summed = ({ q, askedBy, since }: MissFilter) => sql`from (
    select words, sum(times)::int as times, max(day) as last_on, array_agg(distinct asked_by order by asked_by) as asked_by
    from search_miss where day >= ${since}::date and (${askedBy ?? null}::text is null or asked_by = ${askedBy ?? null}::text)
      and (${q ? containing(q.toLowerCase()) : null}::text is null or words like ${q ? containing(q.toLowerCase()) : null}::text)
    group by words) summed`;

export const countMisses = (reader: Reader, filter: MissFilter): Promise<number> =>
  countRows(reader, summed(filter));

/** The most often first. */
export async function listMisses(
  reader: Reader,
  filter: MissFilter,
  after: AfterMiss | null,
  limit: number,
): Promise<readonly SearchMiss[]> {
  const behind = after ? sql`where (-times, words) > (${-after.times}::int, ${after.words}::text)` : sql``;
  const { rows } = await sql<SearchMiss>`select words, times, last_on::text as "lastOn", asked_by as "askedBy"
    ${summed(filter)} ${behind} order by -times, words limit ${limit}`.execute(reader);
  return rows;
}

export async function deleteMissesBefore(
  tx: Tx,
  day: Authorized<{ readonly before: string }>,
): Promise<void> {
  await sql`delete from search_miss where day < ${day.before}::date`.execute(tx);
}
