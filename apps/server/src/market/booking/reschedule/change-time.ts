import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking, BookingChanges } from '../booking.row.ts';
import { type BookingRules, startCodeFor } from '../booking.rules.ts';
import { type Allowed, type MoveDetail, bookingTransitions, eventFor } from '../booking.transitions.ts';
import type { Reserved } from '../fulfilment/find-partner.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { findNewPlace } from './find-new-place.ts';

/** What a change of time needs to know. */
export interface NewTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** What the buyer owes for it, in paise; collected by the next booking. */
  readonly feePaise: number;
  /** The side that decided, or support for the customer. */
  readonly by: Proposer | 'support';
  /** With its partner or not at all; an agreed time does anyway. */
  readonly stays?: boolean;
  /** It counts as one of the buyer's changes. */
  readonly counts: boolean;
  readonly rules: BookingRules;
  readonly now: Date;
  readonly log?: MoveDetail['log'];
}

type MayChange = Allowed<'reschedule'> | Allowed<'agreeTime'>;

/**
 * Gives the booking another time in one step: the reservation moves with it, all checks made again, or nothing happens
 * (`slot_taken`). Where its partner has no professional free then, the booking leaves it and another partner that is free
 * is asked; an agreed time keeps the partner.
 */
export async function changeTime(
  tx: Tx,
  deps: BookingDependencies,
  allowed: MayChange,
  time: NewTime,
): Promise<Authorized<Booking>> {
  const { row: before } = allowed;
  const { startsAt, endsAt, feePaise, now, by } = time;
  const wanted = partOf(before, { ...before, startsAt, endsAt });
  const stays = allowed.verb === 'agreeTime' || time.stays === true;
  const place = await findNewPlace(tx, deps, wanted, { now, stays });
  if (!place) return refuse(bookingErrors.slot_taken);
  const left = before.organisationId !== null && place.organisationId !== before.organisationId;
  if (left && allowed.verb === 'reschedule')
    await movePartnerRequest(tx, allowed, 'withdraw', { answeredBy: null, now });
  await carry(tx, deps, before, time);
  const rescheduled = eventFor(bookingEvents.rescheduled, (of) => ({
    ...of,
    startsAt: startsAt.toISOString(),
    formerStartsAt: before.startsAt.toISOString(),
    feePaise,
    by,
  }));
  const reassigned = !left && before.staffId !== null && before.staffId !== place.staffId;
  return bookingTransitions.move(tx, allowed, {
    now,
    to: left ? 'Need To Forward' : before.status,
    note: 'rescheduled',
    ...(time.log && { log: time.log }),
    event: reassigned ? [rescheduled, eventFor(bookingEvents.assigned)] : [rescheduled],
    changes: {
      startsAt,
      endsAt,
      // A time was chosen: it is no longer as soon as possible.
      arriveBefore: null,
      reschedules: before.reschedules + (time.counts ? 1 : 0),
      ...(left ? leaving(place) : staying(before, place, time.rules)),
    },
  });
}

/** Of the partner that keeps it: the same person, or a colleague whom both sides are told of. */
function staying(
  before: Booking,
  { staffId, organisationId }: Reserved,
  rules: BookingRules,
): BookingChanges {
  const held = { heldOrganisationId: organisationId, heldStaffId: staffId };
  if (before.staffId === null || before.staffId === staffId) return held;
  return { ...held, staffId, ...startCodeFor(before, staffId, rules) };
}

/** The partner lacks the time: the one whose professional is reserved is asked next. */
const leaving = ({ staffId, organisationId }: Reserved): BookingChanges => ({
  organisationId: null,
  staffId: null,
  acceptBefore: null,
  heldOrganisationId: organisationId,
  heldStaffId: staffId,
});

/** The charge waits for the buyer's next booking; one for each change. */
async function carry(
  tx: Tx,
  { interfaces }: BookingDependencies,
  booking: Authorized<Booking>,
  time: NewTime,
) {
  if (time.feePaise === 0) return;
  const { buyerId: userId, bookingNumber, reschedules } = booking;
  const charge = {
    userId,
    bookingNumber,
    occasion: reschedules + 1,
    amountPaise: time.feePaise,
    now: time.now,
  };
  await interfaces.cart.carryCharge(tx, partOf(booking, charge));
}
