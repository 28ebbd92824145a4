import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { Pair } from './connection.rules.ts';

const columns = {
  connectionId: 'connection_id',
  lowId: 'low_id',
  highId: 'high_id',
  status: 'status',
  askedById: 'asked_by_id',
  note: 'note',
  askedAt: 'asked_at',
  decidedAt: 'decided_at',
  againFrom: 'again_from',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const connectionTable = tableColumns('network_connection', columns);
export type ConnectionRow = RowOf<'network_connection', typeof columns>;

const findPair = connectionTable.findBy('lowId', 'highId');
const lockThere = connectionTable.lockBy('lowId', 'highId');
export const findConnection = (reader: Reader, { lowId, highId }: Pair) => findPair(reader, lowId, highId);

/** Also where there is no row yet: two who ask each other at once wait for one another. */
export async function lockConnection(tx: Tx, { lowId, highId }: Pair): Promise<ConnectionRow | null> {
  const name = `connection ${lowId} ${highId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return lockThere(tx, lowId, highId);
}

export const insertConnection = connectionTable.insert<'request'>;
export const saveConnection = connectionTable.saveBy('lowId', 'highId').but('connectionId');

/** How many requests a member has sent since an instant, behind a lock: two at once do not both find room. */
export async function countRequests(tx: Tx, memberId: string, from: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests ${memberId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_connection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('asked_by_id', '=', memberId)
    .where('asked_at', '>', from)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a member is to each of these others; those without a row are left out. */
export async function listConnectionsWith(
  reader: Reader,
  memberId: string,
  others: readonly string[],
): Promise<readonly ConnectionRow[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<ConnectionRow>`select ${connectionTable.asSql} from network_connection
    where low_id = ${memberId} and high_id ${isAmong(others, 'uuid')}
      or high_id = ${memberId} and low_id ${isAmong(others, 'uuid')}`.execute(reader);
  return rows;
}

/** Of these others those who are connected with the member. */
export async function listConnected(
  reader: Reader,
  memberId: string,
  others: readonly string[],
): Promise<readonly string[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select o.id from unnest(${[...others]}::uuid[]) as o(id)
    where network_connected(${memberId}::uuid, o.id)`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Of two members who are connected and not apart by a block. */
export async function findConnectionOf(reader: Reader, one: string, other: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select connection_id as id from network_connection
    where low_id = least(${one}::uuid, ${other}::uuid) and high_id = greatest(${one}::uuid, ${other}::uuid)
      and status = 'Accepted' and not network_blocked(low_id, high_id)`.execute(reader);
  return rows[0]?.id ?? null;
}

/** Ids of the connections of a member, by id, behind `after`. */
export async function listConnectionIds(
  reader: Reader,
  memberId: string,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await sql<{ id: string }>`select id from (
      (select high_id as id from network_connection
        where low_id = ${memberId} and status = 'Accepted' and high_id > ${from}::uuid order by high_id limit ${limit})
      union all
      (select low_id from network_connection
        where high_id = ${memberId} and status = 'Accepted' and low_id > ${from}::uuid order by low_id limit ${limit})
    ) c order by id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** How many connections a member has in common with each of these; 0 is left out. */
export async function countMutual(
  reader: Reader,
  memberId: string | null,
  others: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (others.length === 0 || memberId === null) return new Map();
  const { rows } = await sql<{ id: string; count: number }>`select o.id, count(*) as count
    from unnest(${[...others]}::uuid[]) as o(id)
      join network_connection c on c.status = 'Accepted' and (c.low_id = o.id or c.high_id = o.id)
    where network_connected(${memberId}::uuid, case when c.low_id = o.id then c.high_id else c.low_id end)
    group by o.id`.execute(reader);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function isBlockedBetween(reader: Reader, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{
    blocked: boolean;
  }>`select network_blocked(${one}::uuid, ${other}::uuid) as blocked`.execute(reader);
  return rows[0]?.blocked ?? false;
}

/** Of these others those who let this member mention them. */
export async function listMentionable(
  reader: Reader,
  memberId: string,
  others: readonly string[],
): Promise<readonly string[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select m.member_id as id from network_member m
    where m.member_id ${isAmong(others, 'uuid')} and m.is_active and not network_blocked(${memberId}::uuid, m.member_id)
      and (m.mentioned_by = 'everyone' or m.member_id = ${memberId}::uuid
        or m.mentioned_by = 'connections' and network_connected(${memberId}::uuid, m.member_id))`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}

/** How many connections a member has. */
export async function countAccepted(reader: Reader, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from network_connection
    where status = 'Accepted' and (low_id = ${memberId} or high_id = ${memberId})`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** How many accepted a request of this member since then. */
export async function countAcceptedSince(reader: Reader, askedById: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from network_connection
    where asked_by_id = ${askedById} and status = 'Accepted' and decided_at >= ${since}`.execute(reader);
  return rows[0]?.count ?? 0;
}
