import { type ChainLevel, resubmitDays } from '@nukkad/contract/people/approval/approval.model';
import { dayMs, istDay } from '@nukkad/contract/kernel/time';

const hour = 3_600_000;
/** Of waiting at one level: reminded, reminded again, and on to the next. */
export const waits = [24 * hour, 72 * hour, 7 * dayMs] as const;

/** What is due for a level that has waited since then, and was told so often; null: nothing yet. */
export function dueOf(waitingSince: Date, reminded: number, now: Date): 'remind' | 'escalate' | null {
  const wait = waits[reminded];
  if (wait === undefined || now.getTime() - waitingSince.getTime() < wait) return null;
  return reminded === 2 ? 'escalate' : 'remind';
}

export interface Level extends Omit<ChainLevel, 'departmentId'> {
  readonly departmentId: string | null;
}

export interface Asker {
  readonly staffId: string;
  readonly departmentId: string | null;
  readonly managerStaffId: string | null;
  readonly amountPaise: number | null;
}

export interface Step {
  readonly reviewer: ChainLevel['reviewer'];
  readonly staffId: string | null;
}

/**
 * The steps of one request by the levels of its kind: those for its amount and its department. A level that would be the
 * employee's own is left out, and so is one whose manager is not known. With nothing left, anyone with the permission.
 */
export function stepsOf(levels: readonly Level[], asker: Asker): readonly [Step, ...Step[]] {
  const steps = levels
    .filter(({ fromAmount }) => fromAmount === 0 || (asker.amountPaise ?? 0) >= fromAmount)
    .filter(({ departmentId }) => departmentId === null || departmentId === asker.departmentId)
    .map(
      ({ reviewer, staffId }): Step => ({
        reviewer,
        staffId: reviewer === 'manager' ? asker.managerStaffId : staffId,
      }),
    )
    .filter(
      ({ reviewer, staffId }) => reviewer === 'permission' || (staffId !== null && staffId !== asker.staffId),
    );
  const [first, ...rest] = steps;
  return first ? [first, ...rest] : [{ reviewer: 'permission', staffId: null }];
}

/** Cancelled before it begins and while nothing is paid; from then on it is a change. */
export const isBegun = ({ startsOn, paidPaise, kind }: Begins, now: Date): boolean =>
  paidPaise > 0 || (kind !== 'expense' && startsOn <= istDay(now));

export interface Begins {
  readonly kind: string;
  readonly startsOn: string;
  readonly paidPaise: number;
}

export const mayResubmit = (rejectedAt: Date | null, now: Date): boolean =>
  rejectedAt !== null && now.getTime() - rejectedAt.getTime() <= resubmitDays * dayMs;
