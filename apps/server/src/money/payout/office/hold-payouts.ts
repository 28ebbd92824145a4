import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsPayoutHold, seenOfPayoutHold } from '@nukkad/contract/money/payout/payout-admin.api';
import { payoutErrors, payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { holdPartner, isPartnerHeld, releasePartner } from './hold.store.ts';

type Call = SignedInCall<{
  body: { hold: boolean; why: string; seen: Seen<typeof confirmsPayoutHold> };
  params: { organisationId: string };
}>;

/** Runs leave the partner out until it is released; what is due stays due. */
export async function holdPayouts({ platform, partner }: PayoutDependencies, call: Call) {
  const { viewer, now, input } = call;
  const { organisationId } = input.params;
  const { hold, why, seen } = input.body;
  await platform.write(call, async (tx) => {
    const known = await partner.getOrganisations(tx, [organisationId]);
    if (!known.has(organisationId)) refuse(payoutErrors.payout_not_found);
    const isHeld = await isPartnerHeld(tx, organisationId);
    confirmSeen(confirmsPayoutHold, seen, seenOfPayoutHold({ isHeld }));
    if (isHeld === hold) return;
    const wanted = { organisationId, reason: why, heldBy: viewer.userId };
    const allowed = authorize(wanted, viewer.role === 'Admin');
    if (hold) await holdPartner(tx, allowed, now);
    else await releasePartner(tx, allowed);
    await publish(tx, now, payoutEvents.earningsChanged, { organisationId });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: hold ? 'payout.held' : 'payout.released',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: { why },
    });
  });
  return { isHeld: hold };
}
