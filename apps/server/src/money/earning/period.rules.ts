import type { PeriodWindow } from '@nukkad/contract/money/earning/period.query';
import { addDays, dayMs, istInstant, istWeekday } from '@nukkad/contract/kernel/time';

/** Days in Asia/Kolkata, YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface AskedPeriod {
  readonly window?: PeriodWindow | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type Step = 'hour' | 'day' | 'week' | 'month';

const daysOfWeek = 7;
/** More bars are too thin to be read on a phone. */
const mostBarsOfDays = 31;
const mostDaysInWeeks = 26 * daysOfWeek;

export const daysBetween = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string) => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
const mondayOf = (day: string) => addDays(day, 1 - istWeekday(day));
const earlier = (one: string, other: string) => (one < other ? one : other);

/** The whole day, week or month that `today` is in, or the days that were asked for. */
export function periodOf({ window = 'week', from, to }: AskedPeriod, today: string): Days {
  if (window === 'today') return { from: today, to: today };
  if (window === 'month') return { from: firstOfMonth(today), to: lastOfMonth(today) };
  if (window === 'custom' && from !== undefined && to !== undefined) return { from, to };
  const monday = mondayOf(today);
  return { from: monday, to: addDays(monday, daysOfWeek - 1) };
}

/**
 * What a period is compared with: as many days before it. A week or month that is not over is compared with the part of
 * the one before that had passed at the same weekday or date, because whole against half says nothing.
 */
export function previousOf(window: PeriodWindow, { from, to }: Days, today: string): Days {
  const end = addDays(from, -1);
  if (window === 'month') {
    const start = firstOfMonth(end);
    const passed = daysBetween({ from, to: earlier(to, today) });
    return { from: start, to: earlier(end, addDays(start, passed - 1)) };
  }
  const start = addDays(from, -daysBetween({ from, to }));
  if (window === 'week') return { from: start, to: addDays(earlier(to, today), -daysOfWeek) };
  return { from: start, to: end };
}

/** Half-open in time. */
export const instantsOf = ({ from, to }: Days): { readonly from: Date; readonly to: Date } => ({
  from: istInstant(from),
  to: istInstant(addDays(to, 1)),
});

export const isWithin = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

export function stepOf(days: Days): Step {
  const count = daysBetween(days);
  if (count === 1) return 'hour';
  if (count <= mostBarsOfDays) return 'day';
  return count <= mostDaysInWeeks ? 'week' : 'month';
}

/** The first day of the bar that a day belongs to; never before the period. */
export function barOf(day: string, step: Step, { from }: Days): string {
  const start = step === 'week' ? mondayOf(day) : step === 'month' ? firstOfMonth(day) : day;
  return start < from ? from : start;
}

/** The first days of all bars, oldest first. */
export function barsOf(days: Days, step: Step): string[] {
  const all = Array.from({ length: daysBetween(days) }, (_, index) => addDays(days.from, index));
  return [...new Set(all.map((day) => barOf(day, step, days)))];
}

/** As YYYY-MM, of both days and all between, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(last); day >= firstOfMonth(first); day = firstOfMonth(addDays(day, -1)))
    months.push(day.slice(0, 7));
  return months;
}
