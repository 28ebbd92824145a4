import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

export interface BookingCounts {
  readonly kept: number;
  readonly broken: number;
  readonly openDisputes: number;
}

const done = sql`count(*) filter (where completed_at is not null)::int as kept,
  count(*) filter (where status = 'Disputed')::int as "openDisputes"`;

/** As a customer: carried out, or cancelled so late that it cost something. */
export async function countAsBuyer(reader: Reader, userId: string): Promise<BookingCounts> {
  const { rows } = await sql<BookingCounts>`select ${done},
      count(*) filter (where fee_paise > 0 or reason_code = 'no_show')::int as broken
    from booking where buyer_id = ${userId}`.execute(reader);
  return rows[0] ?? { kept: 0, broken: 0, openDisputes: 0 };
}

export async function countAsProfessional(reader: Reader, staffId: string): Promise<BookingCounts> {
  const { rows } = await sql<BookingCounts>`select ${done}, 0 as broken
    from booking where staff_id = ${staffId}`.execute(reader);
  return rows[0] ?? { kept: 0, broken: 0, openDisputes: 0 };
}

export async function countOffers(
  reader: Reader,
  organisationId: string,
): Promise<{ offersTaken: number; offersMissed: number }> {
  const { rows } = await sql<{ offersTaken: number; offersMissed: number }>`select
      count(*) filter (where answer = 'accepted')::int as "offersTaken",
      count(*) filter (where answer in ('refused', 'expired'))::int as "offersMissed"
    from booking_offer where organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? { offersTaken: 0, offersMissed: 0 };
}

export interface TrustEventRow {
  readonly verb: string;
  readonly good: boolean;
  readonly at: Date;
  readonly bookingId: string;
  readonly bookingNumber: string;
}

const eventLimit = 6;

export async function listBuyerEvents(reader: Reader, userId: string): Promise<TrustEventRow[]> {
  const { rows } =
    await sql<TrustEventRow>`select case when completed_at is null then 'cancel' else 'complete' end as verb,
      completed_at is not null as good, coalesce(completed_at, ended_at, created_at) as at, booking_id as "bookingId",
      booking_number as "bookingNumber"
    from booking where buyer_id = ${userId} and (completed_at is not null or fee_paise > 0 or reason_code = 'no_show')
    order by at desc limit ${eventLimit}`.execute(reader);
  return rows;
}

export async function listProfessionalEvents(reader: Reader, staffId: string): Promise<TrustEventRow[]> {
  const { rows } =
    await sql<TrustEventRow>`select 'complete' as verb, true as good, completed_at as at, booking_id as "bookingId",
      booking_number as "bookingNumber" from booking where staff_id = ${staffId} and completed_at is not null
    order by at desc limit ${eventLimit}`.execute(reader);
  return rows;
}

export async function listOfferEvents(reader: Reader, organisationId: string): Promise<TrustEventRow[]> {
  const { rows } =
    await sql<TrustEventRow>`select o.answer as verb, o.answer = 'accepted' as good, o.answered_at as at,
      o.booking_id as "bookingId", b.booking_number as "bookingNumber"
    from booking_offer o join booking b using (booking_id)
    where o.organisation_id = ${organisationId} and o.answer in ('accepted', 'refused', 'expired')
    order by o.answered_at desc limit ${eventLimit}`.execute(reader);
  return rows;
}

export interface Beginnings {
  readonly accountSince: Date;
  readonly organisationSince: Date | null;
}

export async function findBeginnings(
  reader: Reader,
  userId: string,
  organisationId: string | null,
): Promise<Beginnings> {
  const { rows } = await sql<Beginnings>`select created_at as "accountSince",
      (select created_at from organisation where organisation_id = ${organisationId}) as "organisationSince"
    from user_account where user_id = ${userId}`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('A signed-in person has no account.');
  return found;
}
