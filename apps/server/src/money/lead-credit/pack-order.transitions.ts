/** How an order of a pack moves: its table is `lead-pack-order.lifecycle.ts`. */
import { leadCreditErrors } from '@nukkad/contract/money/lead-credit/lead-credit.errors';
import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.events';
import {
  type LeadPackOrderStatus,
  leadPackOrderLifecycle,
} from '@nukkad/contract/money/lead-credit/lead-pack-order.lifecycle';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type PackOrderRow, lockPackOrder, savePackOrder } from './pack-order.store.ts';

interface MoveDetail {
  readonly providerPaymentId?: string;
  readonly method?: string;
}

/** Of the own organisation; the call has asked for the permission. */
export const isOwnPurse = (
  { role, organisationId }: Pick<Viewer, 'role' | 'organisationId'>,
  of: { readonly organisationId: string },
): boolean => (role === 'Service Partner' || role === 'subUser') && organisationId === of.organisationId;

export const packOrderTransitions = transitions({
  table: leadPackOrderLifecycle,
  notFound: leadCreditErrors.lead_pack_order_not_found,
  movedOn: leadCreditErrors.lead_pack_order_moved_on,
  lock: lockPackOrder,
  sees: (viewer: Viewer, row) => isOwnPurse(viewer, row),
  capacities: (viewer: Viewer, row: Pick<PackOrderRow, 'organisationId'>): readonly 'Partner'[] =>
    isOwnPurse(viewer, row) ? ['Partner'] : [],
  next: (
    row: PackOrderRow,
    status: LeadPackOrderStatus,
    { now, providerPaymentId, method }: MoveDetail & { readonly now: Date },
  ) => ({
    ...row,
    status,
    providerPaymentId: providerPaymentId ?? row.providerPaymentId,
    method: method ?? row.method,
    paidAt: status === 'paid' ? now : null,
  }),
  save: savePackOrder,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `lead_pack_order.${verb}`,
    subjectKind: 'lead_pack_order',
    subjectId: after.orderId,
    detail: { from, to },
  }),
  tells: ({ verb, after }) => {
    if (verb !== 'pay') return [];
    const { orderId, organisationId, credits, amountPaise, cgstPaise, sgstPaise, igstPaise } = after;
    const facts = { orderId, organisationId, credits, amountPaise, cgstPaise, sgstPaise, igstPaise };
    return [pendingEvent(leadCreditEvents.bought, facts)];
  },
});
