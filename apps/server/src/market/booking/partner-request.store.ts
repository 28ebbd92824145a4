import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Booking } from './booking.row.ts';

export interface PartnerRequest {
  readonly offerId: string;
  readonly organisationId: string;
  readonly round: number;
  readonly acceptBefore: Date;
  readonly answer: 'open' | 'accepted' | 'refused' | 'expired' | 'withdrawn';
}

export interface NewPartnerRequest {
  readonly offerId: string;
  readonly organisationId: string;
  readonly round: number;
  readonly acceptBefore: Date;
  readonly now: Date;
}

export interface PartnerRequestAnswer {
  readonly answer: 'accepted' | 'refused' | 'expired' | 'withdrawn';
  readonly answeredBy: string | null;
  readonly now: Date;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
}

/** Every partner that was asked, in order. */
export async function listPartnerRequests(
  reader: Reader,
  bookingId: string,
): Promise<readonly PartnerRequest[]> {
  const { rows } =
    await sql<PartnerRequest>`select offer_id as "offerId", organisation_id as "organisationId", round, accept_before as "acceptBefore", answer
    from booking_offer where booking_id = ${bookingId} order by round`.execute(reader);
  return rows;
}

export async function insertPartnerRequest(
  tx: Tx,
  booking: Authorized<Booking>,
  offer: NewPartnerRequest,
): Promise<void> {
  await sql`insert into booking_offer (offer_id, booking_id, organisation_id, city_code, round, offered_at, accept_before)
    values (${offer.offerId}, ${booking.bookingId}, ${offer.organisationId}, ${booking.cityCode}, ${offer.round}, ${offer.now},
      ${offer.acceptBefore})`.execute(tx);
}

/** Nothing open is no error. */
export async function answerPartnerRequest(
  tx: Tx,
  booking: Authorized<Booking>,
  answer: PartnerRequestAnswer,
): Promise<void> {
  await sql`update booking_offer set answer = ${answer.answer}, answered_at = ${answer.now}, answered_by = ${answer.answeredBy},
      reason = ${answer.reason ?? null}, note = ${answer.note ?? ''}
    where booking_id = ${booking.bookingId} and answer = 'open'`.execute(tx);
}

export async function withdrawPartnerRequest(tx: Tx, booking: Authorized<Booking>, now: Date): Promise<void> {
  await answerPartnerRequest(tx, booking, { answer: 'withdrawn', answeredBy: null, now });
}
