import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

export interface Block {
  readonly blockerId: string;
  readonly blockedId: string;
}

export interface BlockRow {
  readonly blockedId: string;
  readonly at: Date;
}

/** How many a member has blocked, behind a lock: two at once do not both find room. */
export async function countBlocks(tx: Tx, blockerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`blocks ${blockerId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('network_block')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('blocker_id', '=', blockerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Since when; doing it again changes nothing. */
export async function addBlock(
  tx: Tx,
  { blockerId, blockedId }: Authorized<Block>,
  now: Date,
): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`insert into network_block (blocker_id, blocked_id, at)
    values (${blockerId}, ${blockedId}, ${now})
    on conflict (blocker_id, blocked_id) do update set at = network_block.at returning at`.execute(tx);
  return rows[0]?.at ?? now;
}

export async function endBlock(tx: Tx, { blockerId, blockedId }: Authorized<Block>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('network_block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whom a member has blocked, the last first. */
export async function listBlocked(
  reader: Reader,
  blockerId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly BlockRow[]> {
  const behind = after ? sql`and (at, blocked_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<BlockRow>`select blocked_id as "blockedId", at from network_block
    where blocker_id = ${blockerId} ${behind} order by at desc, blocked_id desc limit ${limit}`.execute(
    reader,
  );
  return rows;
}
