import type { Interval } from '@nukkad/contract/market/series/series.model';
import { addDays, istDay, istInstant, istMinuteOfDay } from '@nukkad/contract/kernel/time';

/** Dated configuration `series.rules`; a city may have its own row. */
export interface SeriesRules {
  /** Categories whose services may be repeated. */
  readonly categories: readonly string[];
  readonly mostVisits: number;
  /** How far the last visit may lie ahead. */
  readonly mostDays: number;
  /** A visit is made when its day is so near; never beyond the days that anyone can book. */
  readonly aheadDays: number;
  /** Series of one customer that have not ended. */
  readonly openLimit: number;
  /** So many days a pause has at most. */
  readonly mostPauseDays: number;
}

export const defaultSeriesRules: SeriesRules = {
  categories: [],
  mostVisits: 52,
  mostDays: 365,
  aheadDays: 13,
  openLimit: 3,
  mostPauseDays: 90,
};

/** On which days the visits of a series are. */
export interface Pattern {
  readonly everyWeeks: number;
  readonly slotId: number;
  /** The visit from which days are counted: the first, or the one from which they were moved. */
  readonly anchorOrdinal: number;
  readonly anchorDay: string;
  /** Exactly one of both is set. */
  readonly visits: number | null;
  readonly untilDay: string | null;
}

const firstSlotId = 1100;
const stepMinutes = 30;

/** The half-hour of the day in which a visit starts, as the specification numbers them. */
export const slotOf = (startsAt: Date): number =>
  firstSlotId + Math.floor(istMinuteOfDay(startsAt) / stepMinutes);

export const minuteOf = (slotId: number): number => (slotId - firstSlotId) * stepMinutes;

export const startOf = (day: string, slotId: number): Date => istInstant(day, minuteOf(slotId));

/** The planned day of a visit from the anchor on, whether or not the series is that long. */
export const plannedDay = (
  { anchorDay, anchorOrdinal, everyWeeks }: Pick<Pattern, 'anchorDay' | 'anchorOrdinal' | 'everyWeeks'>,
  ordinal: number,
): string => addDays(anchorDay, 7 * everyWeeks * (ordinal - anchorOrdinal));

/** The planned day of a visit; null: the series is over before it. */
export function dayOf(pattern: Pattern, ordinal: number): string | null {
  const day = plannedDay(pattern, ordinal);
  if (pattern.visits !== null && ordinal > pattern.visits) return null;
  return pattern.untilDay !== null && day > pattern.untilDay ? null : day;
}

/** The last day whose visits are made now. */
export const madeUntil = (now: Date, { aheadDays }: Pick<SeriesRules, 'aheadDays'>): string =>
  addDays(istDay(now), aheadDays);

export interface Planned {
  readonly ordinal: number;
  readonly day: string;
}

/** The visits behind `lastOrdinal`, the next first, at most `limit`. */
export function plannedAfter(pattern: Pattern, lastOrdinal: number, limit: number): Planned[] {
  const planned: Planned[] = [];
  for (let ordinal = lastOrdinal + 1; planned.length < limit; ordinal += 1) {
    const day = dayOf(pattern, ordinal);
    if (day === null) break;
    planned.push({ ordinal, day });
  }
  return planned;
}

/** A visit as soon as possible is no time of the week. */
export const mayRepeat = (
  { instant, categoryId }: { readonly instant: boolean; readonly categoryId: string | null },
  rules: Pick<SeriesRules, 'categories'>,
): boolean => !instant && categoryId !== null && rules.categories.includes(categoryId);

export interface RepeatRequest {
  readonly everyWeeks: Interval;
  readonly visits?: number | undefined;
  readonly until?: string | undefined;
}

/** Whether a series that begins on `firstDay` stays within the rules; else which of its bounds it passes. */
export function boundPassed(
  request: RepeatRequest,
  firstDay: string,
  rules: SeriesRules,
): 'visits' | 'until' | null {
  const { everyWeeks, visits, until } = request;
  const secondDay = addDays(firstDay, 7 * everyWeeks);
  const lastAllowed = addDays(firstDay, rules.mostDays);
  if (until !== undefined) return until < secondDay || until > lastAllowed ? 'until' : null;
  const many = visits ?? 0;
  const lastDay = addDays(firstDay, 7 * everyWeeks * (many - 1));
  return many < 2 || many > rules.mostVisits || lastDay > lastAllowed ? 'visits' : null;
}

/** The pattern as it is from visit `ordinal` on; the number of visits and the last day stay. */
export const movedFrom = (
  pattern: Pattern,
  change: Pick<Planned, 'ordinal' | 'day'> & Pick<Pattern, 'everyWeeks' | 'slotId'>,
): Pattern => ({
  ...pattern,
  everyWeeks: change.everyWeeks,
  slotId: change.slotId,
  anchorOrdinal: change.ordinal,
  anchorDay: change.day,
});
