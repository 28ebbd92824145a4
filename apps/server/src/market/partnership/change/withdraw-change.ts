import { audit } from '../../../platform/audit.ts';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import { aboutPartner } from '../own-organisation.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { lockOpenChange, saveChange } from './change.store.ts';

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
    const change = authorize(open, deps.partners.isOwner(viewer, partner));
    await saveChange(tx, { ...change, status: 'Withdrawn', decidedAt: now });
    await audit(tx, now, {
      ...aboutPartner(organisationId),
      action: 'partner.withdrawChange',
      actorKind: 'Service Partner',
      actorId: viewer.userId,
      detail: { changeId },
    });
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
