import { bookingErrors } from '@nukkad/contract/booking/booking.errors';
import type { SignedInCall } from '../platform/http/route.ts';
import { refuse } from '../platform/refusal.ts';
import type { BookingParts } from './booking.parts.ts';
import { cancellationFee } from './booking.rules.ts';
import { lockBooking } from './booking.store.ts';
import { endBooking } from './end-booking.ts';
import { allowMove } from './move-booking.ts';
import { readDetails } from './read-details.ts';
import { getBookingRules } from './rules.store.ts';

interface Cancellation {
  readonly bookingId: string;
  readonly reason: string;
  readonly note?: string | undefined;
  /** The fee that the buyer saw and agreed to, paise. */
  readonly confirmedFee: number;
}

/** The fee is reckoned at the server's time of receipt; one that the buyer has not seen is not taken. */
export async function cancelBooking(parts: BookingParts, call: SignedInCall<{ body: Cancellation }>) {
  const { viewer, now } = call;
  const { bookingId, reason, note = '', confirmedFee } = call.input.body;
  return parts.platform.write(call, async (tx) => {
    const allowed = allowMove(viewer, 'cancel', await lockBooking(tx, bookingId));
    const rules = await getBookingRules(tx, now, allowed.booking.cityCode);
    const { feePaise } = cancellationFee(allowed.booking, rules, now);
    if (feePaise !== confirmedFee)
      refuse(bookingErrors.cancellation_fee_changed, { present: String(feePaise) });
    const ended = await endBooking(tx, parts, allowed, {
      now,
      event: 'cancelled',
      reason,
      feePaise,
      changes: { cancelNote: note },
    });
    return readDetails(parts, tx, { booking: ended, viewer, now, rules });
  });
}
