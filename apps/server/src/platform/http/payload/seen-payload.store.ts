import { createHash } from 'node:crypto';
import { payloadWindowMs, type PayloadStamp } from '@nukkad/contract/kernel/payload';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A stamp may lie ahead of the clock by a window and stays good for another; then it is refused by its time alone. */
export const seenPayloadMs = 3 * payloadWindowMs;

/** Whether this stamp comes for the first time, on whichever node; it never will again. */
export async function isFirstUse(db: Database, stamp: PayloadStamp, now: Date): Promise<boolean> {
  const digest = createHash('sha256').update(`${stamp.nonce}.${stamp.clientKey}`).digest().subarray(0, 16);
  const { numAffectedRows } =
    await sql`insert into seen_payload (digest, seen_at) values (${digest}, ${now}) on conflict do nothing`.execute(
      db,
    );
  return numAffectedRows === 1n;
}
