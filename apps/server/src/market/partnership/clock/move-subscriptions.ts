import {
  type PartnerAccount,
  listSubscriptionsToMove,
  lockPartner,
  partnerTransitions,
} from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';

const atOnce = 500;

const isPaid = ({ subscriptionUntil }: PartnerAccount, now: Date) =>
  subscriptionUntil === null || subscriptionUntil > now;

/** By what is paid now: suspended with the day it ran out, lifted with the day it was paid. Called again, it does nothing. */
export async function moveBySubscription(tx: Tx, organisationId: string, now: Date): Promise<void> {
  const partner = await lockPartner(tx, organisationId);
  if (!partner) return;
  if (!isPaid(partner, now)) {
    const allowed = partnerTransitions.allowSystem('suspend', partner);
    if (allowed)
      await partnerTransitions.move(tx, allowed, { now, suspensionReason: 'Subscription expired' });
    return;
  }
  const allowed =
    partner.suspensionReason === 'Subscription expired'
      ? partnerTransitions.allowSystem('lift', partner)
      : null;
  if (allowed) await partnerTransitions.move(tx, allowed, { now });
}

/** Each in its own transaction; what is left over, the next hour takes. */
export async function moveSubscriptions({ platform }: PartnershipDependencies): Promise<void> {
  const now = platform.clock.now();
  for (const organisationId of await listSubscriptionsToMove(platform.db, now, atOnce))
    await platform.write(system, (tx) => moveBySubscription(tx, organisationId, now));
}
