/** What each line of a payslip is in the words of the law: pay that was earned, what is deducted, what is only paid back. */
import type { PayslipLine } from './payroll.model.ts';

type Line = Pick<PayslipLine, 'kind' | 'type' | 'amount'>;
export type PayslipPart = 'earned' | 'notEarned' | 'deducted' | 'paidBack' | 'employer';

const days: ReadonlySet<PayslipLine['kind']> = new Set(['unpaid_days', 'days_away']);
const notPay: ReadonlySet<PayslipLine['kind']> = new Set(['expense', 'advance']);

/** Days that are not paid lessen what was earned; expenses and advances are no pay. */
export function partOf({ kind, type }: Pick<Line, 'kind' | 'type'>): PayslipPart {
  if (type === 'EMPLOYER_CONTRIBUTION') return 'employer';
  if (type === 'DEDUCTION') return days.has(kind) ? 'notEarned' : 'deducted';
  return notPay.has(kind) ? 'paidBack' : 'earned';
}

/** Earned less deducted, and what is paid back, is the net. */
export function sumsOfParts(lines: readonly Line[]) {
  const of = (part: PayslipPart) =>
    lines.filter((line) => partOf(line) === part).reduce((sum, { amount }) => sum + amount, 0);
  return { earned: of('earned') - of('notEarned'), deducted: of('deducted'), paidBack: of('paidBack') };
}
