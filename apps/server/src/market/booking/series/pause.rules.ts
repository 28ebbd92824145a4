import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { type Pattern, type Planned, plannedAfter } from './series.rules.ts';

/** From a day to a day, both of them in it. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

export interface Paused {
  readonly pauseFrom: string | null;
  readonly pauseUntil: string | null;
}

/** More than a year of weeks: every one that is planned by a number. */
export const mostPlanned = 520;

export const liesIn = ({ from, until }: Span, day: string): boolean => from <= day && day <= until;

/** The pause that is on or ahead; null: there is none, or it is over. */
export const pauseOf = ({ pauseFrom, pauseUntil }: Paused, now: Date): Span | null =>
  pauseFrom !== null && pauseUntil !== null && pauseUntil >= istDay(now)
    ? { from: pauseFrom, until: pauseUntil }
    : null;

/** Whether these days may be a pause at all. */
export const isPause = ({ from, until }: Span, now: Date, mostDays: number): boolean =>
  from >= istDay(now) && until >= from && until < addDays(from, mostDays);

/** The planned visits of days in the pause, and the first one behind it. */
export function plannedAround(
  series: Pattern & { readonly lastOrdinal: number },
  span: Span,
): { readonly within: readonly Planned[]; readonly after: Planned | null } {
  const planned = plannedAfter(series, series.lastOrdinal, mostPlanned);
  return {
    within: planned.filter(({ day }) => liesIn(span, day)),
    after: planned.find(({ day }) => day > span.until) ?? null,
  };
}

/** The next planned visit that is going to be made; null: none. */
export function nextPlanned(
  series: Pattern & { readonly lastOrdinal: number },
  pause: Span | null,
): Planned | null {
  const [next] = plannedAfter(series, series.lastOrdinal, 1);
  if (!next || pause === null || !liesIn(pause, next.day)) return next ?? null;
  return plannedAround(series, pause).after;
}
