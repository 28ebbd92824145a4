import type { OpenDay } from '@nukkad/contract/market/partnership/hours.model';
import type { PartnerRules } from '../partnership.rules.ts';

/** What holds until a partner says otherwise. */
export function firstDays({ weekdays, opensMinute, closesMinute }: PartnerRules['firstHours']): OpenDay[] {
  return weekdays.map((weekday) => ({ weekday, opensMinute, closesMinute }));
}

/** A night's work and a pause at noon are kept as they are: the week as one block a day, as the form shows it. */
export function oneBlockADay(days: readonly OpenDay[]): OpenDay[] {
  const byWeekday = new Map<number, OpenDay>();
  for (const day of days) {
    const earlier = byWeekday.get(day.weekday);
    byWeekday.set(day.weekday, {
      weekday: day.weekday,
      opensMinute: Math.min(earlier?.opensMinute ?? day.opensMinute, day.opensMinute),
      closesMinute: Math.min(1440, Math.max(earlier?.closesMinute ?? 0, day.closesMinute)),
    });
  }
  return [...byWeekday.values()].sort((a, b) => a.weekday - b.weekday);
}
