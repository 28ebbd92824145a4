import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsDeskCancel, seenOfDeskCancel } from '@nukkad/contract/market/desk/desk.api';
import type { cancelAtDesk as asked, getDeskCancellation } from '@nukkad/contract/market/desk/desk-moves.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import { cancellationFee, refundAfter } from '../booking.rules.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { namesOf } from '../names-of.ts';
import { getBookingRules } from '../rules.store.ts';
import { readDeskBookingOf } from './read-desk-booking.ts';

/** What cancelling costs its customer at this moment, and what goes back either way. */
export async function readDeskCancellation(
  { platform: { db } }: BookingDependencies,
  bookingId: string,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Promise<EndpointOutput<typeof getDeskCancellation>> {
  const booking = bookingTransitions.seen(viewer, await findBooking(db, bookingId));
  if (!mayMoveNow(viewer, bookingLifecycle.verb.cancel, booking))
    return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  const { feePaise } = cancellationFee(booking, await getBookingRules(db, now, booking), now);
  const { capturedPaise } = booking;
  return {
    fee: feePaise,
    refund: refundAfter(capturedPaise, feePaise),
    refundWaived: refundAfter(capturedPaise, 0),
  };
}

/** By the customer's own terms, at the server's time of receipt; an Admin may waive the charge and says why. */
export async function cancelAtDesk(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<DeskBooking> {
  const { viewer, now, input } = call;
  const { bookingId } = input.params;
  const { reason, waive, why, seen } = input.body;
  await deps.platform.write(call, async (tx) => {
    const allowed = await bookingTransitions.lockTo(tx, viewer, bookingTransitions.verb.cancel, bookingId);
    const { row } = allowed;
    const [rules, { companyName }] = await Promise.all([
      getBookingRules(tx, now, row),
      namesOf(deps, tx, row),
    ]);
    const { feePaise: duePaise } = cancellationFee(row, rules, now);
    const feePaise = waive ? 0 : duePaise;
    const shown = { status: row.status, startsAt: row.startsAt.toISOString(), companyName };
    const refund = refundAfter(row.capturedPaise, feePaise);
    confirmSeen(confirmsDeskCancel, seen, seenOfDeskCancel(shown, { fee: feePaise, refund }));
    await endBooking(tx, deps, allowed, {
      now,
      event: bookingEvents.cancelled,
      reason,
      feePaise,
      log: { why, ...(waive && { waivedPaise: duePaise }) },
    });
  });
  return readDeskBookingOf(deps, bookingId, call);
}
