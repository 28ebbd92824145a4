/** What is left of a month after one of its payslips was confirmed: a final settlement. */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { Line } from './line.rules.ts';
import type { WorkedOut } from './payslip.rules.ts';

/** The confirmed payslip of the month. */
export type PaidBefore = Pick<
  WorkedOut,
  'esiWages' | 'lines' | 'pensionWages' | 'pfWages' | 'structure' | 'taxable'
>;

type Kinds = ReadonlySet<Line['kind']>;
/** They leave out by themselves what confirmed payslips hold. */
const alreadyLess: Kinds = new Set([
  'expense',
  'advance',
  'loan',
  'arrears',
  'notice',
  'gratuity',
  'leave_encashment',
]);
/** What was paid to the state for a month stays there: only what is missing is taken. */
const paidToState: Kinds = new Set([
  'provident_fund',
  'pension',
  'insurance_edli',
  'pf_admin',
  'state_insurance',
  'professional_tax',
  'income_tax',
  'labour_welfare',
]);
const isEmployers = ({ type }: Line): boolean => type === 'EMPLOYER_CONTRIBUTION';
const signed = ({ type, amount }: Line): Paise => (type === 'DEDUCTION' ? -amount : amount);

const keyOf = (line: Line): string =>
  [
    line.kind,
    line.code,
    line.kind === 'entry' || line.kind === 'carried_over' ? line.name : '',
    isEmployers(line),
  ].join('/');

function grouped(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, readonly Line[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}

const sumOf = (lines: readonly Line[]): Paise => lines.reduce((sum, line) => sum + signed(line), 0);

/** By how much each origin counts now and did not before; days are named where they count at all. */
function originsLeft(now: readonly Line[], before: readonly Line[], sign: 1 | -1): readonly Origin[] {
  const left = new Map<string, Origin>();
  const add = (lines: readonly Line[], times: 1 | -1) => {
    for (const line of lines)
      for (const origin of line.origins) {
        const amount = (line.type === 'DEDUCTION' ? -origin.amount : origin.amount) * times * sign;
        left.set(origin.id, { ...origin, amount: (left.get(origin.id)?.amount ?? 0) + amount });
      }
  };
  add(now, 1);
  const days = new Set(
    now.flatMap((line) => line.origins.filter(({ amount }) => amount === 0)).map(({ id }) => id),
  );
  add(before, -1);
  return [...left.values()].filter(({ id, amount }) => amount !== 0 || days.has(id));
}

function lineLeft(now: readonly Line[], before: readonly Line[]): Line | null {
  const like = now[0] ?? before[0];
  const amount = sumOf(now) - sumOf(before);
  if (!like || amount === 0) return null;
  if (isEmployers(like)) return amount > 0 ? { ...like, amount } : null;
  if (paidToState.has(like.kind)) return amount < 0 ? { ...like, amount: -amount } : null;
  const sign = amount > 0 ? 1 : -1;
  const type = amount > 0 ? 'EARNING' : 'DEDUCTION';
  return { ...like, type, amount: Math.abs(amount), origins: originsLeft(now, before, sign) };
}

/** Line by line the month as it stands now, less what was paid of it: nothing is paid twice, and nothing is lost. */
export function lessPaid(whole: WorkedOut, paid: PaidBefore): WorkedOut {
  const before = grouped(paid.lines.filter(({ kind }) => !alreadyLess.has(kind)));
  const own = whole.lines.filter(({ kind }) => alreadyLess.has(kind));
  const now = grouped(whole.lines.filter(({ kind }) => !alreadyLess.has(kind)));
  const keys = [...new Set([...now.keys(), ...before.keys()])];
  const left = keys.flatMap((key) => lineLeft(now.get(key) ?? [], before.get(key) ?? []) ?? []);
  const wages = (name: 'pfWages' | 'pensionWages' | 'esiWages') => Math.max(0, whole[name] - paid[name]);
  return {
    ...whole,
    lines: [...left, ...own],
    limit: { to: 'recoveries' },
    structure: whole.structure - paid.structure,
    taxable: whole.taxable - paid.taxable,
    pfWages: wages('pfWages'),
    pensionWages: wages('pensionWages'),
    esiWages: wages('esiWages'),
  };
}
