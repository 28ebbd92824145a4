import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { knownKeys } from '../../../platform/storage/known-keys.ts';
import type { ReviewWindow } from '../window.store.ts';

export interface Photo {
  readonly photoId: string;
  readonly bookingId: string;
  readonly storageKey: string;
  readonly hiddenReason: string;
}

export interface NewPhoto {
  readonly photoId: string;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly takenBy: string;
  readonly takenAt: Date;
}

const columns = sql`photo_id as "photoId", booking_id as "bookingId", storage_key as "storageKey",
  hidden_reason as "hiddenReason"`;

export async function insertPhotos(
  tx: Tx,
  visit: Authorized<ReviewWindow>,
  photos: readonly NewPhoto[],
): Promise<void> {
  await sql`insert into review_photo (photo_id, booking_id, city_code, storage_key, width, height, taken_by, taken_at)
    select p."photoId", ${visit.bookingId}, ${visit.cityCode}, p."storageKey", p.width, p.height, p."takenBy", p."takenAt"
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as p("photoId" uuid, "storageKey" text, width int,
      height int, "takenBy" uuid, "takenAt" timestamptz)`.execute(tx);
}

/** Of all these visits, each in the order in which they came. */
export async function listPhotosOf(reader: Reader, bookingIds: readonly string[]): Promise<readonly Photo[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<Photo>`select ${columns} from review_photo
    where booking_id ${isAmong(bookingIds, 'uuid')} order by booking_id, taken_at, photo_id`.execute(reader);
  return rows;
}

export async function findPhoto(reader: Reader, photoId: string): Promise<Photo | null> {
  const { rows } = await sql<Photo>`select ${columns} from review_photo where photo_id = ${photoId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

export async function deletePhoto(tx: Tx, { photoId }: Authorized<Photo>): Promise<void> {
  await tx.deleteFrom('review_photo').where('photo_id', '=', photoId).execute();
}

/** Of a visit whose customer never wrote a review: no one would ever see them. */
export async function deletePhotosOf(tx: Tx, { bookingId }: Authorized<ReviewWindow>): Promise<void> {
  await tx.deleteFrom('review_photo').where('booking_id', '=', bookingId).execute();
}

/** An empty reason shows it again. */
export async function savePhoto(
  tx: Tx,
  { photoId, hiddenReason }: Authorized<Photo>,
  now: Date,
): Promise<void> {
  const hidden = { hidden_reason: hiddenReason, hidden_at: hiddenReason === '' ? null : now };
  await tx.updateTable('review_photo').set(hidden).where('photo_id', '=', photoId).execute();
}

export const listKnownPhotos = knownKeys('review_photo', 'photo_id');
