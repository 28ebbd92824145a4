import { confirmsCash } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Payable } from '../../market/booking/index.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { beginOrder } from './begin-order.ts';
import { orderTransitions } from './order.transitions.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { takenInPerson } from './payment.rules.ts';
import * as orders from './order.store.ts';
import * as payments from './payment.store.ts';

type Call = SignedInCall<{ body: { bookingId: string; seen: Seen<typeof confirmsCash> } }>;

/** Cash is taken for work that is in progress or done, and exactly the amount due. */
function checkCash(payable: Payable, seen: Seen<typeof confirmsCash>): void {
  if (!takenInPerson.includes(payable.status)) refuse(kernelErrors.stale_state, { present: payable.status });
  if (payable.amountDuePaise <= 0) refuse(paymentErrors.nothing_due, { present: payable.paymentStatus });
  confirmSeen(confirmsCash, seen, { amountDue: payable.amountDuePaise });
}

/** The professional took in hand what was due. A payment that is open online is put away; its money would go back. */
export async function collectCash(
  deps: PaymentDependencies,
  call: Call,
): Promise<{ bookingId: string; paymentStatus: string }> {
  const { viewer, now } = call;
  const { body } = call.input;
  return deps.platform.write({ ...call, withClaim: true }, async (tx) => {
    // The booking is locked before its order, in one trip.
    const [payable, open] = await Promise.all([
      deps.booking.lockPayable(tx, { bookingId: body.bookingId }),
      orders.lockOpenOrder(tx, body.bookingId),
    ]);
    if (
      !payable ||
      (payable.organisationId !== viewer.organisationId && !deps.booking.isWorker(viewer, payable))
    ) {
      return refuse(paymentErrors.order_not_found);
    }
    const owed = authorize(payable, deps.booking.isWorker(viewer, payable));
    checkCash(payable, body.seen);
    const payer = { viewer, isWorker: true };
    if (open)
      await orderTransitions.move(tx, orderTransitions.allow(payer, orderTransitions.verb.putAway, open), {
        now,
        failure: 'This was paid in cash.',
      });
    const { bookingId, amountDuePaise: amountPaise } = payable;
    const order = await beginOrder(tx, payer, owed, { provider: 'cash', amountPaise, expiresAt: now }, now);
    const paymentId = newId();
    const payment = {
      paymentId,
      orderId: order.orderId,
      bookingId,
      provider: 'cash',
      providerPaymentId: paymentId,
      amountPaise,
      method: 'cash',
      status: 'captured',
      kept: true,
      takenBy: viewer.userId,
    } as const;
    await payments.insertPayment(tx, partOf(owed, payment), now);
    await orderTransitions.move(tx, orderTransitions.allow(payer, orderTransitions.verb.pay, order), {
      now,
      paymentId,
      method: 'cash',
      failure: null,
    });
    await deps.booking.recordMoney(tx, { bookingId, capturedPaise: amountPaise, now });
    return { bookingId, paymentStatus: 'paid' };
  });
}
