import { allowPartnerMove, lockPartner, movePartner } from '../../partner/index.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { closeWhenDone } from './close-when-done.ts';

/** The owner stops. Nothing new is offered; what is booked is done first, then the account closes by itself. */
export async function leaveAsPartner(parts: PartnershipParts, call: SignedInCall) {
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  return parts.platform.write(call, async (tx) => {
    const allowed = allowPartnerMove(viewer, 'askToDeactivate', await lockPartner(tx, organisationId));
    await movePartner(tx, allowed, { now });
    await closeWhenDone(tx, parts, organisationId, now);
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
