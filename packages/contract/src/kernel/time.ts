/**
 * Indian time is UTC+5:30 the year round, without daylight saving (Standards of Weights and Measures,
 * Indian Standard Time), so a day is arithmetic and does not depend on the machine's time zone.
 */
export const istOffsetMinutes = 330;
const minute = 60_000;
export const dayMs = 86_400_000;

/** The calendar day in Asia/Kolkata of an instant, YYYY-MM-DD. */
export function istDay(at: Date): string {
  return new Date(at.getTime() + istOffsetMinutes * minute).toISOString().slice(0, 10);
}

/** Minutes since midnight in Asia/Kolkata, 0..1439. */
export function istMinuteOfDay(at: Date): number {
  const shifted = at.getTime() + istOffsetMinutes * minute;
  return Math.floor((((shifted % dayMs) + dayMs) % dayMs) / minute);
}

/** The instant of `minutes` after midnight IST of `day` (YYYY-MM-DD). */
export function istInstant(day: string, minutes = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - istOffsetMinutes * minute + minutes * minute);
}

/** 1 (Monday) to 7 (Sunday), as specification section 3 counts. */
export function istWeekday(day: string): number {
  const sundayFirst = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return sundayFirst === 0 ? 7 : sundayFirst;
}

/** `day` moved by `days`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);
}

export type DayWindow = 'All Bookings' | 'Today' | 'Tomorrow' | 'This Week';
export const dayWindows = ['All Bookings', 'Today', 'Tomorrow', 'This Week'] as const;

/** Half-open [from, to) of a booking list's filter; null: no bound. The week runs Monday to Sunday, IST. */
export function dayWindow(window: DayWindow, now: Date): { from: Date; to: Date } | null {
  const today = istDay(now);
  if (window === 'Today') return { from: istInstant(today), to: istInstant(addDays(today, 1)) };
  if (window === 'Tomorrow')
    return { from: istInstant(addDays(today, 1)), to: istInstant(addDays(today, 2)) };
  if (window === 'This Week') {
    const monday = addDays(today, 1 - istWeekday(today));
    return { from: istInstant(monday), to: istInstant(addDays(monday, 7)) };
  }
  return null;
}
