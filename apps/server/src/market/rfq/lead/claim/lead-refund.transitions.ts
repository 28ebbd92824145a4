/** How a refund of credits moves: its table is `lead-refund.noun.ts`. */
import {
  leadRefundErrors,
  leadRefundEvents,
  leadRefundLifecycle,
  type LeadRefundStatus,
} from '@nukkad/contract/market/lead/lead-refund.noun';
import { logOf } from '../../../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import { isOfPartner } from '../lead.policy.ts';
import { type LeadRefundRow, lockRefund, saveRefund } from './lead-refund.store.ts';

interface MoveDetail {
  readonly decidedBy?: string;
  readonly decideWhy?: string;
  readonly reason?: LeadRefundRow['reason'];
  readonly words?: string;
}

const isAdmin = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

export const leadRefundTransitions = transitions({
  table: leadRefundLifecycle,
  notFound: leadRefundErrors.lead_refund_not_found,
  movedOn: leadRefundErrors.lead_refund_moved_on,
  lock: lockRefund,
  sees: (viewer: Viewer, row) => isAdmin(viewer) || isOfPartner(viewer, row),
  capacities: (
    viewer: Viewer,
    row: Pick<LeadRefundRow, 'organisationId'>,
  ): readonly ('Admin' | 'Partner')[] => {
    if (isAdmin(viewer)) return ['Admin'];
    return isOfPartner(viewer, row) ? ['Partner'] : [];
  },
  next: (
    row: LeadRefundRow,
    status: LeadRefundStatus,
    { now, decidedBy, decideWhy, reason, words }: MoveDetail & { readonly now: Date },
  ) => ({
    ...row,
    status,
    reason: reason ?? row.reason,
    words: words ?? row.words,
    decidedAt: status === 'Waiting' ? null : now,
    decidedBy: decidedBy ?? row.decidedBy,
    decideWhy: decideWhy ?? row.decideWhy,
    version: row.version + 1,
  }),
  save: saveRefund,
  logged: logOf(leadRefundLifecycle, 'lead_refund', 'leadId', { kind: 'lead' }),
  tells: tellsOf(leadRefundLifecycle, leadRefundEvents),
});
