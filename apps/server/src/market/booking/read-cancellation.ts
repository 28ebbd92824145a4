import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { mayMoveNow } from './booking.policy.ts';
import { cancellationFee, refundAfter, defaultRules } from './booking.rules.ts';
import { findBooking } from './booking.store.ts';
import { readMoneyAfter } from './money/read-money.ts';
import { bookingTransitions } from './booking.transitions.ts';
import { getBookingRules } from './rules.store.ts';
import { rulesAt } from '../../platform/snapshot/settings.ts';
import type { CancelTermsAt } from '../catalog/index.ts';

/** What cancelling now would cost and give back: the sum that `cancelBooking` asks to be confirmed. */
export async function readCancellation(
  deps: BookingDependencies,
  bookingId: string,
  viewer: Viewer,
  now: Date,
) {
  const { platform, asked } = deps;
  const booking = bookingTransitions.seen(viewer, await findBooking(platform.db, bookingId));
  if (!mayMoveNow(viewer, bookingLifecycle.verb.cancel, booking))
    return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  const rules = await getBookingRules(platform.db, now, booking);
  const { feePaise, reason, freeUntil } = cancellationFee(booking, rules, now);
  const after = await readMoneyAfter(deps, platform.db, booking, { feePaise, now });
  const refund = refundAfter(booking.capturedPaise, feePaise);
  const creditUntil =
    after.returning > 0 ? await asked.creditUntil.answers[0]?.(platform.db, now) : undefined;
  return {
    fee: feePaise,
    refund,
    reason,
    after,
    freeUntil: freeUntil?.toISOString() ?? null,
    ...(creditUntil && { creditUntil: creditUntil.toISOString() }),
  };
}

/** What a service's page says of cancelling: the figures that `cancellationFee` applies. */
export const cancelTermsAt: CancelTermsAt = (settings, place, now) => {
  const rules = rulesAt(settings, 'booking.rules', now, defaultRules, place);
  const { freeUntilMinutesBefore, feePercent, feeFloorPaise, feeCapPaise } = rules;
  return { freeUntilMinutesBefore, feePercent, feeFloorPaise, feeCapPaise };
};
