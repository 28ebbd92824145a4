import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { goLive } from '../status/go-live.ts';
import { closeReview } from './review.store.ts';

/** The profile and its documents are good; with a verified account the partner is live at once. */
export async function approveProfile(
  deps: PartnershipDependencies,
  call: SignedInCall,
  organisationId: string,
) {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await deps.partners.transitions.lockTo(tx, viewer, 'approve', organisationId);
    await closeReview(tx, allowed.row, { as: 'Approved', reasons: [], decidedBy: viewer.userId, now });
    await deps.document.decideAttached(tx, call, organisationId, { verb: 'approve' });
    await deps.partners.transitions.move(tx, allowed, { now });
    await goLive(deps, tx, organisationId, now);
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
