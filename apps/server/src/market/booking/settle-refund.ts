import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { system } from '../../platform/platform.ts';
import type { BookingParts } from './booking.parts.ts';
import { isRefundSettled } from './booking.rules.ts';
import { bookingLife, happened } from './booking.life.ts';

/** Money went back. When all that was owed back has, the booking is Refunded. */
export async function settleRefund(parts: BookingParts, bookingId: string): Promise<void> {
  const now = parts.platform.clock.now();
  await parts.platform.write(system, async (tx) => {
    const allowed = await bookingLife.lockForSystem(tx, 'refundSettled', bookingId);
    if (allowed && isRefundSettled(allowed.row))
      await bookingLife.move(tx, allowed, { now, event: happened(bookingEvents.refunded) });
  });
}
