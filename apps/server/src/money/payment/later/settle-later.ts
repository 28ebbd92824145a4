import { confirmsSettling, type settlePayLater } from '@nukkad/contract/money/pay-later/pay-later.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { openCheckoutOf } from '../open-order.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { mayPay } from '../payment.policy.ts';
import { findLaterLeft } from './later.store.ts';

/** Opens a payment of what the customer still owes for a booking that is paid later, due or not. */
export function settleLater(
  deps: PaymentDependencies,
  call: SignedInCall<EndpointParsed<typeof settlePayLater>>,
): Promise<Checkout> {
  const { viewer, input } = call;
  const { bookingId, seen } = input.body;
  const check = async (tx: Tx) => {
    const payable = await deps.booking.lockPayable(tx, { bookingId, buyerId: viewer.userId });
    if (!payable) return refuse(paymentErrors.order_not_found);
    const owed = authorize(payable, mayPay(viewer, payable));
    const later = await findLaterLeft(tx, bookingId);
    const amountPaise = later?.leftPaise ?? 0;
    if (amountPaise === 0) refuse(paymentErrors.nothing_due);
    confirmSeen(confirmsSettling, seen, { amountDue: amountPaise });
    return { owed, amountPaise, settlesLater: true };
  };
  return openCheckoutOf(deps, call, check, (checkout) => checkout);
}
