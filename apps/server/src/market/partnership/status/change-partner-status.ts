import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsPartnerStatus, seenOfPartnerStatus } from '@nukkad/contract/market/partnership/review.api';
import type { PartnerVerb, SuspensionReason } from '@nukkad/contract/identity/partner/partner.noun';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentAfter } from '../profile/read-profile.ts';
import { standingOf } from './read-standing.ts';

export interface PartnerStatusChange {
  readonly organisationId: string;
  /** Words that the partner reads, or that are kept in the audit log alone. */
  readonly reason: string;
  readonly seen: Seen<typeof confirmsPartnerStatus>;
}

/** The common path of what an Admin does about a partner's standing. */
export async function changePartnerStatus(
  deps: PartnershipDependencies,
  call: SignedInCall,
  { organisationId, reason, seen }: PartnerStatusChange,
  move: { readonly verb: PartnerVerb; readonly suspensionReason?: SuspensionReason; readonly tells: boolean },
) {
  const { viewer, now } = call;
  const { verb, suspensionReason } = move;
  return deps.platform.write(call, async (tx) => {
    const allowed = await deps.partners.transitions.lockTo(tx, viewer, verb, organisationId);
    const standing = await standingOf(deps, tx, allowed.row);
    confirmSeen(confirmsPartnerStatus, seen, seenOfPartnerStatus(standing));
    await deps.partners.transitions.move(tx, allowed, {
      now,
      ...(suspensionReason && { suspensionReason }),
      ...(move.tells ? { reason } : { why: reason }),
    });
    return presentAfter(deps, tx, organisationId, viewer);
  });
}
