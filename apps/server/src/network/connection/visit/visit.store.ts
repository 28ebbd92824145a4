import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

interface Visit {
  readonly memberId: string;
  readonly visitorId: string;
  /** In India. */
  readonly day: string;
}

/** Once a day; never of who is blocked, and never of oneself. */
export async function recordVisit(tx: Tx, visit: Authorized<Visit>, now: Date): Promise<void> {
  const { memberId, visitorId, day } = visit;
  await sql`insert into network_visit (member_id, visitor_id, day, at)
    select ${memberId}::uuid, ${visitorId}::uuid, ${day}::date, ${now}::timestamptz
    where ${memberId}::uuid <> ${visitorId}::uuid and not network_blocked(${memberId}::uuid, ${visitorId}::uuid)
    on conflict do nothing`.execute(tx);
}

interface VisitRow {
  readonly visitorId: string;
  readonly at: Date;
}

/** Visitors since then who let it be known, each once, the last first. */
export async function listVisitors(
  reader: Reader,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
  after: AfterInstant | null,
  limit: number,
): Promise<readonly VisitRow[]> {
  const behind = after ? sql`(v.at, v."visitorId") < (${after.at}, ${after.id}::uuid)` : sql`true`;
  const { rows } = await sql<VisitRow>`select v."visitorId", v.at from (
      select x.visitor_id as "visitorId", max(x.at) as at from network_visit x
        join network_member m on m.member_id = x.visitor_id and m.shows_visits and m.is_active
      where x.member_id = ${memberId} and x.at >= ${since} and not network_blocked(${memberId}::uuid, x.visitor_id)
      group by x.visitor_id) v
    where ${behind} order by v.at desc, v."visitorId" desc limit ${limit}`.execute(reader);
  return rows;
}

/** How many members have looked since then, with those who do not let it be known. */
export async function countVisitors(reader: Reader, memberId: string, since: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(distinct visitor_id)::int as count from network_visit
    where member_id = ${memberId} and at >= ${since} and not network_blocked(${memberId}::uuid, visitor_id)`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** A lot of those of before this. */
export async function forgetVisits(
  tx: Tx,
  { before, most }: Authorized<{ readonly before: Date; readonly most: number }>,
): Promise<number> {
  const { rows } = await sql`delete from network_visit where (member_id, visitor_id, day) in
    (select member_id, visitor_id, day from network_visit where at < ${before} order by at limit ${most})
    returning 1`.execute(tx);
  return rows.length;
}
