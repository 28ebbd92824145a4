import type { PurchaseRefundCause } from '@nukkad/contract/money/payment/purchase-refund.noun';
import { type Authorized, partOf, systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { CaptureOutcome, CapturedFacts } from '../captured.ts';
import { readRules } from '../order.store.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { askForReturn } from './ask-for-return.ts';
import { insertPurchasePayment, isTold } from './purchase-payment.store.ts';
import { isInTime } from './purchase.rules.ts';
import { type PurchaseOf, type PurchaseRow, findPurchaseOfProvider, lockPurchase } from './purchase.store.ts';
import { purchaseTransitions } from './purchase.transitions.ts';

async function keepPayment(
  tx: Tx,
  purchase: Authorized<PurchaseRow>,
  facts: CapturedFacts,
  { kept, now }: { readonly kept: boolean; readonly now: Date },
): Promise<string> {
  const { orderId } = purchase;
  const { provider, providerPaymentId, amountPaise, method } = facts;
  const paymentId = newId();
  const row = { paymentId, orderId, provider, providerPaymentId, amountPaise, method, kept, capturedAt: now };
  await insertPurchasePayment(tx, partOf(purchase, row));
  return paymentId;
}

/** Nothing is due for it any more, or it was paid before: it goes back by itself. */
async function giveBack(tx: Tx, purchase: PurchaseRow, facts: CapturedFacts, now: Date): Promise<void> {
  const why = 'The gateway has signed it, and nothing is due for it.';
  const paymentId = await keepPayment(tx, systemAuthorized(purchase, why), facts, { kept: false, now });
  const { method } = facts;
  const late = purchaseTransitions.allowSystem(purchaseTransitions.verb.comeLate, purchase);
  const second = purchaseTransitions.allowSystem(purchaseTransitions.verb.comeTwice, purchase);
  if (late) await purchaseTransitions.move(tx, late, { now, method });
  if (second) await purchaseTransitions.move(tx, second, { now, to: second.row.status });
  const cause: PurchaseRefundCause = late ? 'late' : 'second';
  const { amountPaise } = facts;
  await askForReturn(tx, systemAuthorized(purchase, why), { paymentId, cause, amountPaise }, now);
}

/**
 * A captured payment of what is not a booking. Under the locks of what is bought and of its order it is kept if it is
 * still due, and else refunded; the same payment told again changes nothing.
 */
export async function capturePurchase(
  tx: Tx,
  { goods }: Pick<PaymentDependencies, 'goods'>,
  facts: CapturedFacts,
  now: Date,
): Promise<CaptureOutcome> {
  const found = await findPurchaseOfProvider(tx, facts.provider, facts.providerOrderId);
  if (!found) return 'unknown';
  const sold = goods.answers.find(({ kind }) => kind === found.kind);
  if (!sold) throw new Error(`No domain sells ${found.kind}.`);
  await sold.lock(tx, found);
  const purchase = await lockPurchase(tx, found.orderId);
  if (!purchase) return 'unknown';
  if (facts.amountPaise !== purchase.amountPaise || facts.currency !== 'INR') return 'amount_differs';
  if (await isTold(tx, facts.provider, facts.providerPaymentId)) return 'nothing';
  const first = purchaseTransitions.allowSystem(purchaseTransitions.verb.pay, purchase);
  const inTime = isInTime(purchase, facts.attemptedAt ?? now, await readRules(tx, now));
  const bought = first && partOf(first.row, { ...found, ...purchase } as PurchaseOf<typeof found.kind>);
  if (!first || !bought || !inTime || !(await sold.keep(tx, bought, now))) {
    await giveBack(tx, purchase, facts, now);
    return 'surplus';
  }
  await keepPayment(tx, first.row, facts, { kept: true, now });
  await purchaseTransitions.move(tx, first, { now, method: facts.method });
  return 'captured';
}
