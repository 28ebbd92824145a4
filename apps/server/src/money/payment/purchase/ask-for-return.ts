import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { type PurchaseRefundRow, insertPurchaseRefund } from './purchase-refund.store.ts';
import { purchaseRefundTransitions } from './purchase-refund.transitions.ts';
import type { PurchaseRow } from './purchase.store.ts';

/** A payment of a locked purchase, or a part of it, is to go back; the gateway hears of it from the outbox. */
export async function askForReturn(
  tx: Tx,
  purchase: Authorized<PurchaseRow>,
  wanted: Pick<PurchaseRefundRow, 'paymentId' | 'cause' | 'amountPaise'>,
  now: Date,
): Promise<string> {
  const { orderId } = purchase;
  const row: PurchaseRefundRow = {
    ...wanted,
    refundId: newId(),
    orderId,
    status: 'pending',
    receipt: newId(),
    tries: 0,
    nextTryAt: now,
    failure: null,
    providerRefundId: null,
    reference: null,
    version: 1,
    askedAt: now,
    settledAt: null,
  };
  const allowed = purchaseRefundTransitions.allowNewSystem(
    purchaseRefundTransitions.verb.ask,
    partOf(purchase, row),
  );
  await insertPurchaseRefund(tx, allowed.row);
  await purchaseRefundTransitions.begin(tx, allowed, { now, of: purchase });
  return row.refundId;
}
