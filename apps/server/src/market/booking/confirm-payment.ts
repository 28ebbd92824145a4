import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import type { BookingDependencies } from './booking.interface.ts';
import type { Booking } from './booking.row.ts';
import { amountDue, isDead } from './booking.rules.ts';
import { lockBooking } from './booking.store.ts';
import { requestRefundOf } from './end-booking.ts';
import { bookingTransitions, eventFor } from './booking.transitions.ts';

/**
 * A payment was captured. A booking that waited for it is booked; one that ended meanwhile requests a refund;
 * otherwise the money was recorded already. Handling the event twice changes nothing.
 */
export async function confirmPayment(deps: BookingDependencies, bookingId: string): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return;
    if (isDead(booking.status))
      await requestRefundOf(tx, systemAuthorized(booking, 'Its money came too late.'), {
        reason: 'paid_too_late',
        now,
      });
    else await book(tx, deps, booking, now);
  });
}

/** Where the time was lost while it was paid, the booking goes on without it and a partner is looked for anew. */
export async function book(
  tx: Tx,
  { interfaces }: BookingDependencies,
  booking: Booking,
  now: Date,
): Promise<void> {
  const allowed = bookingTransitions.allowSystem(bookingTransitions.verb.paymentCaptured, booking);
  if (!allowed || amountDue(booking) > 0) return;
  const reservation = await interfaces.schedule.extend(tx, allowed.row, null);
  const lost = reservation === 'lost' ? { heldOrganisationId: null, heldStaffId: null } : {};
  await bookingTransitions.move(tx, allowed, {
    now,
    event: eventFor(bookingEvents.booked),
    changes: { payBefore: null, ...lost },
  });
}
