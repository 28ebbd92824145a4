import type { Point } from '@nukkad/contract/places/geography/distance';
import type { Visit } from '@nukkad/contract/market/calendar/calendar.model';
import { istDay } from '@nukkad/contract/kernel/time';

/** How far it is, and how long it takes, by the rules of free times. */
type WayBetween = (from: Point, to: Point) => { readonly metres: number; readonly minutes: number };

interface Placed extends Point {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const minuteMs = 60_000;
const shownMetres = 100;

/**
 * The way to each visit of one professional, in the order of time: from the visit before it on that day, or from the
 * partner's place. Late: the way alone is longer than the time between the two.
 */
export function waysOf(
  visits: readonly Placed[],
  base: Point,
  wayBetween: WayBetween,
): readonly NonNullable<Visit['way']>[] {
  return visits.map((visit, index) => {
    const before = visits[index - 1];
    const first = before === undefined || istDay(before.startsAt) !== istDay(visit.startsAt);
    const { metres, minutes } = wayBetween(first ? base : before, visit);
    const gapMinutes = first
      ? null
      : Math.floor((visit.startsAt.getTime() - before.endsAt.getTime()) / minuteMs);
    return {
      metres: Math.round(metres / shownMetres) * shownMetres,
      minutes,
      gapMinutes,
      late: gapMinutes !== null && minutes > gapMinutes,
    };
  });
}
