import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { confirmsDeskTime, seenOfDeskTime } from '@nukkad/contract/market/desk/desk.api';
import { deskErrors } from '@nukkad/contract/market/desk/desk.noun';
import type { listDeskTimes, rescheduleAtDesk as asked } from '@nukkad/contract/market/desk/desk-moves.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { namesOf } from '../names-of.ts';
import { changeTime } from '../reschedule/change-time.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import { freeTimes } from '../reschedule/read-reschedule.ts';
import { newStart } from '../reschedule/reschedule-booking.ts';
import { rescheduleTerms } from '../reschedule/reschedule.rules.ts';
import { getBookingRules } from '../rules.store.ts';
import { readDeskBookingOf } from './read-desk-booking.ts';

/** The free times of a day with the customer's own terms. */
export const readDeskTimes = (
  deps: BookingDependencies,
  { viewer, now, input }: SignedInCall<EndpointParsed<typeof listDeskTimes>>,
): Promise<EndpointOutput<typeof listDeskTimes>> =>
  readTogether(deps.platform.db, async (reader) => {
    const { bookingId } = input.params;
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    if (!mayMoveNow(viewer, bookingLifecycle.verb.reschedule, booking))
      return refuse(bookingErrors.booking_moved_on, { present: booking.status });
    const rules = await getBookingRules(reader, now, booking);
    const { feePaise, left } = rescheduleTerms(booking, 'customer', rules, now);
    const slots = await freeTimes(deps, reader, booking, { day: input.query.day, now, stays: false });
    return { fee: feePaise, left, ...slots };
  });

/**
 * At once, as for a customer who changes early: neither side is asked first, as support has talked to both. The charge is the
 * customer's own; an Admin may waive it and says why. It does not count as a change of the customer where it is free.
 */
export async function rescheduleAtDesk(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<DeskBooking> {
  const { viewer, now, input } = call;
  const { bookingId } = input.params;
  const { day, slotId, waive, why, seen } = input.body;
  await deps.platform.write(call, async (tx) => {
    const allowed = await bookingTransitions.lockTo(
      tx,
      viewer,
      bookingTransitions.verb.reschedule,
      bookingId,
    );
    const { row } = allowed;
    const rules = await getBookingRules(tx, now, row);
    const { feePaise: duePaise } = rescheduleTerms(row, 'customer', rules, now);
    const feePaise = waive ? 0 : duePaise;
    const [{ companyName }, startsAt] = await Promise.all([
      namesOf(deps, tx, row),
      newStart(tx, deps, row, { day, slotId, now }),
    ]);
    const shown = { status: row.status, startsAt: row.startsAt.toISOString(), companyName };
    confirmSeen(confirmsDeskTime, seen, seenOfDeskTime(shown, { fee: feePaise }));
    if (now >= row.startsAt) refuse(deskErrors.visit_time_come);
    if (startsAt.getTime() === row.startsAt.getTime()) refuse(bookingErrors.reschedule_same_time);
    if (row.status === 'Accepted' || row.status === 'Assigned')
      await moveProposal(tx, allowed, 'withdraw', now);
    const endsAt = new Date(startsAt.getTime() + (row.endsAt.getTime() - row.startsAt.getTime()));
    await changeTime(tx, deps, allowed, {
      startsAt,
      endsAt,
      feePaise,
      by: 'support',
      counts: feePaise > 0,
      rules,
      now,
      log: { why, ...(waive && duePaise > 0 && { waivedPaise: duePaise }) },
    });
  });
  return readDeskBookingOf(deps, bookingId, call);
}
