import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { orderStatuses } from './order.noun.ts';

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

/** How money moves, in the order in which it goes back: what is still owed first, cash last, which no gateway returns. */
export const moneyWays = ['later', 'online', 'credit', 'cash'] as const;
export type MoneyWay = (typeof moneyWays)[number];

/**
 * Why money goes back. `ended`: the booking ended without work; `stopped`: the visit ended early; `complaint`: it was
 * taken off the bill of finished work; `surplus`: it was never owed.
 */
export const refundCauses = ['ended', 'stopped', 'complaint', 'surplus'] as const;
export type RefundCause = (typeof refundCauses)[number];

/** `paid`: for the booking; `settled`: of what was put on Pay later; `surplus`: not owed, goes back; `refund`. */
export const moneyKinds = ['paid', 'settled', 'surplus', 'refund'] as const;

/** One movement of a booking's money. */
export const moneyEntry = z.object({
  kind: z.enum(moneyKinds),
  way: z
    .enum(moneyWays)
    .check(
      z.describe('Of a refund where it goes; later: no longer owed; cash: to an account that is named.'),
    ),
  amount: paise(),
  at: instant('When it was paid, promised back, or came back.'),
  cause: z.nullable(z.enum(refundCauses)).check(z.describe('Of a refund.')),
  done: z.boolean().check(z.describe('False: a refund that is on its way.')),
  orderId: z.nullable(z.uuid()).check(z.describe('The payment that it belongs to; null: not chosen yet.')),
});
export type MoneyEntry = z.output<typeof moneyEntry>;

/** Why a gateway says that an attempt failed; `failed`: it names no reason that we know. */
export const failureReasons = [
  'declined',
  'funds',
  'limit',
  'details',
  'not_verified',
  'cancelled',
  'timed_out',
  'unavailable',
  'failed',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** What became of a try to pay that brought nothing; `lapsed`: its page ran out of time. */
export const unpaidSayings = [...failureReasons, 'lapsed'] as const;
export type UnpaidSaying = (typeof unpaidSayings)[number];

/** A try to pay that brought nothing: it is told of, and is in no sum. */
export const unpaidAttempt = z.object({
  say: z.enum(unpaidSayings),
  method: z.nullable(z.string()).check(z.describe('upi, card, …; null: a page that ran out of time.')),
  amount: paise('What it would have paid.'),
  at: instant('When it was tried, or the page closed.'),
  failure: z.nullable(z.string()).check(z.describe("The gateway's sentence, where it gave one.")),
  orderId: z.uuid(),
});
export type UnpaidAttempt = z.output<typeof unpaidAttempt>;

const refundOfOrder = z.object({
  refundId: z.uuid(),
  amount: paise(),
  way: z.enum(moneyWays).check(z.describe('Where it goes; later: no longer owed.')),
  cause: z.enum(refundCauses),
  askedAt: instant(),
  returnedAt: z.nullable(instant('When the gateway had returned it; null while it is on its way.')),
});

/** A charge for cancelling late: what was kept of a payment, and what the next booking collects. All in paise. */
export const cancellationCharge = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  cancelledAt: instant(),
  amount: paise(),
  kept: paise('Covered by what was paid, or put on Pay later.'),
  later: paise('Of that: left to pay under Pay later.'),
  settled: paise('Of that: paid under Pay later.'),
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
  kind: z
    .enum(['paid', 'settled', 'surplus'])
    .check(z.describe('What it is: of the booking, of what was put on Pay later, or not owed.')),
  way: z.enum(moneyWays),
  refunded: paise('Given back or on its way back, in paise.'),
  refunds: z.array(refundOfOrder),
  method: z.nullable(z.string()),
  failure: z.nullable(z.string()).check(z.describe("The provider's sentence for the last failed attempt.")),
  attempts: z
    .array(unpaidAttempt)
    .check(z.describe('Tries to pay it that failed, the oldest first; of many the last 20.')),
  createdAt: instant(),
  expiresAt: instant('An open order can be paid until then.'),
  paidAt: z.nullable(instant()),
});
export type PaymentOrder = z.output<typeof paymentOrder>;
