import { systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { CaptureOther } from '../payment/index.ts';
import type { AdvanceDependencies } from './advance.dependencies.ts';
import { findOfProvider, lockAdvanceOrder } from './advance-order.store.ts';
import { advanceOrderTransitions } from './advance-order.transitions.ts';

/** The gateway captured an advance: the lead is booked and its project opened in the same transaction, once. */
export const captureAdvance =
  ({ quote }: AdvanceDependencies): CaptureOther =>
  async (tx, facts, now) => {
    const found = await findOfProvider(tx, facts.provider, facts.providerOrderId);
    if (!found) return null;
    const { orderId, leadId, amountPaise } = found;
    if (facts.amountPaise !== amountPaise || facts.currency !== 'INR') return 'amount_differs';
    // The agreement before the order: so a payment and a lapse of its time wait for each other. Once paid, it is not due again.
    const paid = systemAuthorized({ orderId, leadId, amountPaise }, 'The gateway has signed it.');
    const isKept = await quote.advancePaid(tx, paid, now);
    const order = await lockAdvanceOrder(tx, orderId);
    const allowed = advanceOrderTransitions.allowSystem(isKept ? 'pay' : 'comeLate', order);
    if (!allowed) return order?.providerPaymentId === facts.providerPaymentId ? 'nothing' : 'amount_differs';
    const { providerPaymentId, method } = facts;
    const goesBack = isKept ? {} : { refundId: newId() };
    await advanceOrderTransitions.move(tx, allowed, { now, providerPaymentId, method, ...goesBack });
    return isKept ? 'captured' : 'surplus';
  };
