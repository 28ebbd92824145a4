import type { Seen } from '@nukkad/contract/kernel/confirmation';
import {
  confirmsPartnerDeactivation,
  seenOfPartnerDeactivation,
} from '@nukkad/contract/market/partnership/partnership.api';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { closeWhenDone } from './close-when-done.ts';

/**
 * The owner deactivates the partner. It gets no new requests; open bookings are finished first, then the account
 * closes by itself.
 */
export async function deactivatePartner(
  deps: PartnershipDependencies,
  call: SignedInCall<{ body: { readonly seen: Seen<typeof confirmsPartnerDeactivation> } }>,
) {
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  return deps.platform.write(call, async (tx) => {
    const allowed = await deps.partners.transitions.lockTo(
      tx,
      viewer,
      deps.partners.transitions.verb.askToDeactivate,
      organisationId,
    );
    const leaving = await leavingOf(deps, tx, organisationId);
    if (leaving.owes > 0) refuse(partnerErrors.partner_owes);
    confirmSeen(confirmsPartnerDeactivation, call.input.body.seen, seenOfPartnerDeactivation(leaving));
    await deps.partners.transitions.move(tx, allowed, { now });
    await closeWhenDone(tx, deps, organisationId, now);
    return presentAfter(deps, tx, organisationId, viewer);
  });
}

/** Shown before the confirmation: open work, and who owes money to whom. */
export async function readPartnerDeactivation(deps: PartnershipDependencies, viewer: Viewer) {
  const { db } = deps.platform;
  const seen = deps.partners.transitions.seen(viewer, await deps.partners.find(db, ownOrganisation(viewer)));
  const { organisationId } = authorize(seen, deps.partners.isOwner(viewer, seen));
  return leavingOf(deps, db, organisationId);
}

/** Money in paise. */
async function leavingOf(deps: PartnershipDependencies, reader: Reader, organisationId: string) {
  const balance = (await deps.balances.answers[0]?.(reader, organisationId)) ?? 0;
  return {
    openBookings: await deps.platform.contributions.openWork.ofPartner(reader, organisationId),
    owes: Math.max(0, -balance),
    due: Math.max(0, balance),
  };
}
