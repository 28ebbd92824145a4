import {
  confirmsPayLater,
  type payBookingLater as asked,
  seenOfPayLater,
} from '@nukkad/contract/money/pay-later/pay-later.api';
import { payLaterErrors } from '@nukkad/contract/money/pay-later/pay-later.noun';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { EndpointOutput, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { beginOrder } from '../begin-order.ts';
import { checkPayable } from '../open-order.ts';
import { orderTransitions } from '../order.transitions.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { mayPay } from '../payment.policy.ts';
import { lockOpenOrder } from '../order.store.ts';
import { savePayment } from '../payment.store.ts';

/**
 * A booking that waits for its payment is paid later: the platform counts it as paid, the customer owes it, and the limit
 * is taken, in one transaction. An order that is open at a gateway is put away.
 */
export async function payBookingLater(
  deps: PaymentDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<EndpointOutput<typeof asked>> {
  const { viewer, now, input } = call;
  const { bookingId, seen } = input.body;
  const payer = { viewer, isWorker: false };
  return deps.platform.write(call, async (tx) => {
    const payable = await deps.booking.lockPayable(tx, { bookingId, buyerId: viewer.userId });
    if (!payable) return refuse(paymentErrors.order_not_found);
    const owed = authorize(payable, mayPay(viewer, payable));
    checkPayable(payable, now);
    if (payable.status !== 'Payment Pending') refuse(payLaterErrors.pay_later_too_late);
    const { amountDuePaise: amountPaise, buyerId: userId } = payable;
    const open = await lockOpenOrder(tx, bookingId);
    if (open)
      await orderTransitions.move(tx, orderTransitions.allow(payer, orderTransitions.verb.putAway, open), {
        now,
      });
    const paymentId = newId();
    const wanted = {
      paymentId,
      userId,
      bookingId,
      amountPaise,
      now,
      confirm: (standing: { readonly dueDays: number }) =>
        confirmSeen(confirmsPayLater, seen, seenOfPayLater(amountPaise, standing)),
    };
    const { left } = await deps.payLater.owe(tx, partOf(owed, wanted));
    const order = await beginOrder(
      tx,
      payer,
      owed,
      { provider: 'paylater', amountPaise, expiresAt: now },
      now,
    );
    const payment = {
      paymentId,
      orderId: order.orderId,
      bookingId,
      provider: 'paylater',
      providerPaymentId: paymentId,
      amountPaise,
      method: 'paylater',
      status: 'captured',
      kept: true,
    } as const;
    await savePayment(tx, partOf(owed, payment), now);
    const detail = { now, paymentId, method: 'paylater', failure: null };
    await orderTransitions.move(
      tx,
      orderTransitions.allow(payer, orderTransitions.verb.payLater, order),
      detail,
    );
    await deps.booking.recordMoney(tx, { bookingId, capturedPaise: amountPaise, isLater: true, now });
    return { bookingId, amount: amountPaise, left };
  });
}
