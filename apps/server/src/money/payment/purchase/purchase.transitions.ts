/** How a purchase moves: its table is `purchase.noun.ts`. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import {
  type PurchaseKind,
  purchaseLifecycle,
  type PurchaseStatus,
} from '@nukkad/contract/money/payment/purchase.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type PurchaseRow, lockPurchase, savePurchase } from './purchase.store.ts';

interface MoveDetail {
  readonly method?: string;
  /** Of what was kept, promised back with this move. */
  readonly grantedPaise?: number;
  readonly releasedAt?: Date;
}
type Owned = Pick<PurchaseRow, 'kind' | 'payerId' | 'organisationId'>;
type Acting = Pick<Viewer, 'role' | 'userId' | 'organisationId'>;

/** A pack is its organisation's, the call has asked for the permission; all else is its payer's. */
export function isOwnPurchase({ role, userId, organisationId }: Acting, of: Owned): boolean {
  if (of.kind !== 'lead_pack') return role === 'Buyer' && userId === of.payerId;
  return (role === 'Service Partner' || role === 'subUser') && organisationId === of.organisationId;
}

const capacityOf = (kind: PurchaseKind) => (kind === 'lead_pack' ? ('Partner' as const) : ('Buyer' as const));

type PurchaseMoved = Moved<typeof purchaseLifecycle, PurchaseRow, Viewer, MoveDetail>;

export const purchaseTransitions = transitions({
  table: purchaseLifecycle,
  notFound: paymentErrors.order_not_found,
  movedOn: kernelErrors.stale_state,
  lock: lockPurchase,
  sees: (viewer: Viewer, row) => isOwnPurchase(viewer, row),
  capacities: (viewer: Viewer, row: Owned) => (isOwnPurchase(viewer, row) ? [capacityOf(row.kind)] : []),
  next: (
    row: PurchaseRow,
    status: PurchaseStatus,
    { now, method, releasedAt, grantedPaise = 0 }: MoveDetail & { readonly now: Date },
  ) => ({
    ...row,
    status,
    method: row.method ?? method ?? null,
    grantedPaise: row.grantedPaise + grantedPaise,
    releasedAt: releasedAt ?? row.releasedAt,
    paidAt: status === 'created' || status === 'expired' ? null : (row.paidAt ?? now),
  }),
  save: savePurchase,
  logged: logOf(purchaseLifecycle, 'purchase', 'orderId', {
    detail: ({ from, to, after: { kind, amountPaise }, detail: { grantedPaise } }: PurchaseMoved) => ({
      from,
      to,
      kind,
      amountPaise,
      ...(grantedPaise && { grantedPaise }),
    }),
  }),
});
