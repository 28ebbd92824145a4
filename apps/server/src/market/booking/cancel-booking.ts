import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { partnerNameOf } from './names-of.ts';
import { cancellationFee, refundAfter } from './booking.rules.ts';
import { endBooking } from './end-booking.ts';
import { bookingTransitions } from './booking.transitions.ts';
import { readDetails } from './read-details.ts';
import { getBookingRules } from './rules.store.ts';

interface Cancellation {
  readonly bookingId: string;
  readonly reason: string;
  readonly note?: string | undefined;
  /** Left out: it goes back the way it was paid. */
  readonly refundTo?: RefundTo | undefined;
  /** The fee, the refund and the visit that the buyer saw. */
  readonly seen: Seen<typeof confirmsCancellation>;
}

/** The fee is reckoned at the server's time of receipt; one that the buyer has not seen is not taken. */
export async function cancelBooking(deps: BookingDependencies, call: SignedInCall<{ body: Cancellation }>) {
  const { viewer, now, lang } = call;
  const { bookingId, reason, note = '', refundTo, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const [allowed, partnerName] = await Promise.all([
      bookingTransitions.lockTo(tx, viewer, bookingTransitions.verb.cancel, bookingId),
      partnerNameOf(deps, tx, bookingId),
    ]);
    const rules = await getBookingRules(tx, now, allowed.row);
    const { feePaise } = cancellationFee(allowed.row, rules, now);
    const { startsAt, capturedPaise } = allowed.row;
    confirmSeen(confirmsCancellation, seen, {
      startsAt: startsAt.toISOString(),
      partnerName,
      fee: feePaise,
      refund: refundAfter(capturedPaise, feePaise),
    });
    const ended = await endBooking(tx, deps, allowed, {
      now,
      event: bookingEvents.cancelled,
      reason,
      feePaise,
      asCredit: refundTo === 'credit',
      changes: { cancelNote: note },
    });
    return lastReads((reader) => readDetails(deps, reader, { booking: ended, viewer, now, lang, rules }));
  });
}
