import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { payAdvance } from '@nukkad/contract/money/advance/advance.api';
import { advanceErrors } from '@nukkad/contract/money/advance/advance.errors';
import type { AdvanceOrder } from '@nukkad/contract/money/advance/advance.model';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { DueAdvance } from '../../market/quote/index.ts';
import { partOf } from '../../platform/authorize.ts';
import { earlierAnswer } from '../../platform/earlier-answer.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AdvanceDependencies } from './advance.dependencies.ts';
import {
  type AdvanceOrderRow,
  findAdvanceOrder,
  insertAdvanceOrder,
  saveProviderOrder,
} from './advance-order.store.ts';
import { advanceOrderTransitions, isPayer } from './advance-order.transitions.ts';

const openMinutes = 30;
const minuteMs = 60_000;

/** It ends with the time to pay, so that nothing is paid on the checkout that has lapsed. */
const orderOf = (
  { leadId, rfqId, organisationId, buyerId, amountPaise, payBy }: DueAdvance,
  provider: AdvanceOrderRow['provider'],
  now: Date,
): AdvanceOrderRow => ({
  orderId: newId(),
  leadId,
  rfqId,
  organisationId,
  buyerId,
  amountPaise,
  status: 'created',
  provider,
  providerOrderId: null,
  providerPaymentId: null,
  method: null,
  createdAt: now,
  expiresAt: new Date(Math.min(payBy.getTime(), now.getTime() + openMinutes * minuteMs)),
  paidAt: null,
  refundId: null,
  providerRefundId: null,
  refundedAt: null,
});

/** Opens a payment of what is due under the lead's lock; a repeated key is answered with the checkout of its first call. */
export async function openAdvance(
  deps: AdvanceDependencies,
  call: SignedInCall<EndpointParsed<typeof payAdvance>>,
): Promise<Checkout> {
  const { platform, payment, quote } = deps;
  const earlier = await earlierAnswer<Checkout>(deps, call);
  if (earlier) return earlier;
  const { viewer, now, input } = call;
  const { leadId, digest } = input.body;
  const { opened, rfqId } = await platform.write(system, async (tx) => {
    const due = await quote.lockAdvance(tx, viewer, leadId);
    if (!due || due.payBy <= now) return refuse(advanceErrors.advance_not_due);
    if (due.digest !== digest) return refuse(quoteErrors.quote_superseded);
    const fresh = advanceOrderTransitions.allowNew(viewer, 'open', orderOf(due, payment.provider, now));
    await insertAdvanceOrder(tx, fresh.row);
    await advanceOrderTransitions.begin(tx, fresh, { now });
    return { opened: fresh.row, rfqId: due.rfqId };
  });
  const { orderId, amountPaise, expiresAt } = opened;
  const backTo = `${screenAddress.customerQuote(rfqId, leadId)}?paid=${orderId}`;
  const checkout = await payment.openOther({ orderId, amountPaise, expiresAt, backTo });
  return platform.write(call, async (tx) => {
    await saveProviderOrder(tx, partOf(opened, { orderId }), checkout.providerOrderId);
    return checkout;
  });
}

export async function readAdvanceOrder(
  { platform: { db } }: AdvanceDependencies,
  { viewer }: SignedInCall,
  { orderId }: { readonly orderId: string },
): Promise<AdvanceOrder> {
  const order = await findAdvanceOrder(db, orderId);
  if (!order || !isPayer(viewer, order)) return refuse(advanceErrors.advance_order_not_found);
  return { orderId, leadId: order.leadId, status: order.status, amount: order.amountPaise };
}
