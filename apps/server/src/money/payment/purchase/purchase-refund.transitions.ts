/** How money of a purchase goes back: its table is `purchase-refund.noun.ts`. Its purchase is locked before. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { purchaseEvents } from '@nukkad/contract/money/payment/purchase.noun';
import {
  purchaseRefundLifecycle,
  type PurchaseRefundStatus,
} from '@nukkad/contract/money/payment/purchase-refund.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
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
  logged: logOf(purchaseRefundLifecycle, 'purchase_refund', 'refundId', {
    detail: ({ from, to, after, detail: { why, changes } }: RefundMoved) => ({
      from,
      to,
      orderId: after.orderId,
      amountPaise: after.amountPaise,
      ...(why && { why }),
      ...(changes?.reference && { reference: changes.reference }),
    }),
  }),
  tells: tellsOf(purchaseRefundLifecycle, purchaseEvents, ({ verb, detail: { of } }: RefundMoved) => ({
    kind: of.kind,
    rfqId: of.rfqId,
    leadId: of.leadId,
    projectId: of.projectId,
    byHand: verb === 'markPaid',
  })),
});
