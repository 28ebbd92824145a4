import { bookingEvents } from '@nukkad/contract/booking/booking.events';
import { system } from '../platform/platform.ts';
import type { BookingParts } from './booking.parts.ts';
import { isRefundSettled } from './booking.rules.ts';
import { lockBooking } from './booking.store.ts';
import { allowSystem, move, happened } from './move-booking.ts';

/** Money went back. When all that was owed back has, the booking is Refunded. */
export async function settleRefund(parts: BookingParts, bookingId: string): Promise<void> {
  const now = parts.platform.clock.now();
  await parts.platform.write(system, async (tx) => {
    const allowed = allowSystem('refundSettled', await lockBooking(tx, bookingId));
    if (allowed && isRefundSettled(allowed.booking))
      await move(tx, allowed, { now, event: happened(bookingEvents.refunded) });
  });
}
