import * as z from 'zod/mini';
import { day, instant, paise } from '../../kernel/schema.ts';
import { earningKinds, earningStates } from '../payout/earning.noun.ts';
import { periodWindows } from './period.query.ts';

export const earningKind = z.enum(earningKinds, 'Choose one of the list.');

export const deductionKinds = ['commission', 'commission_gst', 'tcs', 'penalty'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

/** What all sums of earnings are made of. */
const sums = {
  value: paise('Value of the work and fees, before tax, in paise.'),
  tax: paise('GST of the work that the partner itself pays on.'),
  commission: paise('Commission of the platform.'),
  commissionTax: paise('GST on the commission.'),
  tcs: paise('Tax collected at source.'),
  penalty: paise('Penalties.'),
  earned: paise('Value and tax, less everything that was deducted.'),
  cash: paise('Of it the partner holds this much already, in cash.'),
  net: paise('What the platform pays out for it; negative: the partner owes it.'),
};

export const earningSums = z.object({
  jobs: z.int().check(z.describe('Finished jobs.')),
  ...sums,
});
export type EarningSums = z.output<typeof earningSums>;

/** One thing that the organisation earned or owes. */
export const earning = z.object({
  earningId: z.uuid(),
  kind: earningKind,
  state: z.enum(earningStates),
  bookingId: z.nullable(z.uuid()),
  bookingNumber: z.nullable(z.string()),
  projectId: z.nullable(z.uuid()),
  title: z
    .nullable(z.string())
    .check(z.describe('What the job or the project was; null: it is for neither.')),
  professionalName: z.nullable(z.string()),
  earnedAt: instant(),
  ...sums,
  ownOffer: paise('What the partner’s own offers took off; the value is less it already.'),
  commissionPercent: z
    .nullable(z.number())
    .check(z.describe('As frozen on the booking; null: none is taken.')),
  dueOn: z.nullable(day('The first day on which it may be paid out; null: not known yet.')),
  holdReason: z.nullable(z.string()).check(z.describe('Why it is held back; null unless it is.')),
  payoutId: z.nullable(z.uuid()),
});
export type Earning = z.output<typeof earning>;

export const deduction = z.object({
  kind: z.enum(deductionKinds),
  amount: paise(),
  percent: z.nullable(z.number()).check(z.describe('Of which it is; null: no share of anything.')),
});

/** A job or a fee with all that was deducted for it. */
export const deducted = z.object({
  earningId: z.uuid(),
  kind: earningKind,
  bookingNumber: z.nullable(z.string()),
  title: z.nullable(z.string()),
  earnedAt: instant(),
  deductions: z.array(deduction),
  total: paise('Sum of the deductions.'),
});
export type Deducted = z.output<typeof deducted>;

const period = z.object({ from: day('The first day.'), to: day('The last day.') });

/** What was earned in a period, by what, over time, and before it. */
export const earningSummary = z.object({
  window: z.enum(periodWindows),
  period,
  previous: period.check(z.describe('The days that it is compared with.')),
  total: earningSums,
  previousTotal: earningSums,
  byKind: z.array(z.object({ kind: earningKind, count: z.int(), earned: paise() })),
  step: z
    .enum(['hour', 'day', 'week', 'month'])
    .check(z.describe('Each bar of the chart is one hour, day, week or month.')),
  series: z
    .array(
      z.object({
        day: day('Its first day.'),
        hour: z.nullable(z.int()).check(z.describe('0 to 23 in Asia/Kolkata; null: whole days.')),
        jobs: z.int(),
        earned: paise(),
        cash: paise(),
      }),
    )
    .check(z.describe('Without gaps, oldest first.')),
});
export type EarningSummary = z.output<typeof earningSummary>;

const ownSums = z.object({
  jobs: z.int(),
  value: paise('Bills of the finished jobs, with tax.'),
  cash: paise('Of it, taken in cash.'),
});

/** A professional's own jobs; of what their business pays the platform it says nothing. */
export const ownEarnings = z.object({ today: ownSums, week: ownSums, month: ownSums });
export type OwnEarnings = z.output<typeof ownEarnings>;
