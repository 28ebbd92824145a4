import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Track, TrackEvent } from '../../../identity/profile/index.ts';

const eventLimit = 6;
const done = sql`count(*) filter (where completed_at is not null)::int as kept,
  count(*) filter (where status = 'Disputed')::int as "openDisputes"`;

export type Counts = Omit<Track, 'events'>;
export const nothing: Counts = { kept: 0, broken: 0, openDisputes: 0, offersTaken: 0, offersMissed: 0 };

/** Carried out, or cancelled so late that it cost something. */
export async function countAsBuyer(reader: Reader, userId: string): Promise<Counts> {
  const { rows } = await sql<Partial<Counts>>`select ${done},
      count(*) filter (where fee_paise > 0 or reason_code = 'no_show')::int as broken
    from booking where buyer_id = ${userId}`.execute(reader);
  return { ...nothing, ...rows[0] };
}

export async function countAsProfessional(reader: Reader, staffId: string): Promise<Counts> {
  const { rows } = await sql<
    Partial<Counts>
  >`select ${done} from booking where staff_id = ${staffId}`.execute(reader);
  return { ...nothing, ...rows[0] };
}

export async function countAsPartner(reader: Reader, organisationId: string): Promise<Counts> {
  const { rows } = await sql<Partial<Counts>>`select
      count(*) filter (where answer = 'accepted')::int as "offersTaken",
      count(*) filter (where answer in ('refused', 'expired', 'given_back', 'no_show'))::int as "offersMissed"
    from booking_offer where organisation_id = ${organisationId}`.execute(reader);
  return { ...nothing, ...rows[0] };
}

export async function listBuyerEvents(reader: Reader, userId: string): Promise<TrackEvent[]> {
  const { rows } =
    await sql<TrackEvent>`select case when completed_at is null then 'cancel' else 'complete' end as verb,
      completed_at is not null as good, coalesce(completed_at, ended_at, created_at) as at, booking_id as "bookingId",
      booking_number as "bookingNumber"
    from booking where buyer_id = ${userId} and (completed_at is not null or fee_paise > 0 or reason_code = 'no_show')
    order by at desc limit ${eventLimit}`.execute(reader);
  return rows;
}

export async function listProfessionalEvents(reader: Reader, staffId: string): Promise<TrackEvent[]> {
  const { rows } =
    await sql<TrackEvent>`select 'complete' as verb, true as good, completed_at as at, booking_id as "bookingId",
      booking_number as "bookingNumber" from booking where staff_id = ${staffId} and completed_at is not null
    order by at desc limit ${eventLimit}`.execute(reader);
  return rows;
}

export async function listPartnerEvents(reader: Reader, organisationId: string): Promise<TrackEvent[]> {
  const { rows } =
    await sql<TrackEvent>`select o.answer as verb, o.answer = 'accepted' as good, o.answered_at as at,
      o.booking_id as "bookingId", b.booking_number as "bookingNumber"
    from booking_offer o join booking b using (booking_id)
    where o.organisation_id = ${organisationId} and o.answer in ('accepted', 'refused', 'expired') and o.answered_at is not null
    order by o.answered_at desc limit ${eventLimit}`.execute(reader);
  return rows;
}
