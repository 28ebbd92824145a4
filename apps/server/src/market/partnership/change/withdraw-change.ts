import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { removeAssignment } from '../review/assignment.store.ts';
import { changeTransitions } from './change.transitions.ts';
import { lockOpenChange } from './change.store.ts';

/** Takes back what waits, or puts away what was refused; the live data never moved. */
export async function withdrawChange(
  deps: PartnershipDependencies,
  call: SignedInCall<{ body: { changeId: string } }>,
) {
  const { viewer, now } = call;
  const { changeId } = call.input.body;
  const organisationId = ownOrganisation(viewer);
  return deps.platform.write(call, async (tx) => {
    const partner = deps.partners.transitions.seen(viewer, await deps.partners.lock(tx, organisationId));
    const open = await lockOpenChange(tx, organisationId);
    if (open?.changeId !== changeId) return refuse(partnerErrors.change_not_found);
    const allowed = changeTransitions.allow(
      { viewer, partner, partners: deps.partners },
      changeTransitions.verb.withdraw,
      open,
    );
    await changeTransitions.move(tx, allowed, { now, sent: { decidedAt: now } });
    await removeAssignment(tx, allowed.row);
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
