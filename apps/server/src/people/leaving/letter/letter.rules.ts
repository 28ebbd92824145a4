import type { LeavingStatus } from '@nukkad/contract/people/leaving/leaving.noun';

const hasEnded: ReadonlySet<LeavingStatus> = new Set(['cleared', 'left']);

/** Once the work is handed over or the last day has passed: before, both may still change. */
export const mayBeLettered = (status: LeavingStatus): boolean => hasEnded.has(status);

export type SalaryDue = 'paid' | 'open' | 'none';

/** As much of the last payslip as it depends on. */
interface LastSalary {
  readonly before: { readonly isPaid: boolean } | null;
  readonly isConfirmed: boolean;
  readonly net: number;
  readonly run: { readonly payment: { readonly status: string } | null } | null;
}

/** Of the last salary and of what was left after it; `none`: no salary is kept here, so nothing is said of it. */
export function salaryDueOf(last: LastSalary | null): SalaryDue {
  if (last === null) return 'none';
  const { before, isConfirmed, net, run } = last;
  const isPaid = isConfirmed && (net === 0 || run?.payment?.status === 'PAID');
  return isPaid && (before === null || before.isPaid) ? 'paid' : 'open';
}
