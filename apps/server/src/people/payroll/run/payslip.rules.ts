/** One person's month: earnings, deductions and what the employer pays on top, each a line, to the paisa. */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { CarriedDeduction, Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { shareExact } from '../rules/rounding.rules.ts';
import type { RuleTable } from '../rules/rule-table.rules.ts';
import { type ComponentAmount, fullMonth, lessFor } from '../structure/structure.rules.ts';
import { type Limit, withinPay } from './recovery.rules.ts';
import type { Line } from './line.rules.ts';
import { type Statutory, type StatutoryFacts, statutoryOf } from './statutory.rules.ts';

/** Of another domain, or entered: an amount with where it comes from. Below zero it is taken off. */
export interface Extra {
  readonly kind:
    | 'commission'
    | 'fee_share'
    | 'expense'
    | 'advance'
    | 'loan'
    | 'arrears'
    | 'entry'
    | 'carried_over'
    | 'notice'
    | 'gratuity'
    | 'leave_encashment';
  readonly name: string;
  readonly amount: Paise;
  readonly origins: readonly Origin[];
}

export interface Days {
  readonly monthHalfDays: number;
  readonly unpaidHalfDays: number;
  /** Before joining or after leaving. */
  readonly awayHalfDays: number;
  readonly overtimeMinutes: number;
}

/** How overtime is paid; dated, see `payroll.rules`. */
export interface OvertimeRules {
  readonly workingDaysAMonth: number;
  readonly hoursADay: number;
  readonly overtimeTimes: number;
}

export interface MonthFacts {
  /** YYYY-MM-01. */
  readonly month: string;
  readonly components: readonly SalaryComponent[];
  readonly monthlyPaise: Paise;
  readonly days: Days;
  readonly extras: readonly Extra[];
  readonly origins: Readonly<Record<'unpaidDays' | 'overtime', readonly Origin[]>>;
  readonly law: StatutoryFacts;
  readonly overtime: OvertimeRules;
}

/** All lines as they are due, before what is recovered is kept within the pay. */
export interface WorkedOut extends Statutory {
  /** What the structure gives, less unpaid days. */
  readonly structure: Paise;
  /** How far deductions go. */
  readonly limit: Limit;
}

export interface Payslip extends WorkedOut {
  readonly gross: Paise;
  readonly deductions: Paise;
  readonly net: Paise;
  /** What could not be recovered from it, because nothing would be left. */
  readonly owed: Paise;
  /** Deductions that the wages of the month did not allow. */
  readonly carried: readonly CarriedDeduction[];
  readonly employer: Paise;
}

const sumOf = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, one) => sum + one, 0);
const sumOfType = (lines: readonly Line[], type: Line['type']): Paise =>
  sumOf(lines.filter((line) => line.type === type).map(({ amount }) => amount));

/** Earnings stand in full, and unpaid days are a line of their own; other components are less by themselves. */
function componentLine(part: ComponentAmount, offHalfDays: number, monthHalfDays: number): Line {
  const { component, full } = part;
  const { code, name, type } = component;
  const amount = type === 'EARNING' ? full : full - lessFor(part, offHalfDays, monthHalfDays);
  return { kind: 'component', code, name, type, amount, origins: [] };
}

const offLine = (
  kind: 'unpaid_days' | 'days_away',
  name: string,
  amount: Paise,
  origins: readonly Origin[],
): Line => ({
  kind,
  code: kind.toUpperCase(),
  name,
  type: 'DEDUCTION',
  amount,
  origins,
});

/** Both together are exactly what the days take off, so nothing is lost between them. */
function offLines(earnings: readonly ComponentAmount[], { days, origins }: MonthFacts): readonly Line[] {
  const { monthHalfDays, unpaidHalfDays, awayHalfDays } = days;
  const less = (halfDays: number) => sumOf(earnings.map((one) => lessFor(one, halfDays, monthHalfDays)));
  const both = less(unpaidHalfDays + awayHalfDays);
  const away = Math.min(both, less(awayHalfDays));
  return [
    offLine('unpaid_days', 'Unpaid days', both - away, origins.unpaidDays),
    offLine('days_away', 'Days before joining or after leaving', away, []),
  ];
}

function overtimeLine(wages: Paise, { days, overtime, origins }: MonthFacts): Line {
  const { workingDaysAMonth, hoursADay, overtimeTimes } = overtime;
  const minutesAMonth = workingDaysAMonth * hoursADay * 60;
  const amount = shareExact(wages, days.overtimeMinutes * overtimeTimes, minutesAMonth);
  return {
    kind: 'overtime',
    code: 'OVERTIME',
    name: 'Overtime',
    type: 'EARNING',
    amount,
    origins: origins.overtime,
  };
}

