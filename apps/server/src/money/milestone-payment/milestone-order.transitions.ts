/** How a payment of a milestone moves: its table is `milestone-order.lifecycle.ts`. */
import {
  type MilestoneOrderStatus,
  milestoneOrderLifecycle,
} from '@nukkad/contract/money/milestone-payment/milestone-order.lifecycle';
import { milestonePaymentErrors } from '@nukkad/contract/money/milestone-payment/milestone-payment.errors';
import { milestonePaymentEvents } from '@nukkad/contract/money/milestone-payment/milestone-payment.events';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type MilestoneOrderRow, lockMilestoneOrder, saveMilestoneOrder } from './milestone-order.store.ts';

interface MoveDetail {
  readonly providerPaymentId?: string;
  readonly method?: string;
  /** GST in it, of a registered partner. */
  readonly taxPaise?: number;
}

export const isOwnOrder = (
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  { buyerId }: Pick<MilestoneOrderRow, 'buyerId'>,
): boolean => role === 'Buyer' && buyerId === userId;

export const milestoneOrderTransitions = transitions({
  table: milestoneOrderLifecycle,
  notFound: milestonePaymentErrors.milestone_order_not_found,
  movedOn: milestonePaymentErrors.milestone_order_moved_on,
  lock: lockMilestoneOrder,
  sees: (viewer: Viewer, row) => isOwnOrder(viewer, row),
  capacities: (viewer: Viewer, row: Pick<MilestoneOrderRow, 'buyerId'>): readonly 'Buyer'[] =>
    isOwnOrder(viewer, row) ? ['Buyer'] : [],
  next: (
    row: MilestoneOrderRow,
    status: MilestoneOrderStatus,
    { now, providerPaymentId, method }: MoveDetail & { readonly now: Date },
  ) => ({
    ...row,
    status,
    providerPaymentId: providerPaymentId ?? row.providerPaymentId,
    method: method ?? row.method,
    paidAt: status === 'paid' ? now : null,
  }),
  save: saveMilestoneOrder,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `milestone_order.${verb}`,
    subjectKind: 'milestone_order',
    subjectId: after.orderId,
    detail: { from, to },
  }),
  tells: ({ verb, after, detail: { taxPaise = 0 } }) => {
    if (verb !== 'pay') return [];
    const { orderId, milestoneId, projectId, organisationId, amountPaise } = after;
    const facts = { orderId, milestoneId, projectId, organisationId, amountPaise, taxPaise };
    return [pendingEvent(milestonePaymentEvents.paid, facts)];
  },
});
