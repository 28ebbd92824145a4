import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface Dismissed {
  readonly memberId: string;
  readonly otherId: string;
}

/** Doing it again changes nothing. */
export async function dismiss(
  tx: Tx,
  { memberId, otherId }: Authorized<Dismissed>,
  now: Date,
): Promise<void> {
  await sql`insert into network_suggestion_dismissed (member_id, other_id, at)
    values (${memberId}, ${otherId}, ${now}) on conflict do nothing`.execute(tx);
}

/** Of these others, in their order, those who may be suggested: they are here, let themselves be found and asked, and are no connection or request. */
export async function listSuggestible(
  reader: Reader,
  memberId: string,
  others: readonly string[],
): Promise<readonly string[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{
    id: string;
  }>`select o.id from unnest(${[...others]}::uuid[]) with ordinality as o(id, place)
      join network_member m on m.member_id = o.id
    where m.is_active and m.seen_by <> 'connections' and m.asked_by <> 'none' and o.id <> ${memberId}::uuid
      and network_tie(${memberId}::uuid, o.id) = 'none' and not network_blocked(${memberId}::uuid, o.id)
      and not exists (select 1 from network_suggestion_dismissed d where d.member_id = ${memberId} and d.other_id = o.id)
    order by o.place`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Connections of so many of the own ones are looked at. */
const nearest = 200;

/** Members with most connections in common. */
export async function listFriendsOfFriends(
  reader: Reader,
  memberId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`with own as materialized (
      select case when low_id = ${memberId}::uuid then high_id else low_id end as id from network_connection
      where status = 'Accepted' and (low_id = ${memberId}::uuid or high_id = ${memberId}::uuid)
      order by updated_at desc limit ${nearest}
    )
    select n.id from own join lateral (
      select case when c.low_id = own.id then c.high_id else c.low_id end as id from network_connection c
      where c.status = 'Accepted' and (c.low_id = own.id or c.high_id = own.id) limit ${nearest}
    ) n on true
    where n.id <> ${memberId}::uuid and not network_blocked(${memberId}::uuid, n.id)
    group by n.id order by count(*) desc, n.id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Members of the same city with a trade in common, the newest first. */
export async function listAlike(reader: Reader, memberId: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select m.member_id as id from network_member own
      join network_member m on m.city_code = own.city_code and m.trade_ids && own.trade_ids
    where own.member_id = ${memberId} and m.member_id <> own.member_id and m.is_active
      and not network_blocked(${memberId}::uuid, m.member_id)
    order by m.member_id desc limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
