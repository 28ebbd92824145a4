import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { system } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { minutesAfter } from '../booking.rules.ts';
import { factsOf } from '../booking.transitions.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { earlierPeriod, nextHalfHour } from './earlier.rules.ts';
import { type FreedTime, insertOffer, isSpoken, listWaiting } from './earlier.store.ts';
import { earlierTransitions } from './earlier.transitions.ts';
import { isFreeFor } from './is-free-for.ts';

/** So many of those who wait are tried for one freed time. */
const waitingTried = 20;

/**
 * Offers a time that became free to the one customer who has waited longest and whom it suits. Told twice it does nothing:
 * a time is offered to one at a time.
 */
export async function offerFreed(deps: BookingDependencies, at: FreedTime): Promise<void> {
  const now = deps.platform.clock.now();
  const freed = { ...at, startsAt: nextHalfHour(at.startsAt) };
  await deps.platform.write(system, async (tx) => {
    if (await isSpoken(tx, freed)) return;
    for (const bookingId of await listWaiting(tx, { ...freed, limit: waitingTried })) {
      const booking = await lockWithRules(tx, bookingId);
      if (booking && (await offerTo(tx, deps, booking, freed, now))) return;
    }
  });
}

async function offerTo(
  tx: Tx,
  deps: BookingDependencies,
  booking: Booking,
  freed: FreedTime,
  now: Date,
): Promise<boolean> {
  const rules = await getBookingRules(tx, now, booking);
  const period = earlierPeriod(booking, freed, rules, now);
  if (!period || !(await isFreeFor(tx, deps, booking, period, now))) return false;
  const { bookingId, buyerId, cityCode } = booking;
  const { organisationId, freedBookingId } = freed;
  const offerId = newId();
  const answerBefore = minutesAfter(now, rules.earlierAnswerMinutes);
  const whom = { offerId, bookingId, buyerId, cityCode, organisationId, freedBookingId };
  const allowed = earlierTransitions.allowNewSystem(earlierTransitions.verb.offer, {
    ...whom,
    ...period,
    status: 'open' as const,
    answerBefore,
  });
  await insertOffer(tx, allowed.row, now);
  const facts = {
    ...factsOf(booking),
    offerId,
    startsAt: period.startsAt.toISOString(),
    answerBefore: answerBefore.toISOString(),
  };
  await earlierTransitions.begin(tx, allowed, {
    now,
    event: pendingEvent(bookingEvents.earlierOffered, facts),
  });
  return true;
}
