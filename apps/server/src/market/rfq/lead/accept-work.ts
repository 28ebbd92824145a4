import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { acceptWork as endpoint } from '@nukkad/contract/market/lead/lead-work.api';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { seeingOf } from '../seeing.ts';
import { readLead } from './read-leads.ts';

/** The partner takes the work up; a quote may follow. */
export async function acceptWork(
  deps: RfqDependencies,
  call: SignedInCall,
  { leadId }: EndpointParsed<typeof endpoint>['body'],
): Promise<Lead> {
  const { viewer, now } = call;
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const allowed = await leadTransitions.lockTo(tx, viewer, leadTransitions.verb.acceptWork, leadId);
    const moved = await leadTransitions.move(tx, allowed, { now });
    return lastReads((reader) => readLead(deps, reader, moved, seeing));
  });
}
