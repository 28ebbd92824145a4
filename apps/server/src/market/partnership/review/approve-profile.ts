import { decideAttached } from '../../../files/document/index.ts';
import { partnerLife } from '../../../identity/partner/index.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { goLive } from '../standing/go-live.ts';
import { closeReview } from './review.store.ts';

/** The profile and its documents are good; with a verified account the partner is live at once. */
export async function approveProfile(parts: PartnershipParts, call: SignedInCall, organisationId: string) {
  const { viewer, now } = call;
  return parts.platform.write(call, async (tx) => {
    const allowed = await partnerLife.lockTo(tx, viewer, 'approve', organisationId);
    await closeReview(tx, allowed.row, { as: 'Approved', reasons: [], decidedBy: viewer.userId, now });
    await decideAttached(tx, allowed.row, { status: 'Approved', reason: null });
    await partnerLife.move(tx, allowed, { now });
    await goLive(parts, tx, organisationId, now);
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
