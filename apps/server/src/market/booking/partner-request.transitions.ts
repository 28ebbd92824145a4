/** How offers to partners move: their table is `partner-request.noun.ts`. The move of the booking is logged, told and timed. */
import { partnerRequestLifecycle } from '@nukkad/contract/market/booking/partner-request.noun';
import type { Tx } from '../../platform/db/database.ts';
import { rowTransitions } from '../../platform/lifecycle/row-transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Allowed, AllowedNew } from './booking.transitions.ts';
import {
  type MovedPartnerRequest,
  type NewPartnerRequest,
  type PartnerRequestAnswer,
  answerPartnerRequest,
  insertPartnerRequest,
} from './partner-request.store.ts';

const partnerRequestTransitions = rowTransitions<
  typeof partnerRequestLifecycle,
  MovedPartnerRequest,
  Viewer,
  object
>({ table: partnerRequestLifecycle });

/** Asks one partner. */
export async function makePartnerRequest(
  tx: Tx,
  whole: Allowed<'offerToPartner'> | AllowedNew<'bookVisit'>,
  offer: Omit<NewPartnerRequest, 'bookingId' | 'cityCode' | 'status'>,
  now: Date,
): Promise<void> {
  const { bookingId, cityCode } = whole.row;
  const fresh = { ...offer, bookingId, cityCode, status: 'open' as const };
  const allowed = partnerRequestTransitions.allowNewPart(partnerRequestTransitions.verb.offer, fresh, whole);
  await insertPartnerRequest(tx, allowed.row, now);
  await partnerRequestTransitions.begin(tx, allowed, { now });
}

/** With its booking, the open offer is answered, or its time is over, or the accepted one is given back. None is no error. */
export async function movePartnerRequest(
  tx: Tx,
  whole:
    | Allowed<
        | 'accept'
        | 'refuse'
        | 'cancel'
        | 'reschedule'
        | 'paymentLapsed'
        | 'giveUp'
        | 'giveBack'
        | 'professionalAbsent'
        | 'takeBack'
      >
    | AllowedNew<'bookVisit'>,
  verb: 'accept' | 'acceptWithSeries' | 'refuse' | 'expire' | 'withdraw' | 'giveBack' | 'noShow',
  answer: PartnerRequestAnswer,
): Promise<void> {
  const { bookingId } = whole.row;
  await partnerRequestTransitions.sendMany(partnerRequestTransitions.allowParts(verb, whole), (rows) =>
    answerPartnerRequest(tx, rows, bookingId, answer),
  );
}
