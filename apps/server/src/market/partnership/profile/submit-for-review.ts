import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { openReview } from '../review/review.store.ts';
import { refuseForeignGst, refuseOtherHolder } from './profile-edit.ts';
import { gatherProfile, presentAfter } from './read-profile.ts';

/** Sends the whole profile for review. It cannot be edited until the review is decided. */
export async function submitForReview(parts: PartnershipDependencies, call: SignedInCall) {
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  return parts.platform.write(call, async (tx) => {
    const allowed = await parts.partners.transitions.lockTo(
      tx,
      viewer,
      parts.partners.transitions.verb.submit,
      organisationId,
    );
    const { steps, serviceCount } = await gatherProfile(parts, tx, allowed.row);
    if (serviceCount === 0) refuse(partnerErrors.no_service_offered);
    const missing = steps.flatMap((step) => step.missing);
    if (missing.length > 0)
      refuse(partnerErrors.steps_missing, {
        fields: Object.fromEntries(missing.map((field) => [field, 'Complete this.'])),
      });
    refuseForeignGst(parts, allowed.row);
    refuseOtherHolder(parts, allowed.row, 'pan');
    await openReview(tx, allowed.row, now);
    await parts.partners.transitions.move(tx, allowed, { now });
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
