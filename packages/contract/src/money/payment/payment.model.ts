import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { orderStatuses } from './order.lifecycle.ts';

/**
 * What is said of a payment; the newest attempt decides. `under_way`: money may be moving, so nothing asks to pay again.
 * `returning` and `refunded` also where it came in too late or twice.
 */
export const paymentStates = [
  'not_started',
  'under_way',
  'failed',
  'expired',
  'captured',
  'returning',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

const refundOfOrder = z.object({
  refundId: z.uuid(),
  amount: paise(),
  askedAt: instant(),
  returnedAt: z.nullable(instant('When the gateway had returned it; null while it is on its way.')),
});

/** A charge for cancelling late: what was kept of a payment, and what the next booking collects. All in paise. */
export const cancellationCharge = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  cancelledAt: instant(),
  amount: paise(),
  kept: paise('Taken out of what had been paid.'),
  carried: paise('Not covered by a payment: added to the next booking.'),
  collectedWith: z
    .nullable(z.object({ bookingId: z.uuid(), bookingNumber: z.string(), paid: z.boolean() }))
    .check(z.describe('The booking whose price carries it, and whether that is paid; null while it waits.')),
});
export type CancellationCharge = z.output<typeof cancellationCharge>;

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
  state: z.enum(paymentStates),
  amount: paise(),
  taken: paise('What came in for it, in paise; 0 while nothing did.'),
  refunded: paise('Given back or on its way back, in paise.'),
  refunds: z.array(refundOfOrder),
  method: z.nullable(z.string()),
  failure: z.nullable(z.string()).check(z.describe("The provider's sentence for the last failed attempt.")),
  createdAt: instant(),
  expiresAt: instant('An open order can be paid until then.'),
  paidAt: z.nullable(instant()),
});
export type PaymentOrder = z.output<typeof paymentOrder>;
