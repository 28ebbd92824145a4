import { earningKind } from '../earning/earning.model.ts';
import * as z from 'zod/mini';
import { day, instant, paise } from '../../kernel/schema.ts';
import { earningStates } from './earning.noun.ts';
import { payoutStatuses } from './payout.noun.ts';

/** Why a payout failed: what its partner has to do, if anything. */
export const payoutFailures = ['no_account', 'account_refused', 'bank_not_reached'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** A payout, as the partner sees it. */
export const payout = z.object({
  payoutId: z.uuid(),
  status: z.enum(payoutStatuses),
  amount: paise('What was sent, in paise.'),
  earnings: z.int().check(z.describe('How many earnings it pays.')),
  bank: z.object({ name: z.string(), last4: z.string() }),
  utr: z.nullable(z.string()).check(z.describe('The bank’s reference, once there is one.')),
  cause: z.nullable(z.enum(payoutFailures)).check(z.describe('Why it failed; null unless it did.')),
  failure: z
    .nullable(z.string())
    .check(z.describe('The bank’s words where it failed; null: it said nothing.')),
  createdAt: instant(),
  settledAt: z.nullable(instant()),
});
export type Payout = z.output<typeof payout>;

/** Why the next payout leaves this partner out. */
export const payoutObstacles = ['held', 'owes', 'below_minimum', 'no_bank', 'bank_refused'] as const;
export type PayoutObstacle = (typeof payoutObstacles)[number];

/** What is still to be paid, whatever it is for. */
export const payoutStanding = z.object({
  waiting: paise('Until its bookings close.'),
  due: paise('Goes into the next payouts, cash and penalties taken off.'),
  onHold: paise('Disputed, or held by staff.'),
  inPayout: paise('On its way to the bank.'),
  owed: paise('What of it the partner has to hand in: cash beyond what is payable; 0: nothing.'),
  next: z
    .nullable(z.object({ on: day('The day of the payout.'), amount: paise() }))
    .check(z.describe('The first payout that comes to the minimum, of what is due by now; null: none does.')),
  balance: paise('The sum of these: what the platform owes; negative: the partner owes it.'),
  nextOn: day('The day of the next run.'),
  obstacle: z.nullable(z.enum(payoutObstacles)).check(z.describe('Null: nothing keeps it from being paid.')),
  minimum: paise('A payout comes to at least this much.'),
});
export type PayoutStanding = z.output<typeof payoutStanding>;

/** What a payout is made of, added up over its earnings. */
export const payoutSums = z.object({
  jobs: z.int().check(z.describe('Finished jobs among them.')),
  value: paise('Value of the work and fees, before tax.'),
  tax: paise('GST that the partner pays itself.'),
  commission: paise(),
  commissionTax: paise('GST on the commission.'),
  tcs: paise('Tax collected at source.'),
  penalty: paise(),
  earned: paise('Value and tax, less everything that was deducted.'),
  cash: paise('Of it the partner held this much already, in cash.'),
  net: paise('The sum of the payout.'),
});
export type PayoutSums = z.output<typeof payoutSums>;

/** One payout with what it is made of. */
export const payoutDetails = z.extend(payout, {
  sums: z
    .nullable(payoutSums)
    .check(z.describe('Null: it failed or was canceled, and what it paid for is due again.')),
});
export type PayoutDetails = z.output<typeof payoutDetails>;

/** One earning of a payout. */
export const payoutEarning = z.object({
  earningId: z.uuid(),
  kind: earningKind,
  state: z.enum(earningStates),
  bookingId: z.nullable(z.uuid()),
  bookingNumber: z.nullable(z.string()),
  earnedAt: instant(),
  value: paise('Value of the work, or the fee.'),
  tax: paise('GST that the partner pays itself.'),
  commission: paise(),
  commissionTax: paise('GST on the commission.'),
  tcs: paise('Tax collected at source.'),
  penalty: paise(),
  cash: paise('Taken in cash already.'),
  net: paise('What the payout pays for it; negative: taken off.'),
  commissionPercent: z.number(),
  dueOn: z.nullable(day('The first day on which it may be paid.')),
  holdReason: z.nullable(z.string()),
});
export type PayoutEarning = z.output<typeof payoutEarning>;

/** What was earned on one day. */
export const todayPayout = z.object({
  day: day('The day, in India.'),
  jobs: z.int().check(z.describe('Finished on it.')),
  value: paise('Value of the work and fees.'),
  tax: paise(),
  commission: paise('With its GST.'),
  deductions: paise('Tax collected at source and penalties.'),
  cash: paise('Taken in cash already.'),
  net: paise('Paid out for it; negative: taken off.'),
});
export type TodayPayout = z.output<typeof todayPayout>;
