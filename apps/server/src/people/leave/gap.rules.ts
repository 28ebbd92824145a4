/** Days off between two leaves of one person: pure. */
import { type Halves, dayOfHalf, daysIn } from './leave.rules.ts';

/** Another leave, with what it counts on its own beside itself. */
export interface Beside extends Halves {
  readonly gapBefore: number;
  readonly gapAfter: number;
}

export interface Gaps {
  /** Half days. */
  readonly gapBefore: number;
  readonly gapAfter: number;
  /** YYYY-MM-DD, in their order. */
  readonly days: readonly string[];
}

/** More days off than that in a row are no gap between two leaves. */
export const longestGapDays = 14;
const none: Gaps = { gapBefore: 0, gapAfter: 0, days: [] };

const covers = (half: number) => (one: Halves) => one.first <= half && half < one.end;

/** Days off in a row from a day on, backwards or forwards; the day at which they end is not one of them. */
function offFrom(day: number, step: 1 | -1, isOff: ReadonlySet<string>) {
  const days: string[] = [];
  let at = day;
  while (days.length <= longestGapDays && isOff.has(dayOfHalf(at * 2))) {
    days.push(dayOfHalf(at * 2));
    at += step;
  }
  return { days, end: at };
}

/**
 * Days off beside a leave that count, because leave lies on both sides of them. Only where it takes the half day next to them,
 * and the other leave does not count them already.
 */
export function gapsBeside(range: Halves, isOff: ReadonlySet<string>, others: readonly Beside[]): Gaps {
  const working = daysIn(range).flatMap((day, place) => (isOff.has(day) ? [] : [place]));
  const [first, last] = [working[0], working.at(-1)];
  if (first === undefined || last === undefined) return none;
  const firstDay = Math.floor(range.first / 2) + first;
  const lastDay = Math.floor(range.first / 2) + last;
  const before = offFrom(firstDay - 1, -1, isOff);
  const after = offFrom(lastDay + 1, 1, isOff);
  const isBefore =
    range.first <= firstDay * 2 &&
    others.some((one) => covers(before.end * 2 + 1)(one) && one.gapAfter === 0);
  const isAfter =
    range.end >= lastDay * 2 + 2 && others.some((one) => covers(after.end * 2)(one) && one.gapBefore === 0);
  const daysBefore = isBefore && before.days.length <= longestGapDays ? before.days.toReversed() : [];
  const daysAfter = isAfter && after.days.length <= longestGapDays ? after.days : [];
  return {
    gapBefore: daysBefore.length * 2,
    gapAfter: daysAfter.length * 2,
    days: [...daysBefore, ...daysAfter],
  };
}
