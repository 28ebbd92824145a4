/** How a lead moves: its table is `lead.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { leadErrors, leadLifecycle, type LeadStatus } from '@nukkad/contract/market/lead/lead.noun';
import { leadEvents } from '@nukkad/contract/market/lead/lead.events';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
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
  logged: logOf(leadLifecycle, 'lead', 'leadId'),
  // A lead that ends with its request is told by the request.
  tells: tellsOf(leadLifecycle, leadEvents, ({ by }) => ({
    by: by.kind === 'Partner' ? 'Partner' : 'Buyer',
  })),
});
