import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type {
  OfficeLeadClaim,
  decideLeadClaim as endpoint,
} from '@nukkad/contract/market/lead/lead-refund.api';
import { leadRefundErrors } from '@nukkad/contract/market/lead/lead-refund.noun';
import { partOf } from '../../../../platform/authorize.ts';
import { lastReads } from '../../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { lockLead } from '../lead.store.ts';
import type { RfqDependencies } from '../../rfq.interface.ts';
import { listNumbers } from '../../rfq.store.ts';
import { lockRefund } from './lead-refund.store.ts';
import { leadRefundTransitions } from './lead-refund.transitions.ts';
import { presentClaims } from './list-refunds.ts';

/** Yes gives the credits back in the same transaction; no leaves them where they went. */
export async function decideClaim(
  deps: RfqDependencies,
  call: SignedInCall<EndpointParsed<typeof endpoint>>,
): Promise<OfficeLeadClaim> {
  const { viewer, now, input } = call;
  const { leadId } = input.params;
  const { approve, why, version } = input.body;
  return deps.platform.write(call, async (tx) => {
    await lockLead(tx, leadId);
    const row = (await lockRefund(tx, leadId)) ?? refuse(leadRefundErrors.lead_refund_not_found);
    const allowed = leadRefundTransitions.allow(
      viewer,
      approve ? leadRefundTransitions.verb.agree : leadRefundTransitions.verb.refuse,
      row,
    );
    if (row.version !== version) refuse(kernelErrors.stale_state, { present: row.status });
    const decided = { now, decidedBy: viewer.userId, decideWhy: why };
    const moved = await leadRefundTransitions.move(tx, allowed, decided);
    if (approve) {
      const returned = partOf(moved, { leadId, kind: 'claim' as const, now });
      await deps.purse.single().returnCredits(tx, returned);
    }
    return lastReads(async (reader) => {
      const [claim] = await presentClaims(deps, reader, [moved], await listNumbers(reader, [leadId]));
      return claim ?? refuse(leadRefundErrors.lead_refund_not_found);
    });
  });
}
