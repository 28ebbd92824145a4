/** Where the steps of a project lie on a line of days. Days are YYYY-MM-DD; ends are included. */
import { addDays } from '@nukkad/contract/kernel/time';

export interface Dated {
  readonly startsOn: string | null;
  readonly dueOn: string | null;
}

export interface Span {
  readonly from: string;
  readonly days: number;
}

const dayMs = 86_400_000;
const asNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

export const daysBetween = (from: string, to: string): number => asNumber(to) - asNumber(from);

/** A step of one day needs one date only; null: it is not planned. */
export function barOf({ startsOn, dueOn }: Dated): { readonly from: string; readonly to: string } | null {
  const from = startsOn ?? dueOn;
  const to = dueOn ?? startsOn;
  return from && to ? { from, to } : null;
}

/** The line from the first to the last day of all that lies on it. */
export function spanOf(days: readonly string[]): Span | null {
  const sorted = days.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to ? { from, days: daysBetween(from, to) + 1 } : null;
}

/** Place and length as parts of the line, from 0 to 1. */
export function placeOf({ from, days }: Span, bar: { readonly from: string; readonly to: string }) {
  return {
    start: daysBetween(from, bar.from) / days,
    length: (daysBetween(bar.from, bar.to) + 1) / days,
  };
}

/** The same step so many days later, or earlier. */
export const shifted = <Step extends Dated>(step: Step, by: number): Step => ({
  ...step,
  startsOn: step.startsOn && addDays(step.startsOn, by),
  dueOn: step.dueOn && addDays(step.dueOn, by),
});

/** Does it begin before one that it waits for ends? */
export function beginsTooEarly(step: Dated, before: Dated): boolean {
  const [own, other] = [barOf(step), barOf(before)];
  return own !== null && other !== null && own.from <= other.to;
}

/** The first days of the weeks on the line: Mondays. */
export function weeksOf({ from, days }: Span): readonly string[] {
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  const untilMonday = (8 - weekday) % 7;
  const weeks: string[] = [];
  for (let at = untilMonday; at < days; at += 7) weeks.push(addDays(from, at));
  return weeks;
}

/** The first days of the months on the line, for lines that are too long for weeks. */
export function monthsOf({ from, days }: Span): readonly string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); daysBetween(from, first) < days; first = nextMonth(first))
    if (first >= from) months.push(first);
  return months;
}
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const nextMonth = (first: string): string => firstOfMonth(addDays(first, 31));
