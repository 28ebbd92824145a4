import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import { dayMs, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';

/** What decides how near two jobs may be. */
export interface TravelRules {
  /** Pause between two jobs, besides the way. */
  readonly bufferMinutes: number;
  /** How fast one gets about in the city, door to door. */
  readonly speedKmh: number;
}

const minuteMs = 60_000;

/** Half-open, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Minutes of a weekday (1 Monday to 7 Sunday, IST); `to` above 1440 reaches into the next day. */
export interface WeekdaySpan {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

export interface Job extends Span {
  readonly at: Point;
  /** Null or left out: a cart's. */
  readonly bookingId?: string | null;
}

/** A professional with all that decides whether a time is free. */
export interface Person {
  readonly staffId: string;
  readonly organisationId: string;
  readonly skilled: boolean;
  /** The partner's place, where the first way of the day starts. */
  readonly base: Point;
  readonly hours: readonly WeekdaySpan[];
  readonly shifts: readonly WeekdaySpan[];
  readonly leaves: readonly Span[];
  readonly jobs: readonly Job[];
}

export type NotFree = 'off_shift' | 'on_leave' | 'busy' | 'not_skilled';

const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

interface CalendarDay {
  readonly weekday: number;
  readonly midnight: number;
}

/** The days that a shift of `day`, or of the `days` from it on, may reach from or into. */
export function calendarAround(day: string, days = 1): CalendarDay[] {
  const midnight = istInstant(day).getTime();
  const weekday = istWeekday(day);
  return Array.from({ length: days + 3 }, (_, index) => index - 1).map((offset) => ({
    weekday: ((weekday + offset + 6) % 7) + 1,
    midnight: midnight + offset * dayMs,
  }));
}

/** Weekly spans as instants, those that meet joined into one. */
function instantsOf(spans: readonly WeekdaySpan[], calendar: readonly CalendarDay[]): Span[] {
  return joined(
    calendar.flatMap(({ weekday, midnight }) =>
      spans.flatMap((span) =>
        span.weekday === weekday
          ? [{ from: midnight + span.from * minuteMs, to: midnight + span.to * minuteMs }]
          : [],
      ),
    ),
  );
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else result.push(span);
  }
  return result;
}

/** The working time of a professional on these days: shifts within the partner's hours. Leave is read separately. */
function workingSpans(person: Person, calendar: readonly CalendarDay[]): Span[] {
  const hours = instantsOf(person.hours, calendar);
  if (person.shifts === person.hours) return hours;
  return instantsOf(person.shifts, calendar).flatMap((shift) =>
    hours.flatMap((open) =>
      overlaps(shift, open)
        ? [{ from: Math.max(shift.from, open.from), to: Math.min(shift.to, open.to) }]
        : [],
    ),
  );
}

/** The same, cut to what lies within these instants. */
export function workingWithin(person: Person, within: Span): Span[] {
  const calendar = calendarAround(
    istDay(new Date(within.from)),
    Math.ceil((within.to - within.from) / dayMs),
  );
  return workingSpans(person, calendar)
    .filter((span) => overlaps(span, within))
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }));
}

/** Whole minutes for the way between two points, rounded up. */
export function travelMinutes(from: Point, to: Point, rules: TravelRules): number {
  return Math.ceil((distanceMetres(from, to) / 1000 / rules.speedKmh) * 60);
}

/** The job with the pause and the way to or from `at` on both sides: work that meets this is not possible. */
function withClearance(job: Job, at: Point, rules: TravelRules): Span {
  const clear = (travelMinutes(job.at, at, rules) + rules.bufferMinutes) * minuteMs;
  return { from: job.from - clear, to: job.to + clear };
}

export function isBusy(jobs: readonly Job[], work: Span, at: Point, rules: TravelRules): boolean {
  return jobs.some((job) => overlaps(withClearance(job, at, rules), work));
}

/** The jobs that make a person busy for this work, the earliest first. */
export const jobsInTheWay = (jobs: readonly Job[], work: Span, at: Point, rules: TravelRules): Job[] =>
  jobs
    .filter((job) => overlaps(withClearance(job, at, rules), work))
    .toSorted((one, other) => one.from - other.from);

/** Values of a person that are read repeatedly, computed once. */
export interface Availability {
  readonly skilled: boolean;
  readonly working: readonly Span[];
  readonly leaves: readonly Span[];
  readonly blocked: readonly Span[];
}

export function availabilityOf(
  person: Person,
  calendar: readonly CalendarDay[],
  at: Point,
  rules: TravelRules,
): Availability {
  const { skilled, leaves, jobs } = person;
  return {
    skilled,
    leaves,
    working: workingSpans(person, calendar),
    blocked: jobs.map((job) => withClearance(job, at, rules)),
  };
}

export function notFree(of: Availability, work: Span): NotFree | null {
  if (!of.skilled) return 'not_skilled';
  if (!of.working.some((span) => span.from <= work.from && work.to <= span.to)) return 'off_shift';
  if (of.leaves.some((leave) => overlaps(leave, work))) return 'on_leave';
  return of.blocked.some((span) => overlaps(span, work)) ? 'busy' : null;
}

/** Why this person cannot do this work; null: free. */
export function whyNotFree(person: Person, work: Span, at: Point, rules: TravelRules): NotFree | null {
  return notFree(availabilityOf(person, calendarAround(istDay(new Date(work.from))), at, rules), work);
}

/** The way to the work, from the job before on that day or from the partner's place. */
export function wayThere(person: Person, work: Span, at: Point, rules: TravelRules): number {
  const midnight = istInstant(istDay(new Date(work.from))).getTime();
  const before = person.jobs.filter((job) => job.to <= work.from && job.from >= midnight);
  const last = before.reduce<Job | null>(
    (latest, job) => (latest && latest.to >= job.to ? latest : job),
    null,
  );
  return travelMinutes(last?.at ?? person.base, at, rules);
}

/** Jobs that start on the IST day of `at`. */
export function jobsOnDay(person: Person, at: Date): number {
  const midnight = istInstant(istDay(at)).getTime();
  return person.jobs.filter((job) => job.from >= midnight && job.from < midnight + dayMs).length;
}
