/** How a payment of an advance moves: its table is `advance-order.lifecycle.ts`. */
import { advanceErrors } from '@nukkad/contract/money/advance/advance.errors';
import { advanceEvents } from '@nukkad/contract/money/advance/advance.events';
import {
  type AdvanceOrderStatus,
  advanceOrderLifecycle,
} from '@nukkad/contract/money/advance/advance-order.lifecycle';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type AdvanceOrderRow, lockAdvanceOrder, saveAdvanceOrder } from './advance-order.store.ts';

interface MoveDetail {
  readonly providerPaymentId?: string;
  readonly method?: string;
  /** Ours, of the refund that is asked for next. */
  readonly refundId?: string;
  readonly providerRefundId?: string;
}

export const isPayer = (
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  of: { readonly buyerId: string },
): boolean => role === 'Buyer' && userId === of.buyerId;

export const advanceOrderTransitions = transitions({
  table: advanceOrderLifecycle,
  notFound: advanceErrors.advance_order_not_found,
  movedOn: advanceErrors.advance_order_moved_on,
  lock: lockAdvanceOrder,
  sees: (viewer: Viewer, row) => isPayer(viewer, row),
  capacities: (viewer: Viewer, row: Pick<AdvanceOrderRow, 'buyerId'>): readonly 'Buyer'[] =>
    isPayer(viewer, row) ? ['Buyer'] : [],
  next: (
    row: AdvanceOrderRow,
    status: AdvanceOrderStatus,
    { now, ...detail }: MoveDetail & { readonly now: Date },
  ) => ({
    ...row,
    status,
    providerPaymentId: detail.providerPaymentId ?? row.providerPaymentId,
    method: detail.method ?? row.method,
    paidAt: status === 'created' ? null : (row.paidAt ?? now),
    refundId: detail.refundId ?? row.refundId,
    // A new refund of ours is not known to the gateway.
    providerRefundId: detail.refundId ? null : (detail.providerRefundId ?? row.providerRefundId),
    refundedAt: status === 'refunded' ? now : null,
  }),
  save: saveAdvanceOrder,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `advance_order.${verb}`,
    subjectKind: 'advance_order',
    subjectId: after.orderId,
    detail: { from, to },
  }),
  tells: ({ verb, after: { orderId, leadId, rfqId, organisationId, amountPaise } }) => {
    const facts = { orderId, leadId, rfqId, organisationId, amountPaise };
    if (verb === 'pay') return [pendingEvent(advanceEvents.paid, facts)];
    if (verb === 'refund') return [pendingEvent(advanceEvents.refunded, facts)];
    return verb === 'comeLate' ? [pendingEvent(advanceEvents.late, facts)] : [];
  },
});
