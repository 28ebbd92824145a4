import type { Interval, RepeatTerms } from '@nukkad/contract/market/series/series.model';

type Bounds = Pick<RepeatTerms, 'mostVisits' | 'mostDays'>;

/** A few weeks, a month, a season, a year. */
const offered = [2, 3, 4, 6, 8, 12, 13, 26, 52];

/** How many visits may be chosen at this interval, within the bounds of the settings. */
export const repeatCounts = (everyWeeks: Interval, { mostVisits, mostDays }: Bounds): readonly number[] =>
  offered.filter((visits) => visits <= mostVisits && 7 * everyWeeks * (visits - 1) <= mostDays);

/** The number that stays where the interval still allows it; else a month of weeks. */
export function usualCount(everyWeeks: Interval, before: number | undefined, bounds: Bounds): number {
  const counts = repeatCounts(everyWeeks, bounds);
  const [fewest = 2] = counts;
  if (before !== undefined && counts.includes(before)) return before;
  return counts.includes(4) ? 4 : fewest;
}
