import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { readableBy } from './story.store.ts';

/** Where a ring stands: the own one, those with unseen stories, those whose stories were all seen. */
export interface RingRow {
  readonly memberId: string;
  readonly stories: number;
  readonly unseen: number;
  readonly latestAt: Date;
  readonly place: number;
}

export type AfterRing = Pick<RingRow, 'place' | 'latestAt' | 'memberId'>;

interface RingPage {
  readonly viewerId: string;
  /** Of the reader; null: not known, and no one's. */
  readonly cityCode: string | null;
  readonly now: Date;
  readonly after: AfterRing | null;
  readonly limit: number;
}

/**
 * Members with stories that the reader may see: the own one, connections, and who shows them to everyone in the same city.
 * Their stories are found by the members and by the city, so the statement reads what is there now and nothing that ended.
 */
export async function listRings(
  reader: Reader,
  { viewerId, cityCode, now, after, limit }: RingPage,
): Promise<RingRow[]> {
  const behind = after
    ? sql`(r.place > ${after.place} or (r.place = ${after.place}
        and (r."latestAt", r."memberId") < (${after.latestAt}::timestamptz, ${after.memberId}::uuid)))`
    : sql`true`;
  const { rows } = await sql<RingRow>`with near as (
      select ${viewerId}::uuid as member_id
      union select c.high_id from network_connection c where c.low_id = ${viewerId}::uuid and c.status = 'Accepted'
      union select c.low_id from network_connection c where c.high_id = ${viewerId}::uuid and c.status = 'Accepted'),
    found as (
      select s.story_id from near join network_story s on s.author_id = near.member_id
        where s.created_at > ${now}::timestamptz - interval '24 hours'
      union select s.story_id from network_story s
        where s.city_code = ${cityCode} and s.status = 'published' and s.ends_at > ${now}),
    live as (
      select s.author_id, s.created_at, v.story_id is not null or s.author_id = ${viewerId}::uuid as is_seen
      from found join network_story s on s.story_id = found.story_id
        left join network_story_view v on v.story_id = s.story_id and v.member_id = ${viewerId}::uuid
      where ${readableBy(viewerId, now)}),
    rings as (
      select author_id as "memberId", count(*)::int as stories, (count(*) filter (where not is_seen))::int as unseen,
        max(created_at) as "latestAt",
        case when author_id = ${viewerId}::uuid then 0 when bool_and(is_seen) then 2 else 1 end as place
      from live group by author_id)
    select r.* from rings r where ${behind}
    order by r.place, r."latestAt" desc, r."memberId" desc limit ${limit}`.execute(reader);
  return rows;
}
