import type { PartnerVerb, SuspensionReason } from '@nukkad/contract/partner/partner.lifecycle';
import { allowPartnerMove, lockPartner, movePartner } from '../../partner/index.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { presentAfter } from '../profile/read-profile.ts';

export interface Standing {
  readonly organisationId: string;
  /** In words that the partner reads. */
  readonly reason: string;
}

/** The common path of what an Admin does about a partner's standing. */
export async function changeStanding(
  parts: PartnershipParts,
  call: SignedInCall,
  { organisationId, reason }: Standing,
  move: { readonly verb: PartnerVerb; readonly suspensionReason?: SuspensionReason; readonly tells: boolean },
) {
  const { viewer, now } = call;
  const { verb, suspensionReason } = move;
  return parts.platform.write(call, async (tx) => {
    const allowed = allowPartnerMove(viewer, verb, await lockPartner(tx, organisationId));
    await movePartner(tx, allowed, {
      now,
      ...(suspensionReason && { suspensionReason }),
      ...(move.tells && { reason }),
    });
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
