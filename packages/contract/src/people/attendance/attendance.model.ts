import { recordOf } from '../../kernel/record.ts';
import * as z from 'zod/mini';
import { id, instant, optionalText, whole } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';

/** The colour categories of specification section 3, as they are spelled there. */
export const attendanceColours = [
  'present',
  'absent',
  'holidays',
  'weekend',
  'paid leave',
  'half day',
  'over time',
] as const;
/** `none`: not employed on the day, or the day is not over and has nothing yet. */
export const dayCategories = [...attendanceColours, 'none'] as const;
export type DayCategory = (typeof dayCategories)[number];

export const workSiteId = id('WorkSite');

/** Half a day's walk around the earth is the most that a phone could be wrong by. */
const degrees = (most: number, of: string) =>
  z
    .number('Send the place as numbers.')
    .check(z.gte(-most, 'This is no place.'), z.lte(most, 'This is no place.'), z.describe(of));

export const phonePlace = z.object({
  latitude: degrees(90, 'Degrees north.'),
  longitude: degrees(180, 'Degrees east.'),
  accuracyMetres: whole(0, 100_000, 'How sure the phone is.'),
});
export type PhonePlace = z.output<typeof phonePlace>;

/** Longest that a check-in may wait on a phone without a connection. */
export const longestWaitMs = 24 * 3_600_000;

export const punchBody = z.object({
  kind: z.enum(['in', 'out'], 'Choose check in or check out.'),
  place: z.optional(phonePlace).check(z.describe('Left out: the phone told none.')),
  device: optionalText(80, 'Name of the phone or browser.'),
  waitedMs: z
    .optional(whole(0, longestWaitMs, 'Milliseconds.'))
    .check(
      z.describe(
        'For one that was made without a connection: how long it waited on the phone by its running clock. The server reckons back from its own time; no date of the client counts.',
      ),
    ),
});
export type PunchBody = z.output<typeof punchBody>;

export const punchSources = ['phone', 'booking', 'correction'] as const;

const end = z.object({
  at: instant(),
  source: z.enum(punchSources),
  siteName: z
    .nullable(z.string())
    .check(z.describe('The work site near it; null: none is near, or no place was told.')),
  distanceMetres: z
    .nullable(z.int())
    .check(z.describe('To the nearest work site; null: no site or no place.')),
  isFar: z.boolean().check(z.describe('Further from every work site than its radius.')),
  isOffline: z.boolean().check(z.describe('Made without a connection and sent later.')),
});

/** From a check-in to its check-out. */
export const spell = z.object({
  spellId: id('Spell'),
  in: end,
  out: z.nullable(end),
  isForgotten: z.boolean().check(z.describe('There was no check-out; its time does not count.')),
});
export type Spell = z.output<typeof spell>;
export type SpellAnswer = z.input<typeof spell>;

export const plannedHours = z.object({ startsAt: instant(), endsAt: instant(), breakMinutes: z.int() });

export const attendanceDay = z.object({
  day: z.string(),
  category: z.enum(dayCategories),
  note: z.nullable(z.string()).check(z.describe('The holiday’s name, or the kind of leave.')),
  planned: z.nullable(plannedHours).check(z.describe('Null: no work is planned.')),
  workedMinutes: z.int(),
  lateMinutes: z.int(),
  earlyMinutes: z.int(),
  overtimeMinutes: z.int(),
  isRunning: z.boolean(),
  spells: z.array(spell),
});
export type AttendanceDay = z.output<typeof attendanceDay>;
export type AttendanceDayAnswer = z.input<typeof attendanceDay>;

export const categoryTotals = z.object(recordOf(dayCategories, () => z.int()));
export type CategoryTotals = Record<DayCategory, number>;

export const monthTotals = z.object({
  days: categoryTotals.check(z.describe('By category; together the days of the month.')),
  workedMinutes: z.int(),
  overtimeMinutes: z.int(),
  lateDays: z.int(),
});
export type MonthTotals = z.output<typeof monthTotals>;

/** One's own month. */
export const attendanceMonth = z.object({
  employeeId,
  fullName: z.string(),
  month: z.string().check(z.describe('YYYY-MM.')),
  days: z.array(attendanceDay),
  totals: monthTotals,
  exemptions: z
    .array(z.object({ fromDay: z.string(), toDay: z.nullable(z.string()) }))
    .check(
      z.describe('When in this month they are paid without checking in; toDay null: until further notice.'),
    ),
  can: z.object({
    correct: z.boolean(),
    readOthers: z.boolean(),
    exempt: z.boolean().check(z.describe('Set whether they are paid without checking in.')),
  }),
});
export type AttendanceMonth = z.output<typeof attendanceMonth>;
export type AttendanceMonthAnswer = z.input<typeof attendanceMonth>;

/** One letter a day in the grid: the screen colours it. */
export const dayLetters: Readonly<Record<DayCategory, string>> = {
  present: 'P',
  absent: 'A',
  holidays: 'H',
  weekend: 'W',
  'paid leave': 'L',
  'half day': 'D',
  'over time': 'O',
  none: '-',
};

/** An employee’s row in the month’s grid. */
export const monthRow = z.object({
  employeeId,
  fullName: z.string(),
  departmentName: z.nullable(z.string()),
  days: z.string().check(z.describe('A letter for each day: P, A, H, W, L, D, O, or - for none.')),
  totals: monthTotals,
  isExempt: z.boolean().check(z.describe('Paid without checking in on some day of the month.')),
});
export type MonthRow = z.output<typeof monthRow>;
export type MonthRowAnswer = z.input<typeof monthRow>;

export const dailyStates = ['in', 'out', 'late', 'absent', 'due', 'off', 'leave', 'free'] as const;
export type DailyState = (typeof dailyStates)[number];

export const dailyRow = z.object({
  employeeId,
  fullName: z.string(),
  designation: z.string(),
  departmentName: z.nullable(z.string()),
  state: z
    .enum(dailyStates)
    .check(z.describe('late: due and not in; off: no work is planned; free: paid without checking in.')),
  day: attendanceDay,
});
export type DailyRow = z.output<typeof dailyRow>;
export type DailyRowAnswer = z.input<typeof dailyRow>;

/** The time clock of a phone. */
export const clockStatus = z.object({
  employeeId,
  fullName: z.string(),
  now: instant('The server’s time.'),
  today: attendanceDay,
  isIn: z.boolean(),
  since: z.nullable(instant('Of the check-in that is open.')),
  opensAt: z.nullable(instant('From when one may check in; null: at any time today.')),
  closesAt: z.nullable(instant('Until when one may check in.')),
  mustBeAtSite: z.boolean(),
  acceptsOffline: z.boolean(),
  sites: z.array(
    z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), radiusMetres: z.int() }),
  ),
  week: z.array(z.object({ day: z.string(), category: z.enum(dayCategories), workedMinutes: z.int() })),
});
export type ClockStatus = z.output<typeof clockStatus>;
export type ClockStatusAnswer = z.input<typeof clockStatus>;
