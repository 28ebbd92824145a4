import { confirmsUnlock, type unlockLead as endpoint } from '@nukkad/contract/market/lead/lead.api';
import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openUntil } from './lead.rules.ts';
import { findLead, readLeadRules } from './lead.store.ts';
import { leadTransitions } from './lead.transitions.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { refusePaused } from './refuse-paused.ts';
import { seeingOf } from '../seeing.ts';
import { readLead } from './read-leads.ts';
import { lockRfq } from '../rfq.store.ts';
import { rfqTransitions } from '../rfq.transitions.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** One place less of the request, which stays open for longer once someone has unlocked it. */
async function takePlace(tx: Tx, row: Awaited<ReturnType<typeof lockRfq>>, now: Date): Promise<void> {
  const place = rfqTransitions.allowSystem(rfqTransitions.verb.takePlace, row);
  if (!place) return refuse(leadErrors.lead_moved_on);
  const { unlocked, answerBy } = place.row;
  const longer = unlocked === 0 ? openUntil(now, await readLeadRules(tx, now, place.row)) : answerBy;
  await rfqTransitions.move(tx, place, { now, unlocked: unlocked + 1, answerBy: longer });
}

/**
 * Price and place are taken together, or neither. The request is locked first, so that of two who want its last place the
 * second finds none, and pays nothing.
 */
export async function unlockLead(
  deps: RfqDependencies,
  call: SignedInCall,
  { leadId, seen }: Body,
): Promise<Lead> {
  const { viewer, now } = call;
  const purse = deps.purse.single();
  const seeing = await seeingOf(deps, call);
  return deps.platform.write(call, async (tx) => {
    const rfqId = (await findLead(tx, leadId))?.rfqId;
    const rfq = rfqId === undefined ? null : await lockRfq(tx, rfqId);
    const allowed = await leadTransitions.lockTo(tx, viewer, leadTransitions.verb.unlock, leadId);
    const { organisationId, priceCredits: credits } = allowed.row;
    await refusePaused(deps, tx, organisationId, rfq);
    if (rfq && rfq.unlocked >= rfq.places) refuse(leadErrors.lead_places_gone);
    const creditBalance = await purse.lockCredits(tx, organisationId, now);
    if (creditBalance < credits) refuse(leadErrors.lead_credits_short);
    confirmSeen(confirmsUnlock, seen, { priceCredits: credits, creditBalance });
    const paid = partOf(allowed.row, { organisationId, leadId, credits, now });
    if (!(await purse.payForLead(tx, paid))) refuse(leadErrors.lead_credits_short);
    await takePlace(tx, rfq, now);
    const moved = await leadTransitions.move(tx, allowed, { now, interestedAt: now, unlockedAt: now });
    return lastReads((reader) => readLead(deps, reader, moved, seeing));
  });
}
