import { decideAttached } from '../../document/index.ts';
import { allowPartnerMove, lockPartner, movePartner } from '../../partner/index.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { goLive } from '../standing/go-live.ts';
import { closeReview } from './review.store.ts';

/** The profile and its documents are good; with a verified account the partner is live at once. */
export async function approveProfile(parts: PartnershipParts, call: SignedInCall, organisationId: string) {
  const { viewer, now } = call;
  return parts.platform.write(call, async (tx) => {
    const allowed = allowPartnerMove(viewer, 'approve', await lockPartner(tx, organisationId));
    await closeReview(tx, allowed, { as: 'Approved', reasons: [], now });
    await decideAttached(tx, allowed.partner, { status: 'Approved', reason: null });
    await movePartner(tx, allowed, { now });
    await goLive(parts, tx, organisationId, now);
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
