import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Device } from './device.rules.ts';

export interface SeenDevice extends Device {
  readonly deviceHash: Buffer;
  readonly cityCode: string | null;
}

export async function deleteDevicesBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from known_device where last_signed_in_at < ${instant}`.execute(tx);
}
