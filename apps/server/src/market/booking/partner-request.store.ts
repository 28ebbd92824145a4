import type {
  partnerRequestLifecycle,
  PartnerRequestState,
} from '@nukkad/contract/market/booking/partner-request.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';

export interface PartnerRequest {
  readonly offerId: string;
  readonly organisationId: string;
  readonly round: number;
  readonly acceptBefore: Date;
  readonly answer: PartnerRequestState;
}

/** As much of an offer as a move looks at. */
export interface MovedPartnerRequest {
  readonly offerId: string;
  readonly status: PartnerRequestState;
}

export interface NewPartnerRequest extends MovedPartnerRequest {
  readonly bookingId: string;
  readonly organisationId: string;
  readonly cityCode: string;
  readonly round: number;
  readonly acceptBefore: Date;
}

export interface PartnerRequestAnswer {
  /** Null: the clock, or the end of the booking. */
  readonly answeredBy: string | null;
  readonly now: Date;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  /** What the partner owes for giving it back. */
  readonly penaltyPaise?: number;
}

/** Each time that a partner was asked, in order; one may stand in it more than once. */
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
  offer: Authorized<NewPartnerRequest, 'offer'>,
  now: Date,
): Promise<void> {
  const row = sql`insert into booking_offer (offer_id, booking_id, organisation_id, city_code, round, offered_at, accept_before)
    values (${offer.offerId}, ${offer.bookingId}, ${offer.organisationId}, ${offer.cityCode}, ${offer.round}, ${now},
      ${offer.acceptBefore})`;
  await sendOff(tx, row);
}

/** The last round alone: one that staff took an accepted booking from owes nothing for what the next partner does. */
export async function answerPartnerRequest(
  tx: Tx,
  {
    from,
    to,
  }: ManyRows<
    typeof partnerRequestLifecycle,
    'accept' | 'acceptWithSeries' | 'refuse' | 'expire' | 'withdraw' | 'giveBack' | 'noShow'
  >,
  bookingId: string,
  answer: PartnerRequestAnswer,
): Promise<void> {
  const answered = sql`update booking_offer set answer = ${to}, answered_at = ${answer.now},
      answered_by = ${answer.answeredBy}, reason = ${answer.reason ?? null}, note = ${answer.note ?? ''},
      penalty_paise = ${answer.penaltyPaise ?? 0}
    where booking_id = ${bookingId} and answer = any(${[...from]})
      and round = (select max(round) from booking_offer where booking_id = ${bookingId})`;
  await sendOff(tx, answered);
}
