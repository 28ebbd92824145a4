import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import type { OpenDay } from '@nukkad/contract/market/partnership/hours.model';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A Monday, so that adding a weekday's number less one gives a day of that name. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** 1 Monday to 7 Sunday. */
export function weekdayName(weekday: number, locale: string, width: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(
    monday + (weekday - 1) * dayMs,
  );
}

/** Minutes after midnight as a person says them; 1440 is the midnight that ends the day. */
export function clockTime(minute: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    // Hindi says the part of the day, not am and pm.
    ...(locale.startsWith('hi') && { dayPeriod: 'short' }),
    timeZone: 'UTC',
  });
  return withHalfOfDay(format.format(monday + minute * minuteMs));
}

/** Do all open days keep the same times? */
export function isEven(days: readonly OpenDay[]): boolean {
  const [first] = days;
  return days.every(
    (day) => day.opensMinute === first?.opensMinute && day.closesMinute === first.closesMinute,
  );
}

/** Runs of weekdays with the same times, as "Monday to Friday" is read; none: an empty week. */
export function runsOf(days: readonly OpenDay[]): { readonly from: OpenDay; readonly to: OpenDay }[] {
  const runs: { from: OpenDay; to: OpenDay }[] = [];
  for (const day of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const last = runs.at(-1);
    const goesOn = last && last.to.weekday + 1 === day.weekday && isEven([last.to, day]);
    if (goesOn) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
