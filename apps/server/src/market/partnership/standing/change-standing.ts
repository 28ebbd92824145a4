import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsStanding, seenOfStanding } from '@nukkad/contract/market/partnership/review.confirm';
import type { PartnerVerb, SuspensionReason } from '@nukkad/contract/identity/partner/partner.lifecycle';
import { partnerLife } from '../../../identity/partner/index.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';

export interface Standing {
  readonly organisationId: string;
  /** In words that the partner reads. */
  readonly reason: string;
  readonly seen: Seen<typeof confirmsStanding>;
}

/** The common path of what an Admin does about a partner's standing. */
export async function changeStanding(
  parts: PartnershipParts,
  call: SignedInCall,
  { organisationId, reason, seen }: Standing,
  move: { readonly verb: PartnerVerb; readonly suspensionReason?: SuspensionReason; readonly tells: boolean },
) {
  const { viewer, now } = call;
  const { verb, suspensionReason } = move;
  return parts.platform.write(call, async (tx) => {
    const allowed = await partnerLife.lockTo(tx, viewer, verb, organisationId);
    confirmSeen(confirmsStanding, seen, seenOfStanding(allowed.row));
    await partnerLife.move(tx, allowed, {
      now,
      ...(suspensionReason && { suspensionReason }),
      ...(move.tells && { reason }),
    });
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
