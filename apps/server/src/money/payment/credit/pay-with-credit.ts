import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Payable } from '../../../market/booking/index.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { beginOrder } from '../begin-order.ts';
import { type Payer, orderTransitions } from '../order.transitions.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { lockOpenOrder } from '../order.store.ts';
import { insertPayment } from '../payment.store.ts';

/**
 * Pays from the customer's credit, in one transaction with what it takes from there: all of `amountPaise`, or nothing. An
 * order that is open at a gateway is put away, because another amount is due from now on.
 */
export async function payWithCredit(
  tx: Tx,
  { booking, credit }: PaymentDependencies,
  payer: Payer,
  { owed, amountPaise }: { readonly owed: Authorized<Payable>; readonly amountPaise: number },
  now: Date,
): Promise<void> {
  const { bookingId, buyerId: userId } = owed;
  const open = await lockOpenOrder(tx, bookingId);
  if (open)
    await orderTransitions.move(tx, orderTransitions.allow(payer, orderTransitions.verb.putAway, open), {
      now,
    });
  const paymentId = newId();
  const wanted = { userId, bookingId, wantedPaise: amountPaise, cause: `payment:${paymentId}`, now };
  const takenPaise = await credit.takeCredit(tx, partOf(owed, wanted));
  if (takenPaise !== amountPaise) refuse(paymentErrors.credit_too_small);
  const order = await beginOrder(tx, payer, owed, { provider: 'credit', amountPaise, expiresAt: now }, now);
  const payment = {
    paymentId,
    orderId: order.orderId,
    bookingId,
    provider: 'credit',
    providerPaymentId: paymentId,
    amountPaise,
    method: 'credit',
    status: 'captured',
    kept: true,
  } as const;
  await insertPayment(tx, partOf(owed, payment), now);
  const detail = { now, paymentId, method: 'credit', failure: null };
  await orderTransitions.move(
    tx,
    orderTransitions.allow(payer, orderTransitions.verb.payFromCredit, order),
    detail,
  );
  await booking.recordMoney(tx, { bookingId, capturedPaise: amountPaise, now });
}
