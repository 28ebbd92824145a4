/** What each person of a shop does on each day: pure, and by chance of a seeded source. */
import { addDays, istWeekday } from '@nukkad/contract/kernel/time';
import type { Random } from '../../random.ts';

/** Minutes after midnight of the day. */
export interface WorkingDay {
  readonly day: string;
  readonly kind: 'worked' | 'no_check_out' | 'leave' | 'missed';
  readonly inMinute: number;
  readonly outMinute: number;
}

interface Week {
  readonly startsMinute: number;
  readonly endsMinute: number;
  readonly offDay: number;
}

export interface Calendar {
  readonly from: string;
  readonly to: string;
  readonly holidays: ReadonlySet<string>;
  /** No leave is taken from here on: its visits are promised. */
  readonly leavesUntil: string;
}

const sunday = 7;
const dayOfMonth = (day: string) => Number(day.slice(8));
export const isWorkday = (day: string, { offDay }: Pick<Week, 'offDay'>, holidays: ReadonlySet<string>) =>
  istWeekday(day) !== offDay && !holidays.has(day);

/** Between the days on which rosters are published and the next month begins, no one goes on leave. */
const isLeaveDay = (day: string, week: Week, { holidays, leavesUntil }: Calendar) =>
  isWorkday(day, week, holidays) &&
  istWeekday(day) !== sunday &&
  dayOfMonth(day) >= 6 &&
  dayOfMonth(day) <= 24 &&
  day < leavesUntil;

/** A day or two, some ten weeks apart. */
export function leaveDaysOf(week: Week, calendar: Calendar, random: Random): readonly (readonly string[])[] {
  const leaves: string[][] = [];
  let next = addDays(calendar.from, random.between(15, 60));
  while (next < calendar.leavesUntil) {
    let first = next;
    while (first < calendar.leavesUntil && !isLeaveDay(first, week, calendar)) first = addDays(first, 1);
    if (first >= calendar.leavesUntil) break;
    const second = addDays(first, 1);
    leaves.push(random.chance(0.4) && isLeaveDay(second, week, calendar) ? [first, second] : [first]);
    next = addDays(first, random.between(55, 90));
  }
  return leaves;
}

function workedDay(day: string, { startsMinute, endsMinute }: Week, random: Random): WorkingDay {
  const isLate = random.chance(0.06);
  const isLong = random.chance(0.07);
  const leavesEarly = !isLong && random.chance(0.015);
  const kind = random.chance(0.02) ? 'no_check_out' : random.chance(0.012) ? 'missed' : 'worked';
  const inMinute = startsMinute + (isLate ? random.between(14, 55) : random.between(-18, 6));
  const late = isLong ? random.between(45, 110) : random.between(0, 20);
  const outMinute = leavesEarly ? startsMinute + random.between(255, 300) : endsMinute + late;
  return { day, kind, inMinute, outMinute };
}

/** Every day on which work is planned, the earliest first. */
export function workingDaysOf(
  week: Week,
  calendar: Calendar,
  leaveDays: readonly string[],
  random: Random,
): readonly WorkingDay[] {
  const days: WorkingDay[] = [];
  for (let day = calendar.from; day <= calendar.to; day = addDays(day, 1)) {
    if (!isWorkday(day, week, calendar.holidays)) continue;
    const worked = workedDay(day, week, random);
    days.push(leaveDays.includes(day) ? { ...worked, kind: 'leave' } : worked);
  }
  return days;
}

/** First days of the months that these days touch. */
export function monthsBetween(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; ) {
    months.push(month);
    month = `${addDays(month, 32).slice(0, 7)}-01`;
  }
  return months;
}
