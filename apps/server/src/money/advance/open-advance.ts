import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { payAdvance } from '@nukkad/contract/money/advance/advance.api';
import { advanceErrors } from '@nukkad/contract/money/advance/advance.noun';
import type { AdvanceOrder } from '@nukkad/contract/money/advance/advance.model';
import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AdvanceDependencies } from './advance.interface.ts';

/** Opens a payment of what is due under the lead's lock. It ends with the time to pay. */
export function openAdvance(
  { payment, quote }: AdvanceDependencies,
  call: SignedInCall<EndpointParsed<typeof payAdvance>>,
): Promise<Checkout> {
  const { viewer, now, input } = call;
  const { leadId, digest } = input.body;
  return payment.openPurchase(call, {
    kind: 'advance',
    want: async (tx) => {
      const due = await quote.lockAdvance(tx, viewer, leadId);
      if (!due || due.payBy <= now) return refuse(advanceErrors.advance_not_due);
      if (due.digest !== digest) return refuse(quoteErrors.quote_superseded);
      const { rfqId, organisationId, buyerId: payerId, amountPaise, payBy } = due;
      return { leadId, rfqId, organisationId, payerId, amountPaise, payBy };
    },
    backTo: ({ rfqId }) => screenAddress.customerQuote(rfqId, leadId),
  });
}

export async function readAdvanceOrder(
  { platform: { db }, payment }: AdvanceDependencies,
  { viewer }: SignedInCall,
  { orderId }: { readonly orderId: string },
): Promise<AdvanceOrder> {
  const order = await payment.findPurchase(db, 'advance', orderId);
  if (!order || !payment.isOwnPurchase(viewer, order)) return refuse(advanceErrors.advance_order_not_found);
  return { orderId, leadId: order.leadId, status: order.status, amount: order.amountPaise };
}
