import { sql } from 'kysely';
import type { ConnectionStatus } from '@nukkad/contract/network/connection/connection.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type ConnectionRow, connectionTable } from './connection.store.ts';

export interface PairsAsked {
  readonly memberId: string;
  readonly status: ConnectionStatus;
  /** asked: the member has asked; asks: the other one has. */
  readonly side: 'asked' | 'asks' | null;
  /** A part of the other one's shown name, address or headline, as patterns. */
  readonly like: readonly string[] | null;
}

/** Connections or requests of a member, the last changed first; each half of the pairs by its own index. */
export async function listPairs(
  reader: Reader,
  { memberId, status, side, like }: PairsAsked,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly ConnectionRow[]> {
  const behind = after ? sql`and (c.updated_at, c.connection_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const patterns = like && [...like];
  const { rows } = await sql<ConnectionRow>`select ${connectionTable.asSql} from (
      (select c.* from network_connection c join network_member m on m.member_id = c.high_id
        where c.low_id = ${memberId} and c.status = ${status} ${behind}
          and (${side}::text is null or (c.asked_by_id = ${memberId}) = (${side}::text = 'asked'))
          and (${patterns}::text[] is null or m.shown_name ilike any(${patterns}::text[])
            or m.handle ilike any(${patterns}::text[]) or m.headline ilike any(${patterns}::text[]))
          and not network_blocked(${memberId}::uuid, c.high_id)
        order by c.updated_at desc, c.connection_id desc limit ${limit})
      union all
      (select c.* from network_connection c join network_member m on m.member_id = c.low_id
        where c.high_id = ${memberId} and c.status = ${status} ${behind}
          and (${side}::text is null or (c.asked_by_id = ${memberId}) = (${side}::text = 'asked'))
          and (${patterns}::text[] is null or m.shown_name ilike any(${patterns}::text[])
            or m.handle ilike any(${patterns}::text[]) or m.headline ilike any(${patterns}::text[]))
          and not network_blocked(${memberId}::uuid, c.low_id)
        order by c.updated_at desc, c.connection_id desc limit ${limit})
    ) network_connection order by updated_at desc, connection_id desc limit ${limit}`.execute(reader);
  return rows;
}

interface Counts {
  readonly connections: number;
  readonly requests: number;
  readonly sent: number;
  readonly blocked: number;
}

/** Without blocked ones: a block has ended what there was. */
export async function countPairs(reader: Reader, memberId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select
      count(*) filter (where status = 'Accepted')::int as connections,
      count(*) filter (where status = 'Requested' and asked_by_id <> ${memberId})::int as requests,
      count(*) filter (where status = 'Requested' and asked_by_id = ${memberId})::int as sent,
      (select count(*) from network_block where blocker_id = ${memberId})::int as blocked
    from network_connection where status in ('Accepted', 'Requested') and (low_id = ${memberId} or high_id = ${memberId})`.execute(
    reader,
  );
  return rows[0] ?? { connections: 0, requests: 0, sent: 0, blocked: 0 };
}

export interface FoundAsked {
  readonly memberId: string;
  readonly like: readonly string[] | null;
  readonly trade: string | null;
  readonly place: string | null;
}

export interface FoundRow {
  readonly memberId: string;
  readonly rank: number;
  readonly name: string;
}

/** Connections before others, then by name. */
export interface AfterFound {
  readonly rank: number;
  readonly name: string;
  readonly id: string;
}

/** So many that fit are looked at; more than anyone reads. */
const mostLookedAt = 1_000;

/** Members who let themselves be found by this one. */
export async function findPeople(
  reader: Reader,
  { memberId, like, trade, place }: FoundAsked,
  after: AfterFound | null,
  limit: number,
): Promise<readonly FoundRow[]> {
  const behind = after
    ? sql`where (rank, name, "memberId") > (${after.rank}::int, ${after.name}, ${after.id}::uuid)`
    : sql``;
  const patterns = like && [...like];
  const { rows } = await sql<FoundRow>`select * from (
      select m.member_id as "memberId", lower(m.shown_name) as name,
        case when network_connected(${memberId}::uuid, m.member_id) then 0 else 1 end as rank, m.seen_by
      from network_member m
      where m.is_active and m.member_id <> ${memberId}
        and (${patterns}::text[] is null or m.shown_name ilike any(${patterns}::text[])
          or m.handle ilike any(${patterns}::text[]) or m.headline ilike any(${patterns}::text[]))
        and (${trade}::text is null or ${trade} = any(m.trade_ids))
        and (${place}::text is null or m.city_code = ${place})
        and not network_blocked(${memberId}::uuid, m.member_id)
        and (m.seen_by <> 'connections' or network_connected(${memberId}::uuid, m.member_id))
      order by rank, name, m.member_id limit ${mostLookedAt}
    ) found ${behind} order by rank, name, "memberId" limit ${limit}`.execute(reader);
  return rows;
}

/** Connections of both, by id. */
export async function listMutualIds(
  reader: Reader,
  { memberId, otherId }: { readonly memberId: string; readonly otherId: string },
  after: string | null,
  limit: number,
): Promise<readonly { readonly memberId: string }[]> {
  const behind = after ? sql`and n.id > ${after}::uuid` : sql``;
  const { rows } = await sql<{ memberId: string }>`select n.id as "memberId" from (
      select case when c.low_id = ${otherId}::uuid then c.high_id else c.low_id end as id from network_connection c
      where c.status = 'Accepted' and (c.low_id = ${otherId}::uuid or c.high_id = ${otherId}::uuid)
    ) n where network_connected(${memberId}::uuid, n.id) and not network_blocked(${memberId}::uuid, n.id) ${behind}
    order by n.id limit ${limit}`.execute(reader);
  return rows;
}
