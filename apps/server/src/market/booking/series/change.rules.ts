import type { Interval } from '@nukkad/contract/market/series/series.model';
import { type Pattern, type SeriesRules, boundPassed, dayOf, movedFrom, startOf } from './series.rules.ts';

/** A series as far as its days go. */
export interface Rhythm extends Pattern {
  readonly everyWeeks: Interval;
  /** The latest visit that was decided on. */
  readonly lastOrdinal: number;
}

/** From which visit on, and when it and those after it are to be. */
export interface WantedPattern {
  readonly ordinal: number;
  readonly day: string;
  readonly slotId: number;
  readonly everyWeeks: Interval;
}

/** A booked visit that is still to come and may be moved. */
export interface Movable {
  readonly ordinal: number;
  readonly bookingId: string;
  readonly startsAt: Date;
}

export interface VisitChange extends Movable {
  readonly newStartsAt: Date;
  /** Planned: its new day can't be booked yet, or lies behind the end of the series. */
  readonly becomes: 'moved' | 'planned';
}

export interface SeriesChange {
  readonly pattern: Pattern & Pick<Rhythm, 'everyWeeks'>;
  readonly visits: readonly VisitChange[];
  /** The last visit that stays decided on. */
  readonly lastOrdinal: number;
}

/** What the new pattern does to the visits that are decided on. */
export function changeOf(
  series: Rhythm,
  wanted: WantedPattern,
  movable: readonly Movable[],
  /** The last day whose visits are made now. */
  until: string,
): SeriesChange {
  const pattern = { ...movedFrom(series, wanted), everyWeeks: wanted.everyWeeks };
  const dayNear = (ordinal: number): boolean => {
    const day = dayOf(pattern, ordinal);
    return day !== null && day <= until;
  };
  let lastOrdinal = series.lastOrdinal;
  while (lastOrdinal > wanted.ordinal && !dayNear(lastOrdinal)) lastOrdinal -= 1;
  const visits = movable.map((visit): VisitChange => {
    const stays = visit.ordinal <= lastOrdinal;
    const day = dayOf(pattern, visit.ordinal) ?? wanted.day;
    return { ...visit, newStartsAt: startOf(day, wanted.slotId), becomes: stays ? 'moved' : 'planned' };
  });
  return { pattern, visits, lastOrdinal };
}

/** Whether what is left of the series stays within the rules; else which of its bounds it passes. */
export function leftPasses(
  { visits, untilDay }: Pick<Rhythm, 'visits' | 'untilDay'>,
  { ordinal, day, everyWeeks }: WantedPattern,
  rules: SeriesRules,
): 'visits' | 'until' | null {
  const left = visits === null ? undefined : visits - ordinal + 1;
  // The last one alone keeps no interval.
  if (left === 1) return null;
  if (untilDay !== null) return day > untilDay ? 'until' : null;
  return boundPassed({ everyWeeks, visits: left }, day, rules);
}

/** In which order they are moved, so that none meets the time that another one is about to leave. */
export const inOrderOfMoving = (visits: readonly VisitChange[]): readonly VisitChange[] => {
  const later = visits.some(({ startsAt, newStartsAt }) => newStartsAt > startsAt);
  return later ? visits.toReversed() : visits;
};

export const sameAsBefore = (
  series: Rhythm,
  wanted: WantedPattern,
  visits: readonly VisitChange[],
): boolean =>
  series.everyWeeks === wanted.everyWeeks &&
  series.slotId === wanted.slotId &&
  visits.every(({ startsAt, newStartsAt }) => startsAt.getTime() === newStartsAt.getTime()) &&
  dayOf(series, wanted.ordinal) === wanted.day;
