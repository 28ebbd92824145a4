import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { changeLeadClaim as endpoint } from '@nukkad/contract/market/lead/lead-refund.api';
import type { LeadRefund } from '@nukkad/contract/market/lead/lead-refund.model';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { lockLead } from '../lead.store.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { listNumbers } from '../../rfq.store.ts';
import { presentRefund } from './lead-refund.presenter.ts';
import { leadRefundTransitions } from './lead-refund.transitions.ts';

/** Before an Admin has decided: the lead is locked first, as for the decision. */
export async function changeClaim(
  { platform }: RfqDependencies,
  call: SignedInCall,
  { leadId, takeBack, reason, words }: EndpointParsed<typeof endpoint>['body'],
): Promise<LeadRefund> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    await lockLead(tx, leadId);
    const verb = takeBack ? 'takeBack' : 'correct';
    const allowed = await leadRefundTransitions.lockTo(tx, viewer, verb, leadId);
    const moved = await leadRefundTransitions.move(tx, allowed, {
      now,
      ...(!takeBack && reason && words && { reason, words }),
    });
    const numbers = await listNumbers(tx, [leadId]);
    return presentRefund(moved, numbers.get(leadId) ?? '');
  });
}
