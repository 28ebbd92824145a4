import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { FieldReason } from '@nukkad/contract/identity/partner/partner.model';
import { confirmsReview, seenOfReview } from '@nukkad/contract/market/partnership/review.api';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentChange } from '../profile/profile.presenter.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { removeAssignment } from '../review/assignment.store.ts';
import { changeTransitions } from './change.transitions.ts';
import { type PartnerChange, lockOpenChange } from './change.store.ts';

export interface ChangeLookedAt {
  readonly organisationId: string;
  readonly changeId: string;
  readonly seen: Seen<typeof confirmsReview>;
}

export interface ChangeDecision {
  readonly verb: 'approve' | 'reject';
  readonly reasons: readonly FieldReason[];
  /** What the decision brings about besides. */
  readonly effect: (tx: Tx, partner: Authorized<PartnerAccount>, change: PartnerChange) => Promise<void>;
}

/** The common path of the two decisions: Admins only, the change that was read, and nothing else. */
export async function decideChange(
  deps: PartnershipDependencies,
  call: SignedInCall,
  { organisationId, changeId, seen: looked }: ChangeLookedAt,
  { verb, reasons, effect }: ChangeDecision,
) {
  const { viewer, now } = call;
  if (viewer.role !== 'Admin') refuse(kernelErrors.forbidden);
  return deps.platform.write(call, async (tx) => {
    const seen = deps.partners.transitions.seen(viewer, await deps.partners.lock(tx, organisationId));
    const partner = authorize(seen, viewer.userId !== seen.ownerUserId);
    const open = await lockOpenChange(tx, organisationId);
    if (open?.changeId !== changeId) return refuse(partnerErrors.change_not_found);
    const allowed = changeTransitions.allow({ viewer, partner, partners: deps.partners }, verb, open);
    confirmSeen(confirmsReview, looked, seenOfReview(presentChange(open)));
    await effect(tx, partner, allowed.row);
    const sent = { reasons, decidedBy: viewer.userId, decidedAt: now };
    await changeTransitions.move(tx, allowed, { now, sent, fields: Object.keys(open.wanted) });
    await removeAssignment(tx, allowed.row);
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
