import type { FactsOf } from '@nukkad/contract/kernel/event';
import type { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { holdDisputed, liftDispute } from './dispute-hold.store.ts';
import { earningTransitions } from './earning.transitions.ts';
import type { PayoutDependencies } from './payout.interface.ts';

/** What is waiting or held of it changed. */
async function tell(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  organisationId: string | null,
): Promise<void> {
  if (organisationId) await publish(tx, clock.now(), payoutEvents.earningsChanged, { organisationId });
}

/** `booking.disputed`: what was earned by the work is not paid out until the dispute is over. */
export async function followDisputed(
  { platform }: PayoutDependencies,
  { bookingId, organisationId, version }: FactsOf<typeof bookingEvents.disputed>,
): Promise<void> {
  const { rows } = earningTransitions.allowMany(earningTransitions.verb.dispute);
  await platform.write(system, async (tx) => {
    await holdDisputed(tx, rows, { bookingId, version });
    await tell(tx, platform, organisationId);
  });
}

/** `booking.resolved`: without a refund; it waits for the booking to close. */
export async function followResolved(
  { platform }: PayoutDependencies,
  { bookingId, organisationId, version }: FactsOf<typeof bookingEvents.resolved>,
): Promise<void> {
  const { rows } = earningTransitions.allowMany(earningTransitions.verb.resolve);
  await platform.write(system, async (tx) => {
    await liftDispute(tx, rows, { bookingId, version });
    await tell(tx, platform, organisationId);
  });
}
