import { type DeskRules, defaultDeskRules } from './session.rules.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const indiaMs = 330 * minuteMs;

/** Days from 1 (Monday) to 7 (Sunday), and minutes of the day in India. */
interface SupportHours {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly opensMinute: number;
  readonly closesMinute: number;
}

/** The rules with the days of the week on which support answers, 1 (Monday) to 7 (Sunday). */
export interface Desk extends DeskRules, Pick<SupportHours, 'firstDay' | 'lastDay'> {}

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Until an Admin sets other times, support is open when the company says so. */
export const deskRulesOf = ({ opensMinute, closesMinute }: SupportHours): DeskRules => ({
  ...defaultDeskRules,
  opensAt: clockOf(opensMinute),
  closesAt: clockOf(closesMinute),
});

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const minuteOfDay = (at: Date): number => Math.floor(((at.getTime() + indiaMs) % (24 * hourMs)) / minuteMs);

export type Hours = Pick<Desk, 'opensAt' | 'closesAt' | 'firstDay' | 'lastDay'>;

/** 1 (Monday) to 7 (Sunday). The first of January 1970 was a Thursday. */
const dayOf = (at: Date): number => ((Math.floor((at.getTime() + indiaMs) / (24 * hourMs)) + 3) % 7) + 1;

/** From the first day to the last one, which may lie in the next week. */
const isOpenDay = (day: number, { firstDay, lastDay }: Pick<Hours, 'firstDay' | 'lastDay'>): boolean =>
  firstDay <= lastDay ? day >= firstDay && day <= lastDay : day >= firstDay || day <= lastDay;

/** When support opens next. */
export function nextOpening(now: Date, hours: Omit<Hours, 'closesAt'>): Date {
  const ahead = (minuteOf(hours.opensAt) - minuteOfDay(now) + 1_440) % 1_440 || 1_440;
  let next = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs + ahead * minuteMs);
  while (!isOpenDay(dayOf(next), hours)) next = new Date(next.getTime() + 24 * hourMs);
  return next;
}

/** On its days, between the two times of day in India. */
export function isOpenAt(now: Date, hours: Hours): boolean {
  const minute = minuteOfDay(now);
  return (
    isOpenDay(dayOf(now), hours) && minute >= minuteOf(hours.opensAt) && minute < minuteOf(hours.closesAt)
  );
}

/** As the public pages say them. */
export const hoursOf = ({ opensAt, closesAt, firstDay, lastDay }: Hours): SupportHours => ({
  firstDay,
  lastDay,
  opensMinute: minuteOf(opensAt),
  closesMinute: minuteOf(closesAt),
});

const aheadDays = 7;

/** Within seven days, when support is open. */
export const mayCallAt = (at: Date, now: Date, rules: Hours): boolean =>
  at > now && at.getTime() - now.getTime() <= aheadDays * 24 * hourMs && isOpenAt(at, rules);
