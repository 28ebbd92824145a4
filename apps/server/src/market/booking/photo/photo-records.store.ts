/** Photos of visits as the drive lists them: by visit, the latest first. */
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import type { Parties } from '../booking.policy.ts';
import { type Side, ofSide } from '../list/list.store.ts';
import type { Photo } from '../booking.row.ts';

export interface PhotoRecord extends Photo {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly startsAt: Date;
}

/** The last photo of the page before. */
export interface AfterPhoto {
  readonly startsAt: Date;
  readonly bookingId: string;
  readonly photoId: string;
}

/** Of each visit there is at least one, so a page of visits fills a page of photos. */
export async function listPhotoRecords(
  reader: Reader,
  { side, q }: { readonly side: Side; readonly q: string },
  after: AfterPhoto | null,
  limit: number,
): Promise<readonly PhotoRecord[]> {
  const from = after
    ? sql`and (starts_at, booking_id) <= (${after.startsAt}::timestamptz, ${after.bookingId}::uuid)`
    : sql``;
  const behind = after
    ? sql`where (b.starts_at, b.booking_id, p.photo_id) < (${after.startsAt}::timestamptz, ${after.bookingId}::uuid, ${after.photoId}::uuid)`
    : sql``;
  const { rows } =
    await sql<PhotoRecord>`with b as materialized (select booking_id, booking_number, starts_at from booking
      where ${ofSide(side)} and (${q} = '' or booking_number ilike ${containing(q)}) ${from}
        and exists (select from booking_photo p where p.booking_id = booking.booking_id)
      order by starts_at desc, booking_id desc limit ${limit + 1})
    select p.photo_id as "photoId", p.stage, p.storage_key as "storageKey", p.taken_at as "takenAt",
      b.booking_id as "bookingId", b.booking_number as "bookingNumber", b.starts_at as "startsAt"
    from b join booking_photo p on p.booking_id = b.booking_id ${behind}
    order by b.starts_at desc, b.booking_id desc, p.photo_id desc limit ${limit}`.execute(reader);
  return rows;
}

interface FoundPhoto extends Photo, Parties {
  readonly bookingNumber: string;
}

export async function findPhoto(reader: Reader, photoId: string): Promise<FoundPhoto | null> {
  const { rows } =
    await sql<FoundPhoto>`select p.photo_id as "photoId", p.stage, p.storage_key as "storageKey",
      p.taken_at as "takenAt", b.booking_number as "bookingNumber", b.buyer_id as "buyerId",
      b.organisation_id as "organisationId", b.staff_id as "staffId"
    from booking_photo p join booking b on b.booking_id = p.booking_id where p.photo_id = ${photoId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}
