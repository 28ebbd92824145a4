import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { claimLead as endpoint } from '@nukkad/contract/market/lead/lead-refund.api';
import { leadRefundErrors } from '@nukkad/contract/market/lead/lead-refund.noun';
import type { LeadRefund } from '@nukkad/contract/market/lead/lead-refund.model';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isOfPartner } from '../lead.policy.ts';
import { canClaim } from '../lead.rules.ts';
import { lockLead, readGeneralLeadRules } from '../lead.store.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { findRfq } from '../../rfq.store.ts';
import { presentRefund } from './lead-refund.presenter.ts';
import { insertRefund } from './lead-refund.store.ts';
import { leadRefundTransitions } from './lead-refund.transitions.ts';

/** Says that the contact of an unlocked lead is wrong; an Admin decides. Once a lead. */
export async function claimLead(
  { platform }: RfqDependencies,
  call: SignedInCall,
  { leadId, reason, words }: EndpointParsed<typeof endpoint>['body'],
): Promise<LeadRefund> {
  const { viewer, now } = call;
  const rules = await readGeneralLeadRules(platform.db, now);
  return platform.write(call, async (tx) => {
    const lead = await lockLead(tx, leadId);
    if (!lead || !isOfPartner(viewer, lead)) return refuse(leadErrors.lead_not_found);
    if (lead.unlockedAt === null) return refuse(leadRefundErrors.lead_claim_locked);
    if (!canClaim(lead, now, rules))
      return refuse(leadRefundErrors.lead_claim_late, { values: { days: rules.claimDays } });
    const { organisationId, priceCredits: credits } = lead;
    const fresh = leadRefundTransitions.allowNew(viewer, leadRefundTransitions.verb.claim, {
      leadId,
      organisationId,
      kind: 'claim' as const,
      status: 'Waiting' as const,
      credits,
      reason,
      words,
      askedAt: now,
      decidedAt: null,
      decidedBy: null,
      decideWhy: '',
      version: 1,
    });
    if (!(await insertRefund(tx, fresh.row))) return refuse(leadRefundErrors.lead_claim_made);
    await leadRefundTransitions.begin(tx, fresh, { now });
    const rfq = await findRfq(tx, lead.rfqId);
    return presentRefund(fresh.row, rfq?.rfqNumber ?? '');
  });
}
