import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SettleOutcome, ToldRefund } from '../told-refund.ts';
import { failReturn } from './fail-return.ts';
import {
  type PurchaseRefundRow,
  findRefundTold,
  isAllReturned,
  lockPurchaseRefund,
} from './purchase-refund.store.ts';
import { purchaseRefundTransitions } from './purchase-refund.transitions.ts';
import { type PurchaseRow, lockPurchase } from './purchase.store.ts';
import { purchaseTransitions } from './purchase.transitions.ts';

/** A purchase of which all went back has ended; a second payment of one says nothing of it. */
export async function endReturned(
  tx: Tx,
  purchase: PurchaseRow,
  { cause }: Authorized<Pick<PurchaseRefundRow, 'cause'>>,
  now: Date,
): Promise<void> {
  if (cause === 'second' || !(await isAllReturned(tx, purchase))) return;
  const allowed = purchaseTransitions.allowSystem(purchaseTransitions.verb.refund, purchase);
  if (allowed) await purchaseTransitions.move(tx, allowed, { now });
}

/** What a gateway signs of a refund of a purchase: that it went back, or that this try never will. Null: it is of no purchase. */
export async function settleReturn(
  tx: Tx,
  { provider, facts, status }: ToldRefund,
  now: Date,
): Promise<SettleOutcome | null> {
  const found = await findRefundTold(tx, provider, facts);
  if (!found) return null;
  const purchase = await lockPurchase(tx, found.orderId);
  const refund = await lockPurchaseRefund(tx, found.refundId);
  if (!purchase || !refund) return null;
  // A try that failed before has been heard.
  const isOurs = refund.providerRefundId === facts.providerRefundId || refund.receipt === facts.receipt;
  if (!isOurs) return 'unknown';
  if (facts.amountPaise !== refund.amountPaise) return 'amount_differs';
  if (status === 'failed') {
    const failed = { of: purchase, why: 'The gateway could not make this refund.', isFinal: true };
    return (await failReturn(tx, refund, failed, now)) ? 'refund_failed' : 'nothing';
  }
  const allowed = purchaseRefundTransitions.allowSystem(purchaseRefundTransitions.verb.settle, refund);
  if (!allowed) return 'nothing';
  const { providerRefundId } = facts;
  const changes = { providerRefundId, failure: null, settledAt: now };
  const settled = await purchaseRefundTransitions.move(tx, allowed, { now, of: purchase, changes });
  await endReturned(tx, purchase, settled, now);
  return 'refunded';
}
