/** How a lead moves: its table is `lead.lifecycle.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { leadErrors } from '@nukkad/contract/market/quotation/lead.errors';
import { leadEvents } from '@nukkad/contract/market/quotation/lead.events';
import {
  type LeadStatus,
  type LeadVerb,
  leadLifecycle,
} from '@nukkad/contract/market/quotation/lead.lifecycle';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOfPartner, leadCapacities } from './lead.policy.ts';
import { isOpenLead } from './lead.rules.ts';
import { type LeadRow, lockLead, saveLead } from './lead.store.ts';

interface MoveDetail {
  readonly interestedAt?: Date;
  readonly unlockedAt?: Date;
  readonly declineReason?: LeadRow['declineReason'];
}

interface Facts {
  readonly leadId: string;
  readonly rfqId: string;
}

/** What each move tells; a lead that ends with its request is told by the request. */
const told: Readonly<Record<LeadVerb, (facts: Facts) => readonly PendingEvent[]>> = {
  tell: (facts) => [pendingEvent(leadEvents.told, facts)],
  showInterest: (facts) => [pendingEvent(leadEvents.interested, facts)],
  unlock: (facts) => [pendingEvent(leadEvents.unlocked, facts)],
  decline: (facts) => [pendingEvent(leadEvents.declined, facts)],
  callOff: (facts) => [pendingEvent(leadEvents.calledOff, facts)],
  expire: () => [],
};

export const leadTransitions = transitions({
  table: leadLifecycle,
  notFound: leadErrors.lead_not_found,
  movedOn: leadErrors.lead_moved_on,
  lock: lockLead,
  sees: (viewer: Viewer, row) => isOfPartner(viewer, row),
  capacities: leadCapacities,
  next: (row: LeadRow, status: LeadStatus, { now, ...detail }: MoveDetail & { readonly now: Date }) => ({
    ...row,
    status,
    declineReason: detail.declineReason ?? row.declineReason,
    interestedAt: row.interestedAt ?? detail.interestedAt ?? null,
    unlockedAt: row.unlockedAt ?? detail.unlockedAt ?? null,
    endedAt: isOpenLead(status) ? null : now,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveLead,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `lead.${verb}`,
    subjectKind: 'lead',
    subjectId: after.leadId,
    detail: { from, to },
  }),
  tells: ({ verb, after: { leadId, rfqId } }) => told[verb]({ leadId, rfqId }),
});