const extraLine = ({ kind, name, amount, origins }: Extra): Line => ({
  kind,
  code: kind.toUpperCase(),
  name,
  type: amount < 0 ? 'DEDUCTION' : 'EARNING',
  amount: Math.abs(amount),
  origins,
});

/**
 * Expenses are paid back and advances given or taken: neither is pay. Gratuity and leave that is paid out on leaving bear
 * no contribution and, up to limits that a month of pay is far below, no tax (Income-tax Act, section 10(10) and (10AA)).
 */
const notPay: ReadonlySet<Line['kind']> = new Set([
  'expense',
  'advance',
  'loan',
  'gratuity',
  'leave_encashment',
]);
const isPay = ({ kind }: Pick<Line, 'kind'>): boolean => !notPay.has(kind);
/** Taken off what was earned, before law looks at it. */
const lessensPay = ({ kind }: Pick<Line, 'kind'>): boolean =>
  kind === 'unpaid_days' || kind === 'days_away' || kind === 'arrears';

function payOf(lines: readonly Line[]): Paise {
  const earned = sumOf(
    lines.filter((line) => line.type === 'EARNING' && isPay(line)).map(({ amount }) => amount),
  );
  const off = sumOf(
    lines.filter((line) => line.type === 'DEDUCTION' && lessensPay(line)).map(({ amount }) => amount),
  );
  return Math.max(0, earned - off);
}

/**
 * Wages for the payment of wages (Code on Wages, section 2(y), with its provisos): the components and overtime that were earned,
 * but no commission and no bonus, and never less than half of all that was earned.
 */
function wagesForDeductions(lines: readonly Line[], pay: Paise): Paise {
  const isWages = ({ kind, type }: Line) =>
    type === 'EARNING' && (kind === 'component' || kind === 'overtime' || kind === 'arrears');
  const earned = sumOf(lines.filter(isWages).map(({ amount }) => amount));
  const off = sumOf(
    lines
      .filter(({ kind, type }) => type === 'DEDUCTION' && lessensPay({ kind }))
      .map(({ amount }) => amount),
  );
  return Math.max(earned - off, Math.floor(pay / 2));
}

export function workOut(facts: MonthFacts, rules: RuleTable): WorkedOut {
  const { components, monthlyPaise, days, extras } = facts;
  const off = days.unpaidHalfDays + days.awayHalfDays;
  const amounts = fullMonth(components, monthlyPaise);
  const earnings = amounts.filter(({ component }) => component.type === 'EARNING');
  const wagesParts = earnings.filter(({ component }) => component.isWages);
  const full = sumOf(earnings.map((one) => one.full));
  const fullWages = sumOf(wagesParts.map((one) => one.full));
  const offs = offLines(earnings, facts);
  const own = [
    ...amounts.map((one) => componentLine(one, off, days.monthHalfDays)),
    ...offs,
    overtimeLine(fullWages, facts),
    ...extras.map(extraLine),
  ].filter(({ amount }) => amount > 0);
  const pay = payOf(own);
  const basic = fullWages - sumOf(wagesParts.map((one) => lessFor(one, off, days.monthHalfDays)));
  const paidHalfDays = days.monthHalfDays - off;
  const { lines: lawful, ...statutory } = statutoryOf(
    { pay, basic, fullPay: full, paidHalfDays },
    facts,
    rules,
  );
  const structure = full - sumOf(offs.map(({ amount }) => amount));
  const limit: Limit = facts.law.isLastMonth
    ? { to: 'pay' }
    : { to: 'half', wages: wagesForDeductions(own, pay) };
  return { ...statutory, lines: [...own, ...lawful], structure, limit };
}

export function payslipFrom(worked: WorkedOut): Payslip {
  const { lines, owed, carried } = withinPay(worked.lines, worked.limit);
  const gross = sumOfType(lines, 'EARNING');
  const deductions = sumOfType(lines, 'DEDUCTION');
  const isBelowZero = gross < deductions;
  return {
    ...worked,
    lines,
    gross,
    deductions,
    net: gross - deductions,
    owed,
    carried,
    employer: sumOfType(lines, 'EMPLOYER_CONTRIBUTION'),
    warnings: [
      ...worked.warnings,
      ...(isBelowZero ? (['net_below_zero'] as const) : []),
      ...(carried.length > 0 ? (['carried_over'] as const) : []),
    ],
  };
}

export const payslipOf = (facts: MonthFacts, rules: RuleTable): Payslip => payslipFrom(workOut(facts, rules));
