import { system } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { agreeToStop } from './answer-stop.ts';
import { findStop } from './stop.store.ts';

/** The answer clock ran out: what was said to be done counts, and the customer may still dispute it. */
export async function expireStop(
  deps: BookingDependencies,
  bookingId: string,
  stopId: string,
): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await bookingTransitions.lockForSystem(tx, bookingTransitions.verb.stopEarly, bookingId);
    if (!allowed) return;
    const stop = await findStop(tx, bookingId);
    if (stop?.stopId !== stopId || stop.status !== 'open' || now < stop.answerBefore) return;
    const rules = await getBookingRules(tx, now, allowed.row);
    const reply = { answeredBy: null, words: '', now };
    await agreeToStop(tx, deps, allowed, stop, { verb: 'stand', reply, rules });
  });
}
