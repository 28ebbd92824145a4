/** When a bill is to be paid, and what of it is overdue: what every screen, paper and figure says. */
import { addDays, dayMs } from '@nukkad/contract/kernel/time';
import { type AgeingStep, ageingSteps } from '@nukkad/contract/work/payment-book/payment-book.model';
import { type Bill, type Line, dueOf, settleAll } from './book.rules.ts';

/** The agreed day stays, however late the work was done; terms of payment give the days after the bill, where those end later. */
export function billDueOn(agreedOn: string, billedOn: string, termsDays: number | null): string {
  if (termsDays === null) return agreedOn;
  const byTerms = addDays(billedOn, termsDays);
  return byTerms > agreedOn ? byTerms : agreedOn;
}

const daysBetween = (due: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / dayMs));

/** Milestones of which nothing is to be paid now. */
export type InDispute = ReadonlySet<string>;

/** A bill of which something is left, as every screen, paper and figure says it. */
export interface Owed<One extends Line> extends Bill<One> {
  readonly dueOn: string;
  readonly inDispute: boolean;
  /** 0: its day is not over, or it is in dispute. */
  readonly daysOver: number;
  readonly step: AgeingStep;
}

function stepOf(daysOver: number): AgeingStep {
  if (daysOver <= 0) return 'not_due';
  if (daysOver <= 30) return 'up_to_30';
  if (daysOver <= 60) return 'up_to_60';
  return daysOver <= 90 ? 'up_to_90' : 'over_90';
}

/** The one place that says what is overdue: a bill that is not paid in full, not in dispute, and over its day. */
export function owed<One extends Line>(
  { entry, leftPaise }: Bill<One>,
  disputed: InDispute,
  today: string,
): Owed<One> {
  const dueOn = dueOf(entry);
  const inDispute = leftPaise > 0 && disputed.has(entry.milestoneId ?? '');
  const daysOver = leftPaise === 0 || inDispute ? 0 : daysBetween(dueOn, today);
  return { entry, leftPaise, dueOn, inDispute, daysOver, step: inDispute ? 'in_dispute' : stepOf(daysOver) };
}

const openOf = <One extends Line>(
  bills: readonly Bill<One>[],
  disputed: InDispute,
  today: string,
): readonly Owed<One>[] =>
  bills.filter(({ leftPaise }) => leftPaise > 0).map((bill) => owed(bill, disputed, today));

/** All that is open, the longest due first. */
export const openBills = <One extends Line>(
  lines: readonly One[],
  disputed: InDispute,
  today: string,
): readonly Owed<One>[] =>
  openOf(settleAll(lines).bills, disputed, today).toSorted((one, other) =>
    one.dueOn.localeCompare(other.dueOn),
  );

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

export interface Figures {
  readonly opening: number;
  readonly billed: number;
  readonly received: number;
  readonly credited: number;
  readonly balance: number;
  readonly due: number;
  readonly overdue: number;
  readonly inDispute: number;
  readonly onAccount: number;
  readonly ageing: { readonly step: AgeingStep; readonly amount: number }[];
}

/** What a book says in figures. Due, overdue and in dispute less what is on account is the balance, to the paisa. */
export function figuresOf(lines: readonly Line[], disputed: InDispute, today: string): Figures {
  const kindOf = new Map(lines.map(({ entryId, kind }) => [entryId, kind]));
  const of = (kind: Line['kind']) =>
    sumOf(
      lines
        .filter((one) => (one.reversesId ? kindOf.get(one.reversesId) : one.kind) === kind)
        .map(({ amountPaise }) => amountPaise),
    );
  const { bills, onAccountPaise } = settleAll(lines);
  const open = openOf(bills, disputed, today);
  const within = (step: AgeingStep) =>
    sumOf(open.filter((one) => one.step === step).map(({ leftPaise }) => leftPaise));
  const outstanding = sumOf(open.map(({ leftPaise }) => leftPaise));
  const [due, inDispute] = [within('not_due'), within('in_dispute')];
  return {
    opening: of('opening'),
    billed: of('bill'),
    received: 0 - of('receipt') - of('refund'),
    credited: 0 - of('credit_note'),
    balance: sumOf(lines.map(({ amountPaise }) => amountPaise)),
    due,
    overdue: outstanding - due - inDispute,
    inDispute,
    onAccount: onAccountPaise,
    ageing: ageingSteps.map((step) => ({ step, amount: within(step) })),
  };
}
