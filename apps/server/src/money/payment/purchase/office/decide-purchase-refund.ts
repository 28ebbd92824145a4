import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type {
  OfficePurchaseRefund,
  markPurchaseRefundPaid as marked,
  retryPurchaseRefund as retried,
} from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { Tx } from '../../../../platform/db/database.ts';
import type { SignedInCall } from '../../../../platform/http/route.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { PaymentDependencies } from '../../payment.interface.ts';
import { purchaseRefundTransitions } from '../purchase-refund.transitions.ts';
import { type PurchaseRow, lockPurchase } from '../purchase.store.ts';
import { endReturned } from '../settle-return.ts';
import { findOffice } from './purchase-refunds.store.ts';
import { readPurchaseRefund } from './read-purchase-refunds.ts';

/** The version that was seen, its purchase and then itself locked. */
async function lockSeen(
  tx: Tx,
  { viewer, input }: SignedInCall<EndpointParsed<typeof retried>>,
  verb: 'retry' | 'markPaid',
) {
  const { refundId } = input.params;
  const found = (await findOffice(tx, refundId)) ?? refuse(paymentErrors.order_not_found);
  const purchase: PurchaseRow =
    (await lockPurchase(tx, found.orderId)) ?? refuse(paymentErrors.order_not_found);
  const allowed = await purchaseRefundTransitions.lockTo(tx, viewer, verb, refundId);
  if (allowed.row.version !== input.body.version)
    refuse(kernelErrors.stale_state, { present: allowed.row.status });
  return { purchase, allowed };
}

/** The gateway is asked again, with all tries of the rules; the receipt of the last one keeps it a single refund. */
export async function retryPurchaseRefund(
  deps: PaymentDependencies,
  call: SignedInCall<EndpointParsed<typeof retried>>,
): Promise<OfficePurchaseRefund> {
  const { now, input } = call;
  return deps.platform.write(call, async (tx) => {
    const { purchase: of, allowed } = await lockSeen(tx, call, purchaseRefundTransitions.verb.retry);
    const changes = { tries: 0, nextTryAt: now };
    await purchaseRefundTransitions.move(tx, allowed, { now, of, why: input.body.why, changes });
    return readPurchaseRefund(deps, tx, input.params.refundId);
  });
}

/** Paid from the bank account: the purchase has gone back as by the gateway. */
export async function markPurchaseRefundPaid(
  deps: PaymentDependencies,
  call: SignedInCall<EndpointParsed<typeof marked>>,
): Promise<OfficePurchaseRefund> {
  const { now, input } = call;
  const { why, reference } = input.body;
  return deps.platform.write(call, async (tx) => {
    const { purchase: of, allowed } = await lockSeen(tx, call, purchaseRefundTransitions.verb.markPaid);
    const changes = { reference, settledAt: now };
    const settled = await purchaseRefundTransitions.move(tx, allowed, { now, of, why, changes });
    await endReturned(tx, of, settled, now);
    return readPurchaseRefund(deps, tx, input.params.refundId);
  });
}
