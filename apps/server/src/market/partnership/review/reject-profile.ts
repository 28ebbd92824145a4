import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { FieldReason } from '@nukkad/contract/identity/partner/partner.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { closeReview } from './review.store.ts';

/** Rejects the profile with a reason for each field to correct; the partner may then edit and send it again. */
export async function rejectProfile(
  deps: PartnershipDependencies,
  call: SignedInCall,
  organisationId: string,
  reasons: readonly FieldReason[],
) {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await deps.partners.transitions.lockTo(
      tx,
      viewer,
      deps.partners.transitions.verb.reject,
      organisationId,
    );
    if (reasons.length === 0) refuse(partnerErrors.reason_missing);
    await closeReview(tx, allowed.row, { as: 'Rejected', reasons, decidedBy: viewer.userId, now });
    const ofDocuments = reasons.find(({ field }) => field === 'documents');
    if (ofDocuments)
      await deps.document.decideAttached(tx, call, organisationId, {
        verb: 'reject',
        reason: ofDocuments.reason,
      });
    await deps.partners.transitions.move(tx, allowed, { now });
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
