import type { EarningState } from '@nukkad/contract/money/payout/earning.noun';
import type { PayoutObstacle } from '@nukkad/contract/money/payout/payout.model';
import type { Paise } from '@nukkad/contract/kernel/money';
import { addDays, istDay, istMinuteOfDay } from '@nukkad/contract/kernel/time';

/** When and how partners are paid; dated rows of `setting` under `payout.rules`. */
export interface PayoutRules {
  /** Days after a booking closes until its money may be paid out. */
  readonly afterDays: number;
  /** Time of day of the run, Asia/Kolkata, HH:MM. */
  readonly runAt: string;
  /** A partner with less due waits for the next run. */
  readonly minimumPaise: Paise;
  /** A run of more than this is sent after a second person has agreed. */
  readonly fourEyesAbovePaise: Paise;
  /** How many partners a run looks at in one transaction. */
  readonly partnersABatch: number;
  /** RazorpayX repeats an event for 24 hours. */
  readonly webhookOldestMinutes: number;
  readonly webhookAheadMinutes: number;
}

export const defaultRules: PayoutRules = {
  afterDays: 2,
  runAt: '01:00',
  minimumPaise: 10_000,
  fourEyesAbovePaise: 50_000_000,
  partnersABatch: 500,
  webhookOldestMinutes: 1445,
  webhookAheadMinutes: 5,
};

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether the run of this day may have begun. */
export const isRunTime = (rules: PayoutRules, now: Date): boolean =>
  istMinuteOfDay(now) >= minuteOf(rules.runAt);

/** The day of the next run, in India. */
export const nextRunOn = (rules: PayoutRules, now: Date): string =>
  isRunTime(rules, now) ? addDays(istDay(now), 1) : istDay(now);

/** Not older and not further ahead than clocks and repeats explain. */
export function isFreshEvent(signedAt: Date, now: Date, rules: PayoutRules): boolean {
  const minutes = (now.getTime() - signedAt.getTime()) / 60_000;
  return minutes <= rules.webhookOldestMinutes && -minutes <= rules.webhookAheadMinutes;
}

/** Why a partner is not paid; null: it is. Of several reasons the one that staff or the partner can change first. */
export function obstacleOf(
  partner: {
    readonly isHeld: boolean;
    readonly hasBank: boolean;
    readonly isBankRefused: boolean;
    readonly duePaise: Paise;
  },
  minimumPaise: Paise,
): PayoutObstacle | null {
  if (partner.isHeld) return 'held';
  if (partner.duePaise < 0) return 'owes';
  if (!partner.hasBank) return 'no_bank';
  if (partner.isBankRefused) return 'bank_refused';
  return partner.duePaise > 0 && partner.duePaise < minimumPaise ? 'below_minimum' : null;
}

/** What is not paid yet of one state and day. */
export interface Unpaid {
  readonly state: EarningState;
  /** YYYY-MM-DD; null: not known yet. */
  readonly dueOn: string | null;
  readonly net: Paise;
}

/**
 * The first payout that reaches the minimum: each run takes all that is due by then, cash that the partner holds
 * included. Null: nothing of what is due makes one.
 */
export function nextPayoutOf(
  unpaid: readonly Unpaid[],
  rules: PayoutRules,
  now: Date,
): { on: string; amount: Paise } | null {
  const due = unpaid.filter(({ state }) => state === 'Due');
  const first = nextRunOn(rules, now);
  const days = due.map(({ dueOn }) => (dueOn !== null && dueOn > first ? dueOn : first));
  for (const on of [...new Set(days)].toSorted()) {
    const amount = due.reduce((sum, { dueOn, net }) => ((dueOn ?? first) <= on ? sum + net : sum), 0);
    if (amount > 0 && amount >= rules.minimumPaise) return { on, amount };
  }
  return null;
}

/** What is still to be paid, by what it waits for. */
export function unpaidSums(unpaid: readonly Unpaid[]) {
  const of = (wanted: EarningState) =>
    unpaid.reduce((sum, { state, net }) => (state === wanted ? sum + net : sum), 0);
  return { waiting: of('Waiting'), due: of('Due'), onHold: of('On Hold'), inPayout: of('In Payout') };
}
