import * as z from 'zod/mini';
import { instant, paise } from '../kernel/schema.ts';

export const orderStatuses = ['created', 'attempted', 'paid', 'expired'] as const;

/** What the browser needs to open the provider's checkout. Nothing in it is trusted when it comes back. */
export const checkout = z.object({
  orderId: z.uuid(),
  provider: z.enum(['sandbox', 'razorpay']),
  providerOrderId: z.string(),
  amount: paise(),
  currency: z.literal('INR'),
  keyId: z.nullable(z.string()).check(z.describe("The provider's public key; null for the sandbox.")),
  checkoutUrl: z
    .nullable(z.string())
    .check(z.describe("The sandbox's own page; null where the provider opens a widget.")),
  expiresAt: instant(),
});
export type Checkout = z.output<typeof checkout>;

export const paymentOrder = z.object({
  orderId: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(orderStatuses),
  amount: paise(),
  refunded: paise('Given back or on its way back, in paise.'),
  method: z.nullable(z.string()),
  failure: z.nullable(z.string()).check(z.describe("The provider's sentence for the last failed attempt.")),
  createdAt: instant(),
  expiresAt: instant('An open order can be paid until then.'),
  paidAt: z.nullable(instant()),
});
export type PaymentOrder = z.output<typeof paymentOrder>;
