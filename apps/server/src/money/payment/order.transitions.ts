/** How payments of bookings move: their table is `order.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentOrderLifecycle } from '@nukkad/contract/money/payment/order.noun';
import { paymentErrors, paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { actorOnBehalf, machineActor } from '../../platform/audit.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayPay } from './payment.policy.ts';
import { type OrderRow, lockOrder, saveOrder } from './order.store.ts';

/** Who pays, or takes cash; whether the booking is this one's work, the booking's policy has said. */
export interface Payer {
  readonly viewer: Viewer;
  readonly isWorker: boolean;
}

interface OrderMove {
  /** The attempt that it is about. */
  readonly paymentId?: string;
  readonly method?: string;
  /** In words that the buyer reads; left out: as it was. */
  readonly failure?: string | null;
}

const capacities = ({ viewer, isWorker }: Payer, order: { readonly buyerId: string }) => [
  ...(mayPay(viewer, order) ? (['Buyer'] as const) : []),
  ...(isWorker ? (['Worker'] as const) : []),
];

export const orderTransitions = transitions({
  table: paymentOrderLifecycle,
  notFound: paymentErrors.order_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockOrder,
  sees: (payer: Payer, order) => capacities(payer, order).length > 0,
  capacities,
  next: (order: OrderRow, status, { method, failure, now }: OrderMove & { readonly now: Date }) => ({
    ...order,
    status,
    method: method ?? order.method,
    failure: failure === undefined ? order.failure : failure,
    paidAt: status === 'paid' ? (order.paidAt ?? now) : order.paidAt,
  }),
  save: saveOrder,
  // What moved money is in the log; of the rest the order itself keeps enough.
  logged: ({ verb, after, by, detail: { method } }) =>
    verb === 'pay' ||
    verb === 'payFromCredit' ||
    verb === 'payLater' ||
    verb === 'giveBack' ||
    verb === 'giveBackSecond'
      ? {
          ...(by.who ? actorOnBehalf(by.who.viewer) : machineActor),
          action: `payment.${verb}`,
          subjectKind: 'payment_order',
          subjectId: after.orderId,
          detail: { bookingId: after.bookingId, amountPaise: after.amountPaise, method },
        }
      : null,
  tells: ({
    verb,
    after: { bookingId, amountPaise, orderId, isLink, settlesLater },
    detail: { paymentId, method = '' },
  }): readonly PendingEvent[] => {
    if (verb === 'putAway')
      return isLink ? [pendingEvent(paymentEvents.linkOver, { bookingId, orderId })] : [];
    if (paymentId === undefined) return [];
    if (verb === 'pay' || verb === 'payFromCredit' || verb === 'payLater') {
      const facts = { bookingId, paymentId, amountPaise, method };
      return [pendingEvent(paymentEvents.captured, { ...facts, ...(settlesLater && { settlesLater }) })];
    }
    if (verb === 'attempt' || verb === 'attemptLate')
      return [pendingEvent(paymentEvents.failed, { bookingId, paymentId })];
    return [pendingEvent(paymentEvents.surplusCaptured, { bookingId, paymentId, amountPaise })];
  },
});
