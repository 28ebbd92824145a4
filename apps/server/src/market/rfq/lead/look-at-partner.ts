import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { lookAtPartner as endpoint } from '@nukkad/contract/market/lead/lead-work.api';
import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lookedNow } from './lead.rules.ts';
import { saveLooked } from './lead.store.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { isOwn } from '../rfq.policy.ts';

/** Kept once: from then on the partner's credits do not come back by themselves. */
export async function lookAtPartner(
  deps: RfqDependencies,
  call: SignedInCall,
  { rfqId, leadId }: EndpointParsed<typeof endpoint>['body'],
): Promise<EndpointAnswer<typeof endpoint>> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const found = await deps.quotes.lock(tx, leadId);
    if (!found || found.rfq.rfqId !== rfqId || !isOwn(viewer, found.rfq))
      return refuse(rfqErrors.rfq_not_found);
    if (found.lead.unlockedAt === null) return refuse(leadErrors.lead_not_found);
    const own = authorize(found.lead, isOwn(viewer, found.rfq));
    await saveLooked(tx, own, lookedNow(found.lead, now));
    return { leadId };
  });
}
