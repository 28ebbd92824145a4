/** How money of a purchase goes back: its table is `purchase-refund.noun.ts`. Its purchase is locked before. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { purchaseEvents } from '@nukkad/contract/money/payment/purchase.noun';
import {
  purchaseRefundLifecycle,
  type PurchaseRefundStatus,
} from '@nukkad/contract/money/payment/purchase-refund.noun';
import { actorOf, machineActor } from '../../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PurchaseRow } from './purchase.store.ts';
import { type PurchaseRefundRow, lockPurchaseRefund, savePurchaseRefund } from './purchase-refund.store.ts';

type Acting = Pick<Viewer, 'role'> & Viewer;
/** What is told of its purchase. */
export type OfPurchase = Pick<PurchaseRow, 'kind' | 'rfqId' | 'leadId' | 'projectId'>;
interface RefundMove {
  readonly of: OfPurchase;
  readonly changes?: Partial<
    Pick<
      PurchaseRefundRow,
      'receipt' | 'tries' | 'nextTryAt' | 'failure' | 'providerRefundId' | 'reference' | 'settledAt'
    >
  >;
  /** What an Admin wrote. */
  readonly why?: string;
}
type RefundMoved = Moved<typeof purchaseRefundLifecycle, PurchaseRefundRow, Acting, RefundMove>;

function newsOf({ verb, after, detail: { of } }: RefundMoved): PendingEvent | null {
  const { orderId, refundId, cause, amountPaise } = after;
  const { kind, rfqId, leadId, projectId } = of;
  const facts = { orderId, refundId, kind, cause, amountPaise, rfqId, leadId, projectId };
  if (verb === 'ask') return pendingEvent(purchaseEvents.refundAsked, facts);
  if (verb === 'retry') return pendingEvent(purchaseEvents.refundRetried, facts);
  if (verb === 'settle') return pendingEvent(purchaseEvents.returned, { ...facts, byHand: false });
  return verb === 'markPaid' ? pendingEvent(purchaseEvents.returned, { ...facts, byHand: true }) : null;
}

export const purchaseRefundTransitions = transitions({
  table: purchaseRefundLifecycle,
  notFound: paymentErrors.order_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockPurchaseRefund,
  sees: ({ role }: Acting) => role === 'Admin',
  capacities: ({ role }: Acting): readonly 'Admin'[] => (role === 'Admin' ? ['Admin'] : []),
  next: (row: PurchaseRefundRow, status: PurchaseRefundStatus, { changes }: RefundMove) => ({
    ...row,
    nextTryAt: null,
    ...changes,
    status,
    version: row.version + 1,
  }),
  save: savePurchaseRefund,
  logged: ({ verb, from, to, after, by, detail: { why, changes } }: RefundMoved) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `purchase_refund.${verb}`,
    subjectKind: 'purchase_refund',
    subjectId: after.refundId,
    detail: {
      from,
      to,
      orderId: after.orderId,
      amountPaise: after.amountPaise,
      ...(why && { why }),
      ...(changes?.reference && { reference: changes.reference }),
    },
  }),
  tells: (moved: RefundMoved) => {
    const news = newsOf(moved);
    return news ? [news] : [];
  },
});
