import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Device } from './device.rules.ts';

export interface SeenDevice extends Device {
  readonly deviceHash: Buffer;
  readonly cityCode: string | null;
}

export async function saveDeviceOfSession(tx: Tx, sessionId: string, seen: SeenDevice): Promise<void> {
  await sql`update user_session set device = ${seen.device}, browser = ${seen.browser}, city_code = ${seen.cityCode}
    where session_id = ${sessionId}`.execute(tx);
}

/** `first`: the person was known by no device before; `again`: this one was known. */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  seen: SeenDevice,
  now: Date,
): Promise<'first' | 'again' | 'new'> {
  const { rows } = await sql<{ known: boolean; others: boolean }>`select
      coalesce(bool_or(device_hash = ${seen.deviceHash}), false) as known, count(*) > 0 as others
    from known_device where user_id = ${userId}`.execute(tx);
  await sql`insert into known_device (user_id, device_hash, device, browser, first_seen_at, last_signed_in_at)
    values (${userId}, ${seen.deviceHash}, ${seen.device}, ${seen.browser}, ${now}, ${now})
    on conflict (user_id, device_hash) do update
      set device = excluded.device, browser = excluded.browser, last_signed_in_at = excluded.last_signed_in_at`.execute(
    tx,
  );
  if (rows[0]?.known) return 'again';
  return rows[0]?.others ? 'new' : 'first';
}

export async function deleteDevicesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from known_device where last_signed_in_at < ${instant}`.execute(tx);
}
