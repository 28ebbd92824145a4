import type { EarlierOfferState } from '@nukkad/contract/market/earlier/earlier-offer.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';

/** A row of `earlier_offer` with the customer who is asked; each field is explained in the migration. */
export interface EarlierOfferRow {
  readonly offerId: string;
  readonly bookingId: string;
  readonly buyerId: string;
  readonly cityCode: string;
  readonly organisationId: string;
  readonly freedBookingId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: EarlierOfferState;
  readonly answerBefore: Date;
}

/** A time of a partner that became free, and by which booking. */
export interface FreedTime {
  readonly organisationId: string;
  readonly freedBookingId: string;
  readonly startsAt: Date;
}

const columns =
  sql.raw(`o.offer_id as "offerId", o.booking_id as "bookingId", b.buyer_id as "buyerId", o.city_code as "cityCode",
  o.organisation_id as "organisationId", o.freed_booking_id as "freedBookingId", o.starts_at as "startsAt", o.ends_at as "endsAt",
  o.status, o.answer_before as "answerBefore"`);

export async function hasRequest(reader: Reader, bookingId: string): Promise<boolean> {
  const { rows } = await sql`select from earlier_request where booking_id = ${bookingId}`.execute(reader);
  return rows.length > 0;
}

/** Requesting again keeps the place in the line. */
export async function addRequest(
  tx: Tx,
  { bookingId, cityCode }: Authorized<{ readonly bookingId: string; readonly cityCode: string }>,
  now: Date,
): Promise<void> {
  const row = sql`insert into earlier_request (booking_id, city_code, created_at) values (${bookingId}, ${cityCode}, ${now})
    on conflict (booking_id) do nothing`;
  await sendOff(tx, row);
}

export async function removeRequest(
  tx: Tx,
  { bookingId }: Authorized<{ readonly bookingId: string }>,
): Promise<void> {
  await sendOff(tx, sql`delete from earlier_request where booking_id = ${bookingId}`);
}

export async function findOpenOffer(reader: Reader, bookingId: string): Promise<EarlierOfferRow | null> {
  const { rows } =
    await sql<EarlierOfferRow>`select ${columns} from earlier_offer o join booking b using (booking_id)
    where o.booking_id = ${bookingId} and o.status = 'open'`.execute(reader);
  return rows[0] ?? null;
}

/** Its booking is locked before it. */
export async function lockOffer(tx: Tx, offerId: string): Promise<EarlierOfferRow | null> {
  const { rows } =
    await sql<EarlierOfferRow>`select ${columns} from earlier_offer o join booking b using (booking_id)
    where o.offer_id = ${offerId} for update of o`.execute(tx);
  return rows[0] ?? null;
}

export async function insertOffer(
  tx: Tx,
  offer: Authorized<EarlierOfferRow, 'offer'>,
  now: Date,
): Promise<void> {
  const row = sql`insert into earlier_offer (offer_id, booking_id, city_code, organisation_id, freed_booking_id, starts_at, ends_at,
      answer_before, created_at)
    values (${offer.offerId}, ${offer.bookingId}, ${offer.cityCode}, ${offer.organisationId}, ${offer.freedBookingId},
      ${offer.startsAt}, ${offer.endsAt}, ${offer.answerBefore}, ${now})`;
  await sendOff(tx, row);
}

export async function saveOffer(
  tx: Tx,
  { offerId, status }: Authorized<Pick<EarlierOfferRow, 'offerId' | 'status'>>,
  now: Date,
): Promise<void> {
  const saved = sql`update earlier_offer set status = ${status}, answered_at = ${now} where offer_id = ${offerId}`;
  await sendOff(tx, saved);
}

/** A customer is asked about it now, or has taken it. */
export async function isSpoken(
  reader: Reader,
  { freedBookingId, startsAt }: Omit<FreedTime, 'organisationId'>,
): Promise<boolean> {
  const { rows } = await sql`select from earlier_offer where freed_booking_id = ${freedBookingId}
    and starts_at = ${startsAt} and status in ('open', 'accepted')`.execute(reader);
  return rows.length > 0;
}

/** Later visits of the partner whose customers would come earlier and were not asked about this time, the longest waiting first. */
export async function listWaiting(
  reader: Reader,
  { organisationId, freedBookingId, startsAt, limit }: FreedTime & { readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ bookingId: string }>`select w.booking_id as "bookingId"
    from earlier_request w join booking b using (booking_id)
    where b.organisation_id = ${organisationId} and b.status in ('Accepted', 'Assigned') and b.starts_at > ${startsAt}
      and b.booking_id <> ${freedBookingId}
      and not exists (select from earlier_offer o where o.booking_id = w.booking_id
        and (o.status = 'open' or (o.freed_booking_id = ${freedBookingId} and o.starts_at = ${startsAt})))
    order by w.created_at, w.booking_id limit ${limit}`.execute(reader);
  return rows.map(({ bookingId }) => bookingId);
}
