import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { locatePartner } from './locate-partner.ts';
import { presentAfter } from './read-profile.ts';

/** How far a new partner goes until it says otherwise. */
const firstRadiusMetres = 8_000;

interface Start {
  readonly companyName: string;
  readonly pincode: string;
}

/** A buyer becomes the owner of a Created organisation, and holds the role Service Partner besides. Once a person. */
export async function startAsPartner(parts: PartnershipDependencies, call: SignedInCall<{ body: Start }>) {
  const { viewer, now } = call;
  const { companyName, pincode } = call.input.body;
  if (viewer.role !== 'Buyer') refuse(kernelErrors.forbidden);
  const place = await locatePartner(parts.geography, parts.platform.db, pincode);
  const organisationId = newId();
  return parts.platform.write(call, async (tx) => {
    if (await parts.partners.findOwned(tx, viewer.userId)) refuse(partnerErrors.already_partner);
    const ownerUserId = viewer.userId;
    const allowed = parts.partners.transitions.allowNew(viewer, parts.partners.transitions.verb.start, {
      organisationId,
      ownerUserId,
      companyName,
      status: 'Created' as const,
      ...place,
      radiusMetres: firstRadiusMetres,
      gstNumber: null,
    });
    await parts.partners.add(tx, allowed.row, now);
    const partner =
      (await parts.partners.find(tx, organisationId)) ?? refuse(partnerErrors.partner_not_found);
    await parts.account.addRole(
      tx,
      partOf(allowed.row, viewer),
      { role: 'Service Partner', organisationId, staffId: null },
      now,
    );
    await parts.partners.transitions.beginAs(tx, allowed, partner, { now });
    const asOwner = { ...viewer, role: 'Service Partner' as const, organisationId };
    return presentAfter(parts, tx, organisationId, asOwner);
  });
}
