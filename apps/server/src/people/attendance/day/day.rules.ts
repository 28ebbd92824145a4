/** What a working day was: pure, in whole minutes, handed the clock. */
import type { DayCategory } from '@nukkad/contract/people/attendance/attendance.model';

const minuteMs = 60_000;
/** After so long at work without a pause the unpaid break counts as taken (Factories Act 1948, section 55). */
const breakAfterMinutes = 5 * 60;

/** From a check-in to its check-out; `outAt` null: it is open. */
export interface WorkSpell {
  readonly inAt: Date;
  readonly outAt: Date | null;
}

/** The hours that were to be worked. */
export interface Plan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly breakMinutes: number;
}

export interface DayRules {
  readonly graceMinutes: number;
  readonly fullDayMinutes: number;
  readonly halfDayMinutes: number;
  readonly overtimeAfterMinutes: number;
  readonly latestMinutes: number;
}

/** Approved leave on a day: of its two halves, so many with pay and so many without. */
export interface LeaveOfDay {
  readonly paidHalves: number;
  readonly unpaidHalves: number;
  /** As people call it. */
  readonly name: string;
}

/** Both halves of the day. */
export const isWholeDay = ({ paidHalves, unpaidHalves }: LeaveOfDay): boolean =>
  paidHalves + unpaidHalves >= 2;

export interface DayFacts {
  readonly isEmployed: boolean;
  readonly off: { readonly kind: 'holiday' | 'weekend'; readonly name?: string } | null;
  readonly leave: LeaveOfDay | null;
  /** Null: no work is planned. */
  readonly plan: Plan | null;
  readonly rules: DayRules;
  readonly spells: readonly WorkSpell[];
  readonly now: Date;
}

export interface DayResult {
  readonly category: DayCategory;
  readonly workedMinutes: number;
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  readonly overtimeMinutes: number;
  /** Half days for which no wage is due: 0, 1 or 2. */
  readonly unpaidHalves: number;
  readonly isRunning: boolean;
}

const minutesOf = (ms: number) => Math.floor(ms / minuteMs);

/** Present in milliseconds, summed before they are rounded, so that no check-out loses a minute. */
const presentMs = (spells: readonly WorkSpell[], now: Date) =>
  spells.reduce((sum, { inAt, outAt }) => sum + Math.max(0, (outAt ?? now).getTime() - inAt.getTime()), 0);

/** Time between the spells, which is a break that was taken. */
function gapsMs(spells: readonly WorkSpell[], now: Date): number {
  if (spells.length < 2) return 0;
  const ordered = spells.toSorted((one, other) => one.inAt.getTime() - other.inAt.getTime());
  let gaps = 0;
  let last = ordered[0]?.inAt.getTime() ?? 0;
  for (const { inAt, outAt } of ordered) {
    gaps += Math.max(0, inAt.getTime() - last);
    last = Math.max(last, (outAt ?? now).getTime());
  }
  return gaps;
}

/** Worked minutes: present, less what of the unpaid break was not taken by checking out. */
export function workedMinutes(spells: readonly WorkSpell[], breakMinutes: number, now: Date): number {
  const present = minutesOf(presentMs(spells, now));
  if (present <= breakAfterMinutes) return present;
  const notTaken = Math.max(0, breakMinutes - minutesOf(gapsMs(spells, now)));
  return Math.max(breakAfterMinutes, present - notTaken);
}

/** Minutes that the plan asks for. */
export const plannedMinutes = ({ startsAt, endsAt, breakMinutes }: Plan): number =>
  Math.max(0, minutesOf(endsAt.getTime() - startsAt.getTime()) - breakMinutes);

/** A short shift asks for no more than itself, and its half for half of it. */
function thresholds({ fullDayMinutes, halfDayMinutes }: DayRules, planned: number) {
  const full = Math.min(fullDayMinutes, planned);
  return { full, half: Math.min(halfDayMinutes, Math.ceil(planned / 2)) };
}

const nothing = {
  workedMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 0,
  overtimeMinutes: 0,
  unpaidHalves: 0,
  isRunning: false,
};

/** A day without planned work: what is worked is overtime. */
function offDay({ off, spells, now }: DayFacts, isRunning: boolean): DayResult {
  const worked = workedMinutes(spells, 0, now);
  const category = worked > 0 || isRunning ? 'over time' : off?.kind === 'holiday' ? 'holidays' : 'weekend';
  return { ...nothing, category, workedMinutes: worked, overtimeMinutes: worked, isRunning };
}

