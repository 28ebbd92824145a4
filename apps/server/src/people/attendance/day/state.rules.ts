import type { DailyState } from '@nukkad/contract/people/attendance/attendance.model';
import { type DayResult, type LeaveOfDay, type Plan, isWholeDay } from './day.rules.ts';

const minuteMs = 60_000;

/** What someone is doing on a day, at a glance. */
export function stateOf(
  {
    result,
    plan,
    leave,
    isExempt,
  }: {
    readonly result: DayResult;
    readonly plan: Plan | null;
    readonly leave: LeaveOfDay | null;
    /** Paid without checking in. */
    readonly isExempt: boolean;
  },
  { graceMinutes }: { readonly graceMinutes: number },
  now: Date,
  isPast: boolean,
): DailyState {
  if (result.isRunning) return 'in';
  if (result.category === 'absent' && !leave) return 'absent';
  if (result.workedMinutes > 0) return 'out';
  if (leave && isWholeDay(leave)) return 'leave';
  if (!plan) return 'off';
  if (isExempt) return 'free';
  // Nothing was kept yet.
  if (isPast) return 'off';
  return now.getTime() > plan.startsAt.getTime() + graceMinutes * minuteMs ? 'late' : 'due';
}
