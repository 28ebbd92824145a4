import {
  type PartnerActor,
  type PartnerStatus,
  type PartnerVerb,
  partnerLifecycle,
} from '@nukkad/contract/partner/partner.lifecycle';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Whose it is: all that a policy looks at. */
export interface PartnerOf {
  readonly organisationId: string;
  readonly ownerUserId: string;
}

export interface PartnerMover {
  readonly kind: PartnerActor;
  /** Null for System. */
  readonly userId: string | null;
}

export const systemMover: PartnerMover = { kind: 'System', userId: null };

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

/** The capacity in which the lifecycle lets this viewer ever make the move; null: in none. */
export function moverFor(viewer: Viewer, verb: PartnerVerb, partner: PartnerOf): PartnerMover | null {
  // Nobody decides on the own business, in whatever role.
  if (viewer.role === 'Admin' && viewer.userId === partner.ownerUserId) return null;
  const kind: PartnerActor | null =
    viewer.role === 'Admin' ? 'Admin' : isPartnerOwner(viewer, partner) ? 'Service Partner' : null;
  if (kind === null || !mayActor(partnerLifecycle, verb, kind)) return null;
  return { kind, userId: viewer.userId };
}

/** What the web's buttons and the verbs both ask. */
export function mayMovePartnerNow(
  viewer: Viewer,
  verb: PartnerVerb,
  partner: PartnerOf & { readonly status: PartnerStatus },
): boolean {
  return moverFor(viewer, verb, partner) !== null && canMove(partnerLifecycle, verb, partner.status);
}
