/** Which hours are planned on a day, and to which day a check-in belongs: pure. */
import { addDays, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import type { AttendanceRules } from '@nukkad/contract/people/attendance/setting.model';
import type { Plan } from './day.rules.ts';

const minuteMs = 60_000;

/** The built-in hours and rules, where an organisation has set none. */
export const builtInRules: AttendanceRules = {
  startsMinute: 9 * 60,
  endsMinute: 18 * 60,
  breakMinutes: 60,
  graceMinutes: 10,
  fullDayMinutes: 7 * 60,
  halfDayMinutes: 4 * 60,
  overtimeAfterMinutes: 30,
  earliestMinutes: 60,
  latestMinutes: 60,
  mustBeAtSite: false,
  acceptsOffline: true,
  correctionsPerMonth: 3,
  correctionDaysBack: 7,
};

/** Hours of a weekday, of a professional's own week. */
export interface ShiftHours {
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
}

/**
 * The hours of a day: a professional's own shifts of that weekday as one span, else the hours of the settings. A person with
 * shifts has none on a weekday without one.
 */
export function planOf(day: string, shifts: readonly ShiftHours[], rules: AttendanceRules): Plan | null {
  const ofDay = shifts.filter(({ weekday }) => weekday === istWeekday(day));
  if (shifts.length > 0 && ofDay.length === 0) return null;
  const starts =
    ofDay.length > 0 ? Math.min(...ofDay.map(({ startsMinute }) => startsMinute)) : rules.startsMinute;
  const ends = ofDay.length > 0 ? Math.max(...ofDay.map(({ endsMinute }) => endsMinute)) : rules.endsMinute;
  const inShift = ofDay.reduce((sum, one) => sum + one.endsMinute - one.startsMinute, 0);
  // Time between two shifts of a day is a break; a single one has that of the settings, if it is long enough.
  const between = ofDay.length > 1 ? ends - starts - inShift : 0;
  const breakMinutes = between > 0 ? between : ends - starts > 300 ? rules.breakMinutes : 0;
  return { startsAt: istInstant(day, starts), endsAt: istInstant(day, ends), breakMinutes };
}

/**
 * A person with a week of their own works on the Sundays in it, unless the organisation has set its days off: then those count
 * for all.
 */
export const offOf = <Off extends { readonly kind: string; readonly isSet?: boolean }>(
  off: Off | null,
  shifts: readonly ShiftHours[],
): Off | null => (off?.kind === 'weekend' && off.isSet === false && shifts.length > 0 ? null : off);

/** The hours of a person whose shifts are planned day by day. */
export interface RosterHours {
  /** Of the published shifts of a day; null: none. */
  readonly hoursOn: (day: string) => (Plan & { readonly graceMinutes: number }) | null;
  /** True: other days of its week have shifts and this one has none, so it is a day off. */
  readonly isRest: (day: string) => boolean;
}

export interface PlannedDay<Off> {
  readonly off: Off | null;
  readonly plan: Plan | null;
  readonly graceMinutes: number;
}

/**
 * What is planned on a day: a published shift counts before the usual hours and before a weekly day off. A holiday stays one:
 * what is worked on it is overtime.
 */
export function plannedDay<Off extends { readonly kind: string }>(
  day: string,
  roster: RosterHours | undefined,
  usual: {
    readonly off: Off | null;
    readonly plan: () => Plan | null;
    readonly graceMinutes: number;
    readonly restDay: Off;
  },
): PlannedDay<Off> {
  const { off, graceMinutes } = usual;
  const shift = roster?.hoursOn(day) ?? null;
  if (shift && off?.kind !== 'holiday') {
    const { graceMinutes: ownGrace, ...plan } = shift;
    return { off: null, plan, graceMinutes: ownGrace };
  }
  if (off) return { off, plan: null, graceMinutes };
  if (roster?.isRest(day)) return { off: usual.restDay, plan: null, graceMinutes };
  return { off: null, plan: usual.plan(), graceMinutes };
}

export interface Window {
  readonly opensAt: Date;
  readonly closesAt: Date;
}

export const windowOf = (
  { startsAt, endsAt }: Pick<Plan, 'startsAt' | 'endsAt'>,
  { earliestMinutes, latestMinutes }: Pick<AttendanceRules, 'earliestMinutes' | 'latestMinutes'>,
): Window => ({
  opensAt: new Date(startsAt.getTime() - earliestMinutes * minuteMs),
  closesAt: new Date(endsAt.getTime() + latestMinutes * minuteMs),
});

/** The days whose hours may contain this instant: a night shift reaches into the next day, an early check-in into the one before. */
export const daysAround = (at: Date): readonly string[] =>
  [-1, 0, 1].map((days) => addDays(istDay(at), days));

export type Belongs =
  | { readonly kind: 'in'; readonly day: string }
  | { readonly kind: 'off'; readonly day: string }
  | { readonly kind: 'early' | 'late' };

/**
 * The working day of a check-in. Of several whose window it is in, the one that began last; outside of all windows it belongs
 * to its calendar day where no work is planned then, and is refused where it is.
 */
export function dayOfCheckIn(
  at: Date,
  planOn: (day: string) => Plan | null,
  rules: Pick<AttendanceRules, 'earliestMinutes' | 'latestMinutes'>,
): Belongs {
  const open = daysAround(at).filter((day) => {
    const plan = planOn(day);
    const window = plan && windowOf(plan, rules);
    return window !== null && at >= window.opensAt && at <= window.closesAt;
  });
  const last = open.at(-1);
  if (last !== undefined) return { kind: 'in', day: last };
  const today = istDay(at);
  const plan = planOn(today);
  if (plan === null) return { kind: 'off', day: today };
  return { kind: at < plan.startsAt ? 'early' : 'late' };
}
