import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { closeBooking } from '../close-booking.ts';
import { findBooking } from '../booking.store.ts';

/** A visit ended: if it did the work of another booking again, that one may close. */
async function closeAfterRework(deps: BookingDependencies, bookingId: string): Promise<void> {
  const rework = await findBooking(deps.platform.db, bookingId);
  if (rework?.reworkOfBookingId) await closeBooking(deps, rework.reworkOfBookingId);
}

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function disputeConsumers(deps: BookingDependencies): Consumer[] {
  return [
    consumer(
      'dispute.close_resolved',
      when(bookingEvents.resolved, ({ facts }) => closeBooking(deps, facts.bookingId)),
    ),
    consumer(
      'dispute.close_without_rework',
      when(bookingEvents.resolved, {
        at: ({ chooseBefore }) => (chooseBefore === null ? null : new Date(chooseBefore)),
        run: ({ facts }) => closeBooking(deps, facts.bookingId),
      }),
    ),
    consumer(
      'dispute.close_after_rework',
      when(bookingEvents.completed, ({ facts }) => closeAfterRework(deps, facts.bookingId)),
      when(bookingEvents.cancelled, ({ facts }) => closeAfterRework(deps, facts.bookingId)),
      when(bookingEvents.rejected, ({ facts }) => closeAfterRework(deps, facts.bookingId)),
    ),
  ];
}
