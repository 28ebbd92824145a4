import { istInstant } from '@nukkad/contract/kernel/time';
import type { CalendarPeriod } from '@nukkad/contract/market/calendar/calendar.model';
import type { Visit, WholeCalendar } from './calendar.queries.ts';

const hourMs = 3_600_000;
const [earliest, latest] = [9, 18];
const hoursOfDay = 24;

/** The hours of one day that are drawn: all that is worked, visited or waiting. */
export interface TimeLine {
  readonly from: number;
  readonly hours: readonly number[];
  /** In percent of the line; kept within it. */
  readonly at: (instant: string) => number;
  readonly widthOf: (period: CalendarPeriod) => number;
  /** So many minutes in percent of the line. */
  readonly ofMinutes: (minutes: number) => number;
}

export function timeLineOf(
  day: string,
  { people, waiting }: Pick<WholeCalendar, 'people' | 'waiting'>,
): TimeLine {
  const midnight = istInstant(day).getTime();
  const periods: readonly CalendarPeriod[] = [
    ...waiting,
    ...people.flatMap(({ working, visits }) => [...working, ...visits]),
  ];
  const hourOf = (instant: string) => (Date.parse(instant) - midnight) / hourMs;
  const first = Math.max(0, Math.floor(Math.min(earliest, ...periods.map((one) => hourOf(one.startsAt)))));
  const last = Math.min(hoursOfDay, Math.ceil(Math.max(latest, ...periods.map((one) => hourOf(one.endsAt)))));
  const length = last - first;
  const percent = (hours: number) => (hours / length) * 100;
  const at = (instant: string) => Math.min(100, Math.max(0, percent(hourOf(instant) - first)));
  return {
    from: first,
    hours: Array.from({ length }, (_, index) => first + index),
    at,
    widthOf: ({ startsAt, endsAt }) => at(endsAt) - at(startsAt),
    ofMinutes: (minutes) => percent(minutes / 60),
  };
}

type Placed = Pick<Visit, 'startsAt' | 'endsAt' | 'way'>;

/**
 * How far the words of a visit may go, in percent of the line: to the way to the next visit, or to the end of the day. A
 * short visit is narrower than its own time of day.
 */
export function roomOf(line: TimeLine, visit: Placed, visits: readonly Placed[]): number {
  const next = visits.filter(({ startsAt }) => startsAt > visit.startsAt);
  const ends = next.map(({ startsAt, way }) => line.at(startsAt) - line.ofMinutes(way?.minutes ?? 0));
  return Math.max(line.widthOf(visit), Math.min(100, ...ends) - line.at(visit.startsAt));
}
