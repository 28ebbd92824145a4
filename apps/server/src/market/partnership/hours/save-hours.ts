import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsHours, seenOfHours } from '@nukkad/contract/market/partnership/hours.api';
import type { WorkingHours, WorkingHoursBody } from '@nukkad/contract/market/partnership/hours.model';
import { audit } from '../../../platform/audit.ts';
import { aboutPartner } from '../own-organisation.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { allowEdit } from '../profile/allow-edit.ts';
import { putOwnerToWork } from './put-owner-to-work.ts';
import { gatherHours } from './read-hours.ts';

/** New hours hold for every new booking at once; a booking that is made keeps its time. */
export async function saveHours(
  deps: PartnershipDependencies,
  call: SignedInCall<{ body: WorkingHoursBody & { readonly seen: Seen<typeof confirmsHours> } }>,
): Promise<WorkingHours> {
  const { viewer, now } = call;
  const { days, ownerWorks, seen } = call.input.body;
  const organisationId = ownOrganisation(viewer);
  return deps.platform.write(call, async (tx) => {
    const { partner } = allowEdit(deps, viewer, await deps.partners.lock(tx, organisationId));
    confirmSeen(confirmsHours, seen, seenOfHours(await gatherHours(deps, tx, partner, viewer, now)));
    await deps.schedule.setOpeningHours(tx, partner, days, now);
    await deps.partners.saveOwnerWorks(tx, partner, ownerWorks, now);
    if (partner.status === 'Active') await putOwnerToWork(deps, tx, partner, ownerWorks, now);
    await audit(tx, now, {
      ...aboutPartner(organisationId),
      action: 'partner.setHours',
      actorKind: 'Service Partner',
      actorId: viewer.userId,
      detail: { days: days.length, ownerWorks },
    });
    return gatherHours(deps, tx, { ...partner, ownerWorks }, viewer, now);
  });
}
