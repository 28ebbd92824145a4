import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsReschedule } from '@nukkad/contract/market/reschedule/reschedule.api';
import type { Proposer } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isBuyerOf } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import type { BookingRules } from '../booking.rules.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { partnerNameOf } from '../names-of.ts';
import { readDetails } from '../read-details.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { changeTime } from './change-time.ts';
import { holderOf } from './find-new-place.ts';
import { makeProposal, moveProposal } from './proposal.transitions.ts';
import { type RescheduleTerms, answerBefore, rescheduleTerms } from './reschedule.rules.ts';

interface Request {
  readonly bookingId: string;
  readonly day: string;
  readonly slotId: number;
  readonly note?: string | undefined;
  /** The present time, the partner, the charge, and whether the other side is asked first. */
  readonly seen: Seen<typeof confirmsReschedule>;
}

/** For a viewer on neither side it does not matter: the booking is not there for them. */
export const sideOfViewer = (
  viewer: Viewer,
  booking: Pick<Booking, 'buyerId' | 'organisationId' | 'staffId'>,
): Proposer => (isBuyerOf(viewer, booking) ? 'customer' : 'partner');

/**
 * Another time for the visit. The buyer changes it at once while that is free; a late change, and every one by the
 * partner, is asked of the other side. Terms are reckoned at the server's time of receipt.
 */
export async function rescheduleBooking(deps: BookingDependencies, call: SignedInCall<{ body: Request }>) {
  const { viewer, now, lang } = call;
  const { bookingId } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const [found, partnerName] = await Promise.all([
      lockWithRules(tx, bookingId),
      partnerNameOf(deps, tx, bookingId),
    ]);
    const locked = bookingTransitions.seen(viewer, found);
    const rules = await getBookingRules(tx, now, locked);
    const by = sideOfViewer(viewer, locked);
    const terms = rescheduleTerms(locked, by, rules, now);
    const asking = { ...call.input.body, by, partnerName, terms, rules, now, viewer };
    const booking = terms.mustAgree
      ? await propose(
          tx,
          deps,
          bookingTransitions.allow(viewer, bookingTransitions.verb.proposeTime, locked),
          asking,
        )
      : await changeNow(
          tx,
          deps,
          bookingTransitions.allow(viewer, bookingTransitions.verb.reschedule, locked),
          asking,
        );
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}

interface Asking extends Request {
  readonly by: Proposer;
  readonly partnerName: string | null;
  readonly terms: RescheduleTerms;
  readonly rules: BookingRules;
  readonly now: Date;
  readonly viewer: Viewer;
}

async function changeNow(tx: Tx, deps: BookingDependencies, allowed: Allowed<'reschedule'>, asking: Asking) {
  const { now, rules } = asking;
  const period = await confirmedPeriod(tx, deps, allowed.row, asking);
  if (allowed.row.status === 'Accepted' || allowed.row.status === 'Assigned')
    await moveProposal(tx, allowed, 'withdraw', now);
  return changeTime(tx, deps, allowed, { ...period, feePaise: 0, by: 'customer', counts: true, rules, now });
}

async function propose(tx: Tx, deps: BookingDependencies, allowed: Allowed<'proposeTime'>, asking: Asking) {
  const { by, terms, rules, now, viewer, note = '' } = asking;
  const period = await confirmedPeriod(tx, deps, allowed.row, asking);
  const proposal = {
    ...period,
    proposalId: newId(),
    by,
    userId: viewer.userId,
    feePaise: terms.feePaise,
    note,
    answerBefore: answerBefore(allowed.row, by, rules, now),
  };
  await makeProposal(tx, allowed, proposal, now);
  const { proposalId } = proposal;
  const until = proposal.answerBefore.toISOString();
  return bookingTransitions.move(tx, allowed, {
    now,
    to: allowed.row.status,
    event: eventFor(bookingEvents.timeProposed, (of) => ({ ...of, proposalId, by, answerBefore: until })),
    note: 'time_proposed',
  });
}

/** The new period, once the request may be made and shows what holds now; it is as long as the present one. */
async function confirmedPeriod(tx: Tx, deps: BookingDependencies, booking: Booking, asking: Asking) {
  const { partnerName, terms, now, seen, by, rules } = asking;
  const startsAt = await newStart(tx, deps, booking, asking);
  confirmSeen(confirmsReschedule, seen, {
    startsAt: booking.startsAt.toISOString(),
    partnerName,
    fee: terms.feePaise,
    mustAgree: terms.mustAgree,
  });
  if (now >= booking.startsAt) refuse(bookingErrors.reschedule_too_late);
  if (by === 'customer' && terms.left === 0)
    refuse(bookingErrors.reschedule_limit, { values: { limit: rules.reschedules } });
  if (startsAt.getTime() === booking.startsAt.getTime()) refuse(bookingErrors.reschedule_same_time);
  const length = booking.endsAt.getTime() - booking.startsAt.getTime();
  return { startsAt, endsAt: new Date(startsAt.getTime() + length) };
}

/** Of the chosen half-hour, where it can be booked. */
export async function newStart(
  reader: Reader,
  { interfaces }: BookingDependencies,
  booking: Booking,
  { day, slotId, now }: Pick<Asking, 'day' | 'slotId' | 'now'>,
): Promise<Date> {
  const organisationId = holderOf(booking);
  const { startsAt, bookable } = await interfaces.schedule.slotAt(reader, {
    day,
    slotId,
    organisationId,
    now,
  });
  return bookable ? startsAt : refuse(bookingErrors.slot_out_of_range);
}
