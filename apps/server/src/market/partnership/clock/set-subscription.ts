import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsSubscription, seenOfSubscription } from '@nukkad/contract/market/partnership/review.api';
import { audit } from '../../../platform/audit.ts';
import { aboutPartner } from '../own-organisation.ts';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { moveBySubscription } from './move-subscriptions.ts';

interface WantedSubscription {
  readonly organisationId: string;
  /** Null: it needs no subscription. */
  readonly paidUntil: string | null;
  readonly seen: Seen<typeof confirmsSubscription>;
}

/** A payment counts at once. Admins cannot set the subscription of their own business. */
export async function setSubscription(
  deps: PartnershipDependencies,
  call: SignedInCall,
  { organisationId, paidUntil, seen }: WantedSubscription,
) {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const found = deps.partners.transitions.seen(viewer, await deps.partners.lock(tx, organisationId));
    const partner = authorize(found, viewer.role === 'Admin' && viewer.userId !== found.ownerUserId);
    const shownUntil = found.subscriptionUntil?.toISOString() ?? null;
    confirmSeen(confirmsSubscription, seen, seenOfSubscription(found, shownUntil));
    await deps.partners.saveSubscription(tx, partner, paidUntil === null ? null : new Date(paidUntil), now);
    await audit(tx, now, {
      ...aboutPartner(organisationId),
      action: 'partner.setSubscription',
      actorKind: 'Admin',
      actorId: viewer.userId,
      detail: { paidUntil: [shownUntil, paidUntil] },
    });
    await moveBySubscription(deps, tx, organisationId, now);
    return { profile: await presentAfter(deps, tx, organisationId, viewer), paidUntil };
  });
}
