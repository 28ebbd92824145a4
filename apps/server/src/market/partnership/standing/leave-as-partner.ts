import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsLeaving, seenOfLeaving } from '@nukkad/contract/market/partnership/partnership.confirm';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import { findPartner, isPartnerOwner, partnerLife } from '../../../identity/partner/index.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { closeWhenDone } from './close-when-done.ts';

/** The owner stops. Nothing new is offered; what is booked is done first, then the account closes by itself. */
export async function leaveAsPartner(
  parts: PartnershipParts,
  call: SignedInCall<{ body: { readonly seen: Seen<typeof confirmsLeaving> } }>,
) {
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  return parts.platform.write(call, async (tx) => {
    const allowed = await partnerLife.lockTo(tx, viewer, 'askToDeactivate', organisationId);
    const leaving = await leavingOf(parts, tx, organisationId);
    if (leaving.owes > 0) refuse(partnerErrors.partner_owes);
    confirmSeen(confirmsLeaving, call.input.body.seen, seenOfLeaving(leaving));
    await partnerLife.move(tx, allowed, { now });
    await closeWhenDone(tx, parts, organisationId, now);
    return presentAfter(parts, tx, organisationId, viewer);
  });
}

/** Told before the second thought: what is still to be done, and whose money is with whom. */
export async function readLeaving(parts: PartnershipParts, viewer: Viewer) {
  const { db } = parts.platform;
  const seen = partnerLife.seen(viewer, await findPartner(db, ownOrganisation(viewer)));
  const { organisationId } = authorize(seen, isPartnerOwner(viewer, seen));
  return leavingOf(parts, db, organisationId);
}

/** Money in paise. */
async function leavingOf(parts: PartnershipParts, reader: Reader, organisationId: string) {
  const balance = await parts.balanceOf(reader, organisationId);
  return {
    openBookings: await parts.countOpenWork(reader, organisationId),
    owes: Math.max(0, -balance),
    due: Math.max(0, balance),
  };
}
