import type { LeavingStatus } from '@nukkad/contract/people/leaving/leaving.lifecycle';
import type { ForeseenPayslip } from '../../payroll/index.ts';

const hasEnded: ReadonlySet<LeavingStatus> = new Set(['cleared', 'left']);

/** Once the work is handed over or the last day has passed: before, both may still change. */
export const mayBeLettered = (status: LeavingStatus): boolean => hasEnded.has(status);

export type SalaryDue = 'paid' | 'open' | 'none';

/** Of the last salary and of what was left after it; `none`: no salary is kept here, so nothing is said of it. */
export function salaryDueOf(
  last: Pick<ForeseenPayslip, 'before' | 'isConfirmed' | 'net' | 'run'> | null,
): SalaryDue {
  if (last === null) return 'none';
  const { before, isConfirmed, net, run } = last;
  const isPaid = isConfirmed && (net === 0 || run?.payment?.status === 'PAID');
  return isPaid && (before === null || before.isPaid) ? 'paid' : 'open';
}
