import type { DeductionKind, EarningSums } from '@nukkad/contract/money/earning/earning.model';
import type { EarningKind, EarningState } from '@nukkad/contract/money/payout/earning.lifecycle';
import type { Paise } from '@nukkad/contract/kernel/money';
import { addDays, istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';

/** The amounts of one earning, or of several together. */
export interface Amounts {
  readonly value: Paise;
  readonly tax: Paise;
  readonly commission: Paise;
  readonly commissionTax: Paise;
  readonly tcs: Paise;
  readonly penalty: Paise;
  readonly cash: Paise;
  readonly net: Paise;
}

/** What is left to the partner, in whichever way it comes: from the customer in cash, the rest from the platform. */
export const earnedOf = ({ net, cash }: Pick<Amounts, 'net' | 'cash'>): Paise => net + cash;

export interface SumOfKind extends Amounts {
  readonly kind: EarningKind;
  readonly count: number;
  readonly jobs: number;
}

export interface SumOfTime extends SumOfKind {
  /** In Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  /** In Asia/Kolkata; 0 where whole days were asked for. */
  readonly hour: number;
}

export const nothing: EarningSums = {
  jobs: 0,
  value: 0,
  tax: 0,
  commission: 0,
  commissionTax: 0,
  tcs: 0,
  penalty: 0,
  earned: 0,
  cash: 0,
  net: 0,
};

const plus = (one: EarningSums, other: SumOfKind): EarningSums => ({
  jobs: one.jobs + other.jobs,
  value: one.value + other.value,
  tax: one.tax + other.tax,
  commission: one.commission + other.commission,
  commissionTax: one.commissionTax + other.commissionTax,
  tcs: one.tcs + other.tcs,
  penalty: one.penalty + other.penalty,
  earned: one.earned + earnedOf(other),
  cash: one.cash + other.cash,
  net: one.net + other.net,
});

export const sumOf = (rows: readonly SumOfKind[]): EarningSums => rows.reduce(plus, nothing);

/** What was deducted, part by part; parts that are nothing are left out. */
export function deductionsOf(
  amounts: Pick<Amounts, 'commission' | 'commissionTax' | 'tcs' | 'penalty'>,
  commissionPercent: number | null,
): { kind: DeductionKind; amount: Paise; percent: number | null }[] {
  const parts: [DeductionKind, Paise, number | null][] = [
    ['commission', amounts.commission, commissionPercent],
    ['commission_gst', amounts.commissionTax, null],
    ['tcs', amounts.tcs, null],
    ['penalty', amounts.penalty, null],
  ];
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount, percent]) => ({ kind, amount, percent }));
}

/** What is not paid yet of one state and day. */
export interface Unpaid {
  readonly state: EarningState;
  /** YYYY-MM-DD; null: not known yet. */
  readonly dueOn: string | null;
  readonly net: Paise;
}

/** When payouts are made, and from which amount on. */
export interface PayoutRules {
  /** HH:MM in Asia/Kolkata. */
  readonly runAt: string;
  readonly minimumPaise: Paise;
}

/** The day of the next run that has not begun. */
function nextRun(now: Date, runAt: string): string {
  const [hours = 0, minutes = 0] = runAt.split(':').map(Number);
  const today = istDay(now);
  return istMinuteOfDay(now) < hours * 60 + minutes ? today : addDays(today, 1);
}

/**
 * The first payout that reaches the minimum: each run takes all that is due by then, cash that the partner holds
 * included. Null: nothing of what is due makes one.
 */
export function nextPayoutOf(
  unpaid: readonly Unpaid[],
  { runAt, minimumPaise }: PayoutRules,
  now: Date,
): { on: string; amount: Paise } | null {
  const due = unpaid.filter(({ state }) => state === 'Due');
  const first = nextRun(now, runAt);
  const days = due.map(({ dueOn }) => (dueOn !== null && dueOn > first ? dueOn : first));
  for (const on of [...new Set(days)].toSorted()) {
    const amount = due.reduce((sum, { dueOn, net }) => ((dueOn ?? first) <= on ? sum + net : sum), 0);
    if (amount > 0 && amount >= minimumPaise) return { on, amount };
  }
  return null;
}

/** What is still to be paid, by what it waits for. */
export function standingOf(unpaid: readonly Unpaid[], rules: PayoutRules, now: Date) {
  const of = (wanted: EarningState) =>
    unpaid.reduce((sum, { state, net }) => (state === wanted ? sum + net : sum), 0);
  const standing = {
    waiting: of('Waiting'),
    due: of('Due'),
    onHold: of('On Hold'),
    inPayout: of('In Payout'),
  };
  return { ...standing, owed: Math.max(0, -standing.due), next: nextPayoutOf(unpaid, rules, now) };
}
