import { auditPartner, lockPartner, saveSubscription, seenPartner } from '../../partner/index.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { moveBySubscription } from './move-subscriptions.ts';

/** What was paid counts at once. Nobody pays the own firm's subscription as an Admin. */
export async function setSubscription(
  parts: PartnershipParts,
  call: SignedInCall,
  { organisationId, paidUntil }: { readonly organisationId: string; readonly paidUntil: string | null },
) {
  const { viewer, now } = call;
  return parts.platform.write(call, async (tx) => {
    const seen = seenPartner(viewer, await lockPartner(tx, organisationId));
    const partner = authorize(seen, viewer.role === 'Admin' && viewer.userId !== seen.ownerUserId);
    await saveSubscription(tx, partner, paidUntil === null ? null : new Date(paidUntil), now);
    await auditPartner(tx, {
      organisationId,
      verb: 'setSubscription',
      actorKind: 'Admin',
      actorId: viewer.userId,
      detail: { paidUntil },
      now,
    });
    await moveBySubscription(tx, organisationId, now);
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
