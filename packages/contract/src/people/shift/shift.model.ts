import * as z from 'zod/mini';
import { day, id, instant, sentence, text, whole } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';
import { rosterShiftStatuses } from './shift.noun.ts';

export const shiftTypeId = id('ShiftType');
export const shiftId = id('Shift');

/** Of a shift type in the roster; the screen paints them so that text on them can be read by day and by night. */
export const shiftColours = ['indigo', 'marigold', 'pink', 'green', 'teal', 'grey'] as const;
export type ShiftColour = (typeof shiftColours)[number];
export const shiftColour = z.enum(shiftColours, 'Choose one of the list.');

const choose = 'Choose one of the list.';

export const shiftTypeBody = z.object({
  name: text(40, 'As people call it, e.g. Morning.'),
  startsMinute: whole(0, 1_439, 'Minutes after midnight in Asia/Kolkata.'),
  endsMinute: whole(1, 2_879, 'Of the day on which it starts; above 1440 it ends on the next one.'),
  breakMinutes: whole(0, 240, 'Within the shift.'),
  isBreakPaid: z.boolean('Choose yes or no.').check(z.describe('The break counts as worked.')),
  graceMinutes: whole(0, 120, 'After the start before one is late.'),
  colour: shiftColour,
});
export type ShiftTypeBody = z.output<typeof shiftTypeBody>;
export const mostShiftTypes = 30;

export const shiftType = z.object({
  shiftTypeId,
  name: z.string(),
  startsMinute: z.int(),
  endsMinute: z.int(),
  breakMinutes: z.int(),
  isBreakPaid: z.boolean(),
  graceMinutes: z.int(),
  colour: shiftColour,
  version: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type ShiftType = z.output<typeof shiftType>;
export type ShiftTypeAnswer = z.input<typeof shiftType>;

/** What a roster may break of the working time that the law or the business allows. */
export const breachKinds = [
  'daily_hours',
  'weekly_hours',
  'weekly_overtime',
  'rest',
  'day_off',
  'break',
  'leave',
] as const;
export type BreachKind = (typeof breachKinds)[number];

export const breach = z.object({
  kind: z.enum(breachKinds),
  day: z.string().check(z.describe('The day, or the first one of the week.')),
  minutes: z.int().check(z.describe('As planned; days for day_off, 0 for leave.')),
  limit: z.int().check(z.describe('What is allowed.')),
});
export type Breach = z.output<typeof breach>;

/** What is done where a plan breaks a limit. */
export const breachAnswers = ['reason', 'refuse'] as const;

export const rosterRules = z.object({
  onBreach: z
    .enum(breachAnswers, choose)
    .check(z.describe('reason: publishing needs a reason; refuse: it is refused.')),
  dailyMinutes: whole(60, 540, 'Most planned work of a day.'),
  weeklyMinutes: whole(60, 2_880, 'Most planned work of a week, Monday to Sunday; more is overtime.'),
  mostWeeklyMinutes: whole(60, 3_600, 'Most of a week with overtime.'),
  restMinutes: whole(480, 1_440, 'Least rest between two shifts of different days.'),
  freeSwaps: z
    .boolean('Choose yes or no.')
    .check(z.describe('A swap that two people agreed on counts without approval, unless it breaks a limit.')),
  restIsOff: z
    .boolean('Choose yes or no.')
    .check(
      z.describe('In a week in which someone has a published shift, their days without one are days off.'),
    ),
});
export type RosterRules = z.output<typeof rosterRules>;

export const rosterSetting = z.object({
  version: z.int().check(z.describe('0: nothing is set, these are the built-in ones.')),
  rules: rosterRules,
});
export type RosterSetting = z.output<typeof rosterSetting>;

/** A shift of the roster. */
export const rosterShift = z.object({
  shiftId,
  employeeId: z.nullable(employeeId).check(z.describe('Null: open, anyone may ask for it.')),
  day: z.string().check(z.describe('On which it starts, in Asia/Kolkata.')),
  shiftTypeId,
  name: z.string().check(z.describe('Of its type.')),
  colour: shiftColour,
  startsAt: instant(),
  endsAt: instant(),
  breakMinutes: z.int(),
  isBreakPaid: z.boolean(),
  status: z
    .enum(rosterShiftStatuses)
    .check(z.describe('draft: not published; leaving: it goes with the next publication.')),
  reason: z.string().check(z.describe('Why it was published against a limit; empty: none.')),
  version: z.int(),
});
export type RosterShift = z.output<typeof rosterShift>;
export type RosterShiftAnswer = z.input<typeof rosterShift>;

/** A person of the roster and their shifts. */
export const rosterRow = z.object({
  employeeId,
  fullName: z.string(),
  departmentName: z.nullable(z.string()),
  minutes: z.int().check(z.describe('Planned in these days, without unpaid breaks.')),
  daysAway: z.array(z.string()).check(z.describe('Days of approved leave, holidays and weekly offs.')),
  shifts: z.array(rosterShift),
  breaches: z.array(breach),
});
export type RosterRow = z.output<typeof rosterRow>;
export type RosterRowAnswer = z.input<typeof rosterRow>;

/** What a publication changes for one person, or of the open shifts. */
export const rosterChange = z.object({
  employeeId: z.nullable(employeeId).check(z.describe('Null: the open shifts.')),
  fullName: z.string(),
  added: z.array(rosterShift),
  removed: z.array(rosterShift),
  breaches: z.array(breach),
  bookings: z
    .array(z.object({ bookingId: z.string(), bookingNumber: z.string(), startsAt: instant() }))
    .check(z.describe('Their bookings in shifts that go away, without another one in their place.')),
});
export type RosterChange = z.output<typeof rosterChange>;
export type RosterChangeAnswer = z.input<typeof rosterChange>;

export const rosterSummary = z.object({
  version: z.string().check(z.describe('Of all these changes; publishing sends it back.')),
  added: z.int(),
  removed: z.int(),
  people: z.int(),
  breaches: z.int(),
  bookings: z.int().check(z.describe('Above 0 it is not published: they are given to others first.')),
});
export type RosterSummary = z.output<typeof rosterSummary>;

export const publishBody = z.object({
  from: day(),
  to: day(),
  version: z.string('Send the version.').check(z.maxLength(64, 'This is no version.')),
  reason: z.optional(sentence(300, 'Needed where a limit is broken.')),
});
