import { recordOf } from '@nukkad/contract/kernel/record';
import { addDays } from '@nukkad/contract/kernel/time';
import { type MonthTotals, dayCategories } from '@nukkad/contract/people/attendance/attendance.model';
import type { DayResult } from './day.rules.ts';

/** Every day of a month, YYYY-MM-DD. */
export function daysOfMonth(year: number, month: number): readonly string[] {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  const days: string[] = [];
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) days.push(day);
  return days;
}

const none = recordOf(dayCategories, () => 0);

/** By category; together the days that were handed in. */
export function totalsOf(days: readonly DayResult[]): MonthTotals {
  const counts = { ...none };
  for (const { category } of days) counts[category] += 1;
  return {
    days: counts,
    workedMinutes: days.reduce((sum, day) => sum + day.workedMinutes, 0),
    overtimeMinutes: days.reduce((sum, day) => sum + day.overtimeMinutes, 0),
    lateDays: days.filter(({ lateMinutes }) => lateMinutes > 0).length,
  };
}
