import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** What a person chose for a conversation. */
export interface ChoiceRow {
  readonly conversationId: string;
  readonly userId: string;
  readonly pinnedAt: Date | null;
  readonly mutedAt: Date | null;
}

/** Of all choices of this person, behind a lock: two pins at one instant do not both find room. */
export async function lockChoices(tx: Tx, userId: string): Promise<readonly ChoiceRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conversation choice ${userId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<ChoiceRow>`select conversation_id as "conversationId", user_id as "userId",
      pinned_at as "pinnedAt", muted_at as "mutedAt"
    from conversation_choice where user_id = ${userId}`.execute(tx);
  return rows;
}

export async function saveChoice(
  tx: Tx,
  { conversationId, userId, pinnedAt, mutedAt }: Authorized<ChoiceRow>,
): Promise<void> {
  await sql`insert into conversation_choice (conversation_id, user_id, pinned_at, muted_at)
    values (${conversationId}, ${userId}, ${pinnedAt}, ${mutedAt})
    on conflict (conversation_id, user_id) do update set pinned_at = excluded.pinned_at, muted_at = excluded.muted_at`.execute(
    tx,
  );
}

/** Who of these does not want to be told of it. */
export async function listMuting(
  reader: Reader,
  conversationId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from conversation_choice
    where conversation_id = ${conversationId} and user_id ${isAmong(userIds, 'uuid')} and muted_at is not null`.execute(
    reader,
  );
  return new Set(rows.map(({ userId }) => userId));
}
