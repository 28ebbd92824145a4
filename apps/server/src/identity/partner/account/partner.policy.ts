import type { PartnerActor, PartnerVerb } from '@nukkad/contract/identity/partner/partner.noun';
import { type Viewer, hasPermission } from '../../../platform/viewer.ts';

/** Whose it is: all that a policy looks at. */
export interface PartnerOf {
  readonly organisationId: string;
  readonly ownerUserId: string;
}

/** The owner, in the session of this organisation. */
export function isPartnerOwner(viewer: Viewer, partner: PartnerOf): boolean {
  return (
    viewer.role === 'Service Partner' &&
    viewer.organisationId === partner.organisationId &&
    viewer.userId === partner.ownerUserId
  );
}

/** The owner, its staff with the right to look, and an Admin. Others do not learn that it exists. */
export function maySeePartner(viewer: Viewer, partner: PartnerOf): boolean {
  if (viewer.role === 'Admin' || isPartnerOwner(viewer, partner)) return true;
  return (
    viewer.role === 'subUser' &&
    viewer.organisationId === partner.organisationId &&
    hasPermission(viewer, 'company_profile.view')
  );
}

/** Who becomes a partner is a buyer until then. */
const isBuyerSelf = ({ role, userId }: Viewer, { ownerUserId }: PartnerOf): boolean =>
  role === 'Buyer' && userId === ownerUserId;

/**
 * The capacities in which this viewer can act on the partner. No person decides about their own business, in any role.
 */
export function partnerCapacities(
  viewer: Viewer,
  partner: PartnerOf,
  verb?: PartnerVerb,
): readonly PartnerActor[] {
  if (verb === 'start') return isBuyerSelf(viewer, partner) ? ['Buyer'] : [];
  if (viewer.role === 'Admin') return viewer.userId === partner.ownerUserId ? [] : ['Admin'];
  return isPartnerOwner(viewer, partner) ? ['Service Partner'] : [];
}
