import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';
import type { Booking, Photo } from '../booking.row.ts';

export interface NewPhoto extends Photo {
  readonly width: number;
  readonly height: number;
  readonly takenBy: string;
}

export async function insertPhotos(
  tx: Tx,
  booking: Authorized<Booking>,
  photos: readonly NewPhoto[],
): Promise<void> {
  await sql`insert into booking_photo (photo_id, booking_id, city_code, stage, storage_key, width, height, taken_by, taken_at)
    select p."photoId", ${booking.bookingId}, ${booking.cityCode}, p.stage, p."storageKey", p.width, p.height, p."takenBy", p."takenAt"
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as p("photoId" uuid, stage text, "storageKey" text, width int, height int,
      "takenBy" uuid, "takenAt" timestamptz)`.execute(tx);
}

export async function listPhotos(reader: Reader, bookingId: string): Promise<readonly Photo[]> {
  const { rows } =
    await sql<Photo>`select photo_id as "photoId", stage, storage_key as "storageKey", taken_at as "takenAt"
    from booking_photo where booking_id = ${bookingId} order by taken_at, photo_id`.execute(reader);
  return rows;
}

export const listKnownPhotos = knownKeys('booking_photo', 'photo_id');
