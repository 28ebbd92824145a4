/**
 * Limits of working time: pure. Bounds are those of the Factories Act 1948 (sections 51, 52, 54, 55, 64), which the Shops and
 * Establishments Acts of the states follow; a business may set less.
 */
import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import type { Breach, RosterRules } from '@nukkad/contract/people/shift/shift.model';

const minuteMs = 60_000;
/** No one works longer than this without a break of half an hour (section 55). */
const longestWithoutBreak = 5 * 60;
const leastBreak = 30;
const daysOfWeek = 7;

/** The built-in limits, where an organisation has set none. */
export const builtInRosterRules: RosterRules = {
  onBreach: 'reason',
  dailyMinutes: 9 * 60,
  weeklyMinutes: 48 * 60,
  mostWeeklyMinutes: 60 * 60,
  restMinutes: 11 * 60,
  freeSwaps: false,
  restIsOff: true,
};

/** As much of a shift as the limits look at. `day` is the one on which it starts, in Asia/Kolkata. */
export interface WorkedSpan {
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly breakMinutes: number;
  readonly isBreakPaid: boolean;
}

export type Limits = Pick<
  RosterRules,
  'dailyMinutes' | 'weeklyMinutes' | 'mostWeeklyMinutes' | 'restMinutes'
>;

const lengthOf = ({ startsAt, endsAt }: WorkedSpan) =>
  Math.floor((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** What counts as worked of a shift: all of it but an unpaid break. */
export const workMinutes = (span: WorkedSpan): number =>
  lengthOf(span) - (span.isBreakPaid ? 0 : span.breakMinutes);

export const mondayOf = (day: string): string => addDays(day, 1 - istWeekday(day));

function sums(
  spans: readonly WorkedSpan[],
  keyOf: (span: WorkedSpan) => string,
): ReadonlyMap<string, number> {
  const of = new Map<string, number>();
  for (const span of spans) of.set(keyOf(span), (of.get(keyOf(span)) ?? 0) + workMinutes(span));
  return of;
}

const longDays = (spans: readonly WorkedSpan[], { dailyMinutes: limit }: Limits): readonly Breach[] =>
  [...sums(spans, ({ day }) => day)]
    .filter(([, minutes]) => minutes > limit)
    .map(([day, minutes]) => ({ kind: 'daily_hours', day, minutes, limit }));

const longWeeks = (
  spans: readonly WorkedSpan[],
  { weeklyMinutes, mostWeeklyMinutes }: Limits,
): readonly Breach[] =>
  [...sums(spans, ({ day }) => mondayOf(day))].flatMap(([day, minutes]): readonly Breach[] => {
    if (minutes > mostWeeklyMinutes)
      return [{ kind: 'weekly_overtime', day, minutes, limit: mostWeeklyMinutes }];
    return minutes > weeklyMinutes ? [{ kind: 'weekly_hours', day, minutes, limit: weeklyMinutes }] : [];
  });

/** Between the last end of a day and the next start; the parts of one day may be closer. */
function shortRests(spans: readonly WorkedSpan[], { restMinutes: limit }: Limits): readonly Breach[] {
  const ordered = spans.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return ordered.slice(1).flatMap((span, before): readonly Breach[] => {
    const last = ordered[before];
    if (!last || last.day === span.day) return [];
    const minutes = Math.max(0, Math.floor((span.startsAt.getTime() - last.endsAt.getTime()) / minuteMs));
    return minutes < limit ? [{ kind: 'rest', day: span.day, minutes, limit }] : [];
  });
}

/** A week with a shift on each of its days has no day of rest. */
function fullWeeks(spans: readonly WorkedSpan[]): readonly Breach[] {
  const daysOf = new Map<string, Set<string>>();
  for (const { day } of spans) {
    const monday = mondayOf(day);
    daysOf.set(monday, (daysOf.get(monday) ?? new Set()).add(day));
  }
  return [...daysOf]
    .filter(([, days]) => days.size === daysOfWeek)
    .map(([day, days]) => ({ kind: 'day_off', day, minutes: days.size, limit: daysOfWeek - 1 }));
}

const missingBreaks = (spans: readonly WorkedSpan[]): readonly Breach[] =>
  spans
    .filter((span) => lengthOf(span) > longestWithoutBreak && span.breakMinutes < leastBreak)
    .map(({ day, breakMinutes }) => ({ kind: 'break', day, minutes: breakMinutes, limit: leastBreak }));

const atWork = (spans: readonly WorkedSpan[], daysOfLeave: ReadonlySet<string>): readonly Breach[] =>
  [...new Set(spans.map(({ day }) => day))]
    .filter((day) => daysOfLeave.has(day))
    .map((day) => ({ kind: 'leave', day, minutes: 0, limit: 0 }));

/** What the shifts of one person break, by day. */
export function breachesOf(
  spans: readonly WorkedSpan[],
  limits: Limits,
  daysOfLeave: ReadonlySet<string> = new Set(),
): readonly Breach[] {
  const found = [
    ...longDays(spans, limits),
    ...longWeeks(spans, limits),
    ...shortRests(spans, limits),
    ...fullWeeks(spans),
    ...missingBreaks(spans),
    ...atWork(spans, daysOfLeave),
  ];
  return found.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** Breaches that were there before a change are not its fault. */
export function newBreaches(before: readonly Breach[], after: readonly Breach[]): readonly Breach[] {
  const known = new Map(before.map((one) => [`${one.kind} ${one.day}`, one]));
  return after.filter((one) => {
    const was = known.get(`${one.kind} ${one.day}`);
    return !was || was.minutes !== one.minutes;
  });
}
