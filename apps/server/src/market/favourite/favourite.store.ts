import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

interface Liked {
  readonly userId: string;
  readonly organisationId: string;
}

export interface FavouriteRow {
  readonly organisationId: string;
  readonly createdAt: Date;
  /** The newest finished visit to the person; null: none yet. */
  readonly bookingId: string | null;
  readonly completedAt: Date | null;
  readonly serviceId: string | null;
}

/** Newest first, each with the newest finished visit of the person, found by the person's bookings. */
export async function listFavouriteRows(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<FavouriteRow[]> {
  const behind = after ? sql`and (created_at, organisation_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<FavouriteRow>`with page as materialized (
      select organisation_id, created_at from favourite where user_id = ${userId} ${behind}
      order by created_at desc, organisation_id desc limit ${limit}
    ), visit as (
      select distinct on (b.organisation_id) b.organisation_id, b.booking_id, b.completed_at from booking b
      where b.buyer_id = ${userId} and b.completed_at is not null and b.organisation_id in (select organisation_id from page)
      order by b.organisation_id, b.starts_at desc
    )
    select page.organisation_id as "organisationId", page.created_at as "createdAt", visit.booking_id as "bookingId",
      visit.completed_at as "completedAt",
      (select l.service_id from booking_line l where l.booking_id = visit.booking_id order by l.position limit 1) as "serviceId"
    from page left join visit using (organisation_id) order by page.created_at desc, page.organisation_id desc`.execute(
    reader,
  );
  return rows;
}

export async function listFavouriteIds(reader: Reader, userId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    organisationId: string;
  }>`select organisation_id as "organisationId" from favourite
    where user_id = ${userId} order by created_at desc, organisation_id desc limit ${limit}`.execute(reader);
  return rows.map(({ organisationId }) => organisationId);
}

/** Two marks of one person wait for each other, so that the limit holds; unmarked ones are no part of it. */
export async function lockOwnFavourites(
  tx: Tx,
  { userId }: Authorized<Pick<Liked, 'userId'>>,
): Promise<void> {
  await sql`select 1 from user_account where user_id = ${userId} for no key update`.execute(tx);
}

export async function insertFavourite(tx: Tx, liked: Authorized<Liked>, now: Date): Promise<void> {
  await sql`insert into favourite (user_id, organisation_id, created_at)
    values (${liked.userId}, ${liked.organisationId}, ${now}) on conflict do nothing`.execute(tx);
}

export async function deleteFavourite(tx: Tx, { userId, organisationId }: Authorized<Liked>): Promise<void> {
  await sql`delete from favourite where user_id = ${userId} and organisation_id = ${organisationId}`.execute(
    tx,
  );
}

/** What it keeps of a person: in the person's own copy, and removed with the account. */
export const favouritePersonal: PersonalPort = {
  tables: [
    {
      table: 'favourite',
      title: 'Favourite partners',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'favourite_professional',
      title: 'Favourite professionals',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
