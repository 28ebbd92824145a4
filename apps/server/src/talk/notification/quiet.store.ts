import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { NotificationOwner } from './notification.policy.ts';
import type { QuietHours } from './quiet.rules.ts';

/** Null: the person has not chosen. */
export async function findQuietHours(reader: Reader, userId: string): Promise<QuietHours | null> {
  const { rows } =
    await sql<QuietHours>`select is_on as "isOn", from_minute as "fromMinute", until_minute as "untilMinute"
    from quiet_hours where user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

export async function saveQuietHours(
  tx: Tx,
  { userId }: Authorized<NotificationOwner>,
  { isOn, fromMinute, untilMinute }: QuietHours,
  now: Date,
): Promise<void> {
  await sql`insert into quiet_hours (user_id, is_on, from_minute, until_minute, updated_at)
    values (${userId}, ${isOn}, ${fromMinute}, ${untilMinute}, ${now})
    on conflict (user_id) do update set is_on = excluded.is_on, from_minute = excluded.from_minute,
      until_minute = excluded.until_minute, updated_at = excluded.updated_at`.execute(tx);
}
