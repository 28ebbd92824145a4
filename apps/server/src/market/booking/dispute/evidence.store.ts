import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../../platform/db/database.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';
import type { DisputeRow } from './dispute.store.ts';

export interface Evidence {
  readonly photoId: string;
  readonly side: 'customer' | 'partner';
  readonly storageKey: string;
  readonly takenAt: Date;
}

export interface NewEvidence extends Evidence {
  readonly width: number;
  readonly height: number;
  readonly takenBy: string;
}

export async function insertEvidence(
  tx: Tx,
  dispute: Authorized<DisputeRow>,
  photos: readonly NewEvidence[],
): Promise<void> {
  await sql`insert into booking_dispute_photo (photo_id, dispute_id, booking_id, city_code, side, storage_key, width, height,
      taken_by, taken_at)
    select p."photoId", ${dispute.disputeId}, ${dispute.bookingId}, ${dispute.cityCode}, p.side, p."storageKey", p.width,
      p.height, p."takenBy", p."takenAt"
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as p("photoId" uuid, side text, "storageKey" text, width int,
      height int, "takenBy" uuid, "takenAt" timestamptz)`.execute(tx);
}

export async function listEvidence(reader: Reader, disputeId: Sought<string>): Promise<readonly Evidence[]> {
  const { rows } = await sql<Evidence>`select photo_id as "photoId", side, storage_key as "storageKey",
      taken_at as "takenAt"
    from booking_dispute_photo where dispute_id = ${disputeId} order by taken_at, photo_id`.execute(reader);
  return rows;
}

export const listKnownEvidence = knownKeys('booking_dispute_photo', 'photo_id');
