import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { readRules } from '../order.store.ts';
import type { PurchaseRefundRow } from './purchase-refund.store.ts';
import { type OfPurchase, purchaseRefundTransitions } from './purchase-refund.transitions.ts';
import { nextTryAt } from './purchase.rules.ts';

const longestFailure = 300;

export interface FailedTry {
  readonly of: OfPurchase;
  readonly why: string;
  /** The gateway said that it failed: the next try is another refund to it. */
  readonly isFinal: boolean;
}

/** A try of a locked refund failed: the next one comes after a while that grows, and at their end a person looks at it. */
export async function failReturn(
  tx: Tx,
  refund: PurchaseRefundRow,
  { of, why, isFinal }: FailedTry,
  now: Date,
): Promise<boolean> {
  const tries = refund.tries + 1;
  const next = nextTryAt(tries, now, await readRules(tx, now));
  const fresh = isFinal ? { receipt: newId(), providerRefundId: null } : {};
  const changes = { ...fresh, tries, failure: why.slice(0, longestFailure), nextTryAt: next };
  const allowed = purchaseRefundTransitions.allowSystem(
    next ? purchaseRefundTransitions.verb.fail : purchaseRefundTransitions.verb.giveUp,
    refund,
  );
  if (allowed) await purchaseRefundTransitions.move(tx, allowed, { now, of, changes });
  return allowed !== null;
}
