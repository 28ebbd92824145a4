import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { answerQuestion as endpoint } from '@nukkad/contract/market/lead/lead-work.api';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { partOf } from '../../../platform/authorize.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { leadTransitions } from './lead.transitions.ts';
import { saveAnswer } from './question.store.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { seeingOf } from '../seeing.ts';
import { partsOf } from '../read-rfqs.ts';
import { presentRfq } from '../rfq.presenter.ts';

/** The customer answers what one partner asked; that partner is told and goes on. */
export async function answerQuestion(
  deps: RfqDependencies,
  call: SignedInCall,
  { leadId, answer }: EndpointParsed<typeof endpoint>['body'],
): Promise<Rfq> {
  const { viewer, now, lang } = call;
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const found = await deps.quotes.lock(tx, leadId);
    if (!found) return refuse(leadErrors.lead_not_found);
    const { lead, rfq } = found;
    const actor = { ...viewer, asker: rfq };
    const allowed = leadTransitions.allow(actor, leadTransitions.verb.answerDetails, lead);
    const looked = { lookedAt: lead.lookedAt ?? now };
    const moved = await leadTransitions.move(tx, allowed, { now, ...looked });
    await saveAnswer(tx, partOf(moved, { leadId }), answer, now);
    return lastReads(async (reader) => presentRfq(rfq, await partsOf(deps, reader, rfq, seeing), lang));
  });
}