/** Of a day whose hours are over, by what was worked and how much of it was leave. */
function judged(worked: number, planned: number, rules: DayRules, leave: LeaveOfDay | null) {
  const { full, half } = thresholds(rules, planned);
  const overtime = Math.max(0, worked - planned);
  if (worked >= full)
    return {
      category:
        overtime > 0 && overtime >= rules.overtimeAfterMinutes
          ? ('over time' as const)
          : ('present' as const),
      unpaidHalves: 0,
    };
  const paid = leave?.paidHalves ?? 0;
  if (worked >= half) return { category: 'half day' as const, unpaidHalves: Math.max(0, 1 - paid) };
  return { category: categoryOfLeave(paid), unpaidHalves: 2 - paid };
}

/** Of a day on which nothing was worked, by how many of its halves are paid leave. */
const categoryOfLeave = (paidHalves: number): DayCategory =>
  paidHalves >= 2 ? 'paid leave' : paidHalves === 1 ? 'half day' : 'absent';

function workingDay(facts: DayFacts, plan: Plan, isRunning: boolean): DayResult {
  const { spells, rules, leave, now } = facts;
  const worked = workedMinutes(spells, plan.breakMinutes, now);
  const first = spells.reduce((sooner, { inAt }) => Math.min(sooner, inAt.getTime()), Infinity);
  const last = spells.reduce((later, { outAt }) => Math.max(later, (outAt ?? now).getTime()), -Infinity);
  const late = spells.length > 0 ? minutesOf(first - plan.startsAt.getTime()) : 0;
  const isHalfAway = leave !== null && !isWholeDay(leave);
  const isLate = late > rules.graceMinutes && !isHalfAway;
  const isOver = now.getTime() > plan.endsAt.getTime() + rules.latestMinutes * minuteMs;
  const early = spells.length > 0 && !isRunning ? minutesOf(plan.endsAt.getTime() - last) : 0;
  const planned = plannedMinutes(plan);
  const verdict = judged(worked, planned, rules, leave);
  const isDone = isOver || verdict.category === 'present' || verdict.category === 'over time';
  const overtime = Math.max(0, worked - planned);
  return {
    category: isRunning
      ? verdict.category === 'over time'
        ? 'over time'
        : 'present'
      : isDone
        ? verdict.category
        : 'none',
    workedMinutes: worked,
    lateMinutes: isLate ? late : 0,
    earlyMinutes: isOver ? Math.max(0, early) : 0,
    overtimeMinutes: overtime >= rules.overtimeAfterMinutes ? overtime : 0,
    unpaidHalves: isOver && !isRunning ? verdict.unpaidHalves : 0,
    isRunning,
  };
}

/** One of the colour categories for every day, so that a month’s days always add up to it. */
export function judgeDay(facts: DayFacts): DayResult {
  const { isEmployed, leave, off, plan, spells } = facts;
  if (!isEmployed) return { ...nothing, category: 'none' };
  const isRunning = spells.some(({ outAt }) => outAt === null);
  if (off || !plan) return offDay(facts, isRunning);
  if (leave && isWholeDay(leave) && spells.length === 0)
    return { ...nothing, category: categoryOfLeave(leave.paidHalves), unpaidHalves: 2 - leave.paidHalves };
  return workingDay(facts, plan, isRunning);
}

/** What surrounds a day: the leave on it, and since when the organisation keeps attendance at all (null: not yet). */
interface KeptDay {
  readonly day: string;
  readonly leave: LeaveOfDay | null;
  readonly keptSince: string | null;
}

/** No one is absent before the organisation's first check-in: until then it kept no attendance. */
export const whileKept = (result: DayResult, { day, leave, keptSince }: KeptDay): DayResult =>
  result.category === 'absent' && leave === null && (keptSince === null || day < keptSince)
    ? { ...nothing, category: 'none' }
    : result;

/** Of a working day of someone who is paid without checking in, by the leave on it and whether they came. */
function withoutClockCategory(leave: LeaveOfDay | null, isThere: boolean): DayCategory {
  if (leave) return isWholeDay(leave) ? categoryOfLeave(leave.paidHalves) : 'half day';
  return isThere ? 'present' : 'none';
}

/**
 * A day of a person who is paid without checking in: hours that are missing are no absence, in the grid and for pay, and hours
 * beyond the plan no overtime. Unpaid leave, which was asked for, still costs its halves.
 */
export function withoutClock(
  result: DayResult,
  { isEmployed, leave, off, plan }: Pick<DayFacts, 'isEmployed' | 'leave' | 'off' | 'plan'>,
): DayResult {
  if (!isEmployed) return result;
  const counted = { ...nothing, workedMinutes: result.workedMinutes, isRunning: result.isRunning };
  if (off || !plan) return { ...counted, category: off?.kind === 'holiday' ? 'holidays' : 'weekend' };
  const isThere = result.workedMinutes > 0 || result.isRunning;
  return {
    ...counted,
    category: withoutClockCategory(leave, isThere),
    unpaidHalves: leave?.unpaidHalves ?? 0,
  };
}
