/** How a lead moves: its table is `lead.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  leadErrors,
  leadLifecycle,
  type LeadStatus,
  type LeadVerb,
} from '@nukkad/contract/market/lead/lead.noun';
import { leadEvents } from '@nukkad/contract/market/lead/lead.events';
import { actorOf, machineActor } from '../../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { type LeadActor, leadCapacities, seesLead } from './lead.policy.ts';
import { isOpenLead, sentAtOf } from './lead.rules.ts';
import { type LeadRow, lockLead, saveLead } from './lead.store.ts';

interface MoveDetail {
  readonly interestedAt?: Date;
  readonly unlockedAt?: Date;
  readonly lookedAt?: Date;
  readonly declineReason?: LeadRow['declineReason'];
}

interface Facts {
  readonly leadId: string;
  readonly rfqId: string;
}

/** What each move tells; a lead that ends with its request is told by the request. */
const told: Readonly<Record<LeadVerb, (facts: Facts, by: 'Partner' | 'Buyer') => readonly PendingEvent[]>> = {
  tell: (facts) => [pendingEvent(leadEvents.told, facts)],
  showInterest: (facts) => [pendingEvent(leadEvents.interested, facts)],
  unlock: (facts) => [pendingEvent(leadEvents.unlocked, facts)],
  decline: (facts) => [pendingEvent(leadEvents.declined, facts)],
  askDetails: (facts) => [pendingEvent(leadEvents.askedDetails, facts)],
  answerDetails: (facts) => [pendingEvent(leadEvents.answeredDetails, facts)],
  acceptWork: (facts) => [pendingEvent(leadEvents.workAccepted, facts)],
  withdraw: (facts) => [pendingEvent(leadEvents.withdrawn, facts)],
  callOff: (facts) => [pendingEvent(leadEvents.calledOff, facts)],
  expire: () => [],
  quote: (facts) => [pendingEvent(leadEvents.quoted, facts)],
  requote: (facts) => [pendingEvent(leadEvents.quoted, facts)],
  counter: (facts) => [pendingEvent(leadEvents.countered, facts)],
  awardLines: (facts) => [pendingEvent(leadEvents.linesAwarded, facts)],
  acceptQuote: (facts, by) => [pendingEvent(leadEvents.quoteAccepted, { ...facts, by })],
  refuseQuote: (facts) => [pendingEvent(leadEvents.quoteRefused, facts)],
  sign: (facts, by) => [pendingEvent(leadEvents.quoteSigned, { ...facts, by })],
  agree: (facts) => [pendingEvent(leadEvents.agreed, facts)],
  askAdvance: (facts) => [pendingEvent(leadEvents.advanceDue, facts)],
  book: (facts) => [pendingEvent(leadEvents.booked, facts)],
  startWork: () => [],
  finishWork: () => [],
  disputeWork: () => [],
  resolveDispute: () => [],
  refundWork: () => [],
  lapseAdvance: (facts) => [pendingEvent(leadEvents.advanceLapsed, facts)],
  dropUnpaid: (facts) => [pendingEvent(leadEvents.dropped, facts)],
  passOver: (facts) => [pendingEvent(leadEvents.passedOver, facts)],
};

export const leadTransitions = transitions({
  table: leadLifecycle,
  notFound: leadErrors.lead_not_found,
  movedOn: leadErrors.lead_moved_on,
  lock: lockLead,
  sees: (actor: LeadActor, row) => seesLead(actor, row),
  capacities: leadCapacities,
  next: (row: LeadRow, status: LeadStatus, { now, ...detail }: MoveDetail & { readonly now: Date }) => ({
    ...row,
    status,
    declineReason: detail.declineReason ?? row.declineReason,
    interestedAt: row.interestedAt ?? detail.interestedAt ?? null,
    unlockedAt: row.unlockedAt ?? detail.unlockedAt ?? null,
    sentAt: sentAtOf(row, status, now),
    lookedAt: row.lookedAt ?? detail.lookedAt ?? null,
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
  tells: ({ verb, by, after: { leadId, rfqId } }) =>
    told[verb]({ leadId, rfqId }, by.kind === 'Partner' ? 'Partner' : 'Buyer'),
});
