import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

const atOnce = 500;

const isPaid = ({ subscriptionUntil }: PartnerAccount, now: Date) =>
  subscriptionUntil === null || subscriptionUntil > now;

/**
 * By the payments so far: suspended with the day the subscription expired, lifted with the day it was paid. Called
 * again, it does nothing.
 */
export async function moveBySubscription(
  { partners }: Pick<PartnershipDependencies, 'partners'>,
  tx: Tx,
  organisationId: string,
  now: Date,
): Promise<void> {
  const partner = await partners.lock(tx, organisationId);
  if (!partner) return;
  if (!isPaid(partner, now)) {
    const allowed = partners.transitions.allowSystem(partners.transitions.verb.suspend, partner);
    if (allowed)
      await partners.transitions.move(tx, allowed, { now, suspensionReason: 'Subscription expired' });
    return;
  }
  const allowed =
    partner.suspensionReason === 'Subscription expired'
      ? partners.transitions.allowSystem(partners.transitions.verb.lift, partner)
      : null;
  if (allowed) await partners.transitions.move(tx, allowed, { now });
}

/** Each in its own transaction; the next hour takes those that are left. */
export async function moveSubscriptions(parts: PartnershipDependencies): Promise<void> {
  const { platform } = parts;
  const now = platform.clock.now();
  for (const organisationId of await parts.partners.listSubscriptionsToMove(platform.db, now, atOnce))
    await platform.write(system, (tx) => moveBySubscription(parts, tx, organisationId, now));
}
