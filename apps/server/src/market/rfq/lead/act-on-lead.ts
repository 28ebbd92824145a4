import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { type actOnLead as endpoint, confirmsLeadAction } from '@nukkad/contract/market/lead/lead-work.api';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { leadTransitions } from './lead.transitions.ts';
import { insertQuestion } from './question.store.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { seeingOf } from '../seeing.ts';
import { readLead } from './read-leads.ts';

const verbs = { ask: 'askDetails', withdraw: 'withdraw' } as const;

/** Asks the customer, which stops the clock of the request for this lead; or gives the lead up. */
export async function actOnLead(
  deps: RfqDependencies,
  call: SignedInCall,
  { leadId, action, question, seen }: EndpointParsed<typeof endpoint>['body'],
): Promise<Lead> {
  const { viewer, now } = call;
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const allowed = await leadTransitions.lockTo(tx, viewer, verbs[action], leadId);
    confirmSeen(confirmsLeadAction, seen, { leadStatus: allowed.row.status });
    const moved = await leadTransitions.move(tx, allowed, { now });
    if (action === 'ask' && question !== undefined) {
      const asked = { questionId: newId(), leadId, question, askedAt: now, answer: null, answeredAt: null };
      await insertQuestion(tx, partOf(moved, asked));
    }
    return lastReads((reader) => readLead(deps, reader, moved, seeing));
  });
}
