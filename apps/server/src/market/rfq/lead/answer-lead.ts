import type { answerLead as endpoint } from '@nukkad/contract/market/lead/lead.api';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { seeingOf } from '../seeing.ts';
import { readLead } from './read-leads.ts';
import { refusePaused } from './refuse-paused.ts';
import { findRfq } from '../rfq.store.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** Interested, said once; or not, with a reason. */
export async function answerLead(
  deps: RfqDependencies,
  call: SignedInCall,
  { leadId, interested, reason = 'other' }: Body,
): Promise<Lead> {
  const { viewer, now } = call;
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const allowed = await leadTransitions.lockTo(
      tx,
      viewer,
      interested ? leadTransitions.verb.showInterest : leadTransitions.verb.decline,
      leadId,
    );
    const { organisationId, rfqId } = allowed.row;
    if (interested) await refusePaused(deps, tx, organisationId, await findRfq(tx, rfqId));
    if (interested && allowed.row.interestedAt !== null) refuse(leadErrors.lead_answered);
    const moved = await leadTransitions.move(
      tx,
      allowed,
      interested ? { now, interestedAt: now } : { now, declineReason: reason },
    );
    return lastReads((reader) => readLead(deps, reader, moved, seeing));
  });
}
