import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

export interface LikedPerson {
  readonly userId: string;
  readonly staffId: string;
}

export interface LikedPersonRow {
  readonly staffId: string;
  readonly createdAt: Date;
  /** The newest finished visit of the professional to the person; null: none any more. */
  readonly bookingId: string | null;
  readonly completedAt: Date | null;
}

/** Newest first, each with the newest visit, found by the person's own bookings. */
export async function listLikedPeople(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<LikedPersonRow[]> {
  const behind = after ? sql`and (created_at, staff_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<LikedPersonRow>`with page as materialized (
      select staff_id, created_at from favourite_professional where user_id = ${userId} ${behind}
      order by created_at desc, staff_id desc limit ${limit}
    ), visit as (
      select distinct on (b.staff_id) b.staff_id, b.booking_id, b.completed_at from booking b
      where b.buyer_id = ${userId} and b.completed_at is not null and b.staff_id in (select staff_id from page)
      order by b.staff_id, b.starts_at desc
    )
    select page.staff_id as "staffId", page.created_at as "createdAt", visit.booking_id as "bookingId",
      visit.completed_at as "completedAt"
    from page left join visit using (staff_id) order by page.created_at desc, page.staff_id desc`.execute(
    reader,
  );
  return rows;
}

/** Who finished this visit to the person, and whether they are liked; null: no such booking of theirs. */
export async function findVisitor(
  reader: Reader,
  userId: string,
  bookingId: string,
): Promise<{ staffId: string | null; isFavourite: boolean } | null> {
  const { rows } = await sql<{ staffId: string | null; isFavourite: boolean }>`
    select case when b.completed_at is not null then b.staff_id end as "staffId", f.staff_id is not null as "isFavourite"
    from booking b left join favourite_professional f on f.user_id = ${userId} and f.staff_id = b.staff_id
    where b.booking_id = ${bookingId} and b.buyer_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

/** All of one person: there are never more than so many. */
export async function listLikedStaffIds(reader: Reader, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ staffId: string }>`select staff_id as "staffId" from favourite_professional
    where user_id = ${userId} order by created_at desc, staff_id desc limit ${limit}`.execute(reader);
  return rows.map(({ staffId }) => staffId);
}

export async function insertLikedPerson(tx: Tx, liked: Authorized<LikedPerson>, now: Date): Promise<void> {
  await sql`insert into favourite_professional (user_id, staff_id, created_at)
    values (${liked.userId}, ${liked.staffId}, ${now}) on conflict do nothing`.execute(tx);
}

export async function deleteLikedPerson(tx: Tx, { userId, staffId }: Authorized<LikedPerson>): Promise<void> {
  await sql`delete from favourite_professional where user_id = ${userId} and staff_id = ${staffId}`.execute(
    tx,
  );
}
