import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import type { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { insertMissing, markDue } from './earning.store.ts';
import { earningTransitions } from './earning.transitions.ts';
import type { PayoutDependencies } from './payout.interface.ts';
import { getPayoutRules } from './payout.rules.store.ts';

/** `booking.closed`: what was earned by it is due some days later. */
export async function followClosed(
  { platform, booking }: PayoutDependencies,
  { bookingId, organisationId, staffId, version }: FactsOf<typeof bookingEvents.closed>,
  closedAt: Date,
): Promise<void> {
  if (!organisationId) return;
  const [rules, payable] = await Promise.all([
    getPayoutRules(platform.db, closedAt),
    booking.payable(platform.db, { bookingId }),
  ]);
  // What a visit of a project earns is in the milestones.
  if (payable?.isOfProject) return;
  const missing = earningTransitions.allowNewSystem(earningTransitions.verb.earn, {
    earningId: newId(),
    organisationId,
    bookingId,
    bookingNumber: payable?.bookingNumber ?? null,
    professionalId: staffId,
    kind: 'work' as const,
    earnedAt: closedAt,
    status: 'Waiting' as const,
  });
  const { rows } = earningTransitions.allowMany(earningTransitions.verb.close);
  const dueOn = addDays(istDay(closedAt), rules.afterDays);
  await platform.write(system, async (tx) => {
    await insertMissing(tx, missing.row);
    await markDue(tx, rows, { bookingId, version, dueOn });
    await publish(tx, closedAt, payoutEvents.earningsChanged, { organisationId });
  });
}

/** `booking.refunded`: the end of a disputed booking; what is left of its work after the corrections is due. */
export async function followRefunded(
  { platform }: PayoutDependencies,
  { bookingId, organisationId, version }: FactsOf<typeof bookingEvents.refunded>,
  at: Date,
): Promise<void> {
  const rules = await getPayoutRules(platform.db, at);
  const { rows } = earningTransitions.allowMany(earningTransitions.verb.close);
  const dueOn = addDays(istDay(at), rules.afterDays);
  await platform.write(system, async (tx) => {
    await markDue(tx, rows, { bookingId, version, dueOn });
    if (organisationId) await publish(tx, at, payoutEvents.earningsChanged, { organisationId });
  });
}
