import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { askForReturn } from './ask-for-return.ts';
import { findKeptPayment } from './purchase-payment.store.ts';
import { purchaseTransitions } from './purchase.transitions.ts';

export interface GrantedReturn {
  readonly orderId: string;
  readonly amountPaise: number;
}

/**
 * A decision gives back what was paid and kept, or a part of it, in the caller's transaction; what is bought is locked
 * before. Null: so much is not left of it. Answers the refund.
 */
export async function grantReturn(
  tx: Tx,
  { orderId, amountPaise }: Authorized<GrantedReturn>,
  now: Date,
): Promise<string | null> {
  const allowed = await purchaseTransitions.lockForSystem(tx, purchaseTransitions.verb.grant, orderId);
  if (!allowed || amountPaise > allowed.row.amountPaise - allowed.row.grantedPaise) return null;
  const payment = await findKeptPayment(tx, orderId);
  if (!payment) throw new Error('A purchase is paid without a payment.');
  const granted = await purchaseTransitions.move(tx, allowed, { now, grantedPaise: amountPaise });
  const { paymentId } = payment;
  return askForReturn(tx, granted, { paymentId, cause: 'granted', amountPaise }, now);
}
