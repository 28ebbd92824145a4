import type { FactsOf } from '@nukkad/contract/kernel/event';
import type { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { system } from '../../platform/platform.ts';
import { holdDisputed, liftDispute } from './dispute-hold.store.ts';
import { earningTransitions } from './earning.transitions.ts';
import type { PayoutDependencies } from './payout.dependencies.ts';

/** `booking.disputed`: what was earned by the work is not paid out until the dispute is over. */
export async function followDisputed(
  { platform }: PayoutDependencies,
  { bookingId, version }: FactsOf<typeof bookingEvents.disputed>,
): Promise<void> {
  const { rows } = earningTransitions.allowMany('dispute');
  await platform.write(system, (tx) => holdDisputed(tx, rows, { bookingId, version }));
}

/** `booking.resolved`: without a refund; it waits for the booking to close. */
export async function followResolved(
  { platform }: PayoutDependencies,
  { bookingId, version }: FactsOf<typeof bookingEvents.resolved>,
): Promise<void> {
  const { rows } = earningTransitions.allowMany('resolve');
  await platform.write(system, (tx) => liftDispute(tx, rows, { bookingId, version }));
}
