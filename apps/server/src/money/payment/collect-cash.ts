import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { confirmsCash } from '@nukkad/contract/market/booking/booking.confirm';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.errors';
import type { Payable } from '../../market/booking/index.ts';
import { authorize } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PaymentDependencies } from './payment.dependencies.ts';
import * as orders from './payment.store.ts';

type Call = SignedInCall<{ body: { bookingId: string; seen: Seen<typeof confirmsCash> } }>;

const takenInPerson: readonly string[] = ['Inprogress', 'Completed'];

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
  const {
    viewer,
    now,
    input: { body },
  } = call;
  return deps.platform.write(call, async (tx) => {
    const payable = await deps.booking.payable(tx, { bookingId: body.bookingId }, true);
    if (
      !payable ||
      (payable.organisationId !== viewer.organisationId && !deps.booking.isWorker(viewer, payable))
    ) {
      return refuse(paymentErrors.order_not_found);
    }
    const owed = authorize(payable, deps.booking.isWorker(viewer, payable));
    checkCash(payable, body.seen);
    const open = await orders.lockOpenOrder(tx, payable.bookingId);
    if (open) await orders.saveExpired(tx, open.orderId, 'This was paid in cash.');
    const { bookingId } = payable;
    const [orderId, paymentId, amountPaise] = [newId(), newId(), payable.amountDuePaise];
    await orders.saveNewOrder(tx, owed, {
      orderId,
      provider: 'cash',
      amountPaise,
      createdAt: now,
      expiresAt: now,
    });
    await orders.savePayment(
      tx,
      {
        paymentId,
        orderId,
        bookingId,
        provider: 'cash',
        providerPaymentId: paymentId,
        amountPaise,
        method: 'cash',
        status: 'captured',
        kept: true,
        takenBy: viewer.userId,
      },
      now,
    );
    await orders.savePaid(tx, orderId, 'cash', now);
    await deps.booking.recordMoney(tx, { bookingId, capturedPaise: amountPaise, now });
    await publish(tx, now, paymentEvents.captured, { bookingId, paymentId, amountPaise, method: 'cash' });
    return { bookingId, paymentStatus: 'paid' };
  });
}
