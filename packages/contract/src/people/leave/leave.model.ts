import * as z from 'zod/mini';
import { day, id, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { requestId, requestVersion, approvalCard } from '../approval/approval.model.ts';

export const leaveTypeId = id('LeaveType');
export const mostLeaveTypes = 30;
/** Days of one leave. */
export const mostLeaveDays = 366;

export const accruals = ['yearly', 'monthly'] as const;

/** Half days; two make a day. */
const halves = (min: number, description: string) => whole(min, 730, description);

export const leaveTypeBody = z.object({
  name: text(60, 'As your people call it.'),
  halvesAYear: z.nullable(halves(1, 'Half days a year; null: without a limit.')),
  accrual: z.enum(accruals, 'Choose one of the list.'),
  carryHalves: halves(0, 'At most so many half days go over into the next leave year.'),
  yearStartsMonth: whole(1, 12, 'First month of the leave year.'),
  isPaid: z.boolean('Choose true or false.'),
  takesHalfDays: z.boolean('Choose true or false.'),
  isSandwich: z.boolean('Choose true or false.').check(z.describe('Days off between days of leave count.')),
  isEncashed: z
    ._default(z.boolean('Choose true or false.'), false)
    .check(z.describe('What is left is paid out with the last salary.')),
  expiresDays: z
    ._default(z.nullable(whole(1, 365, 'Days in which it is taken.')), null)
    .check(
      z.describe('Compensatory leave, which expires so many days after its approval; null: other leave.'),
    ),
  isActive: z.boolean('Choose true or false.'),
});
export type LeaveTypeBody = z.output<typeof leaveTypeBody>;

export const leaveType = z.object({
  leaveTypeId,
  ...leaveTypeBody.shape,
  isEncashed: z.boolean(),
  expiresDays: z.nullable(z.int()),
  version: z.int(),
});
export type LeaveType = z.output<typeof leaveType>;
export type LeaveTypeAnswer = z.input<typeof leaveType>;

export const leaveBalance = z.object({
  leaveTypeId,
  name: z.string(),
  isPaid: z.boolean(),
  takesHalfDays: z.boolean(),
  isActive: z.boolean(),
  halves: z.nullable(z.int()).check(z.describe('Half days left; null: without a limit.')),
});
export type LeaveBalance = z.output<typeof leaveBalance>;
export type LeaveBalanceAnswer = z.input<typeof leaveBalance>;

/** Which days are asked for. */
export const leaveDates = {
  leaveTypeId,
  fromDay: day('First day.'),
  toDay: day('Last day.'),
  fromNoon: z.boolean('Choose true or false.').check(z.describe('The first day begins at noon.')),
  toNoon: z.boolean('Choose true or false.').check(z.describe('The last day ends at noon.')),
};
export const leaveBody = z.object({ ...leaveDates, note: optionalText(500, 'Why; your reviewer reads it.') });
export type LeaveBody = z.output<typeof leaveBody>;

export const leavePreview = z.object({
  halves: z.int().check(z.describe('Half days that count.')),
  daysBetween: z
    .array(z.string())
    .check(z.describe('Days off that count, because other leave lies on their other side.')),
  trips: z
    .array(z.object({ title: z.string(), startsOn: z.string(), endsOn: z.string() }))
    .check(z.describe('The caller’s own trips on these days, pending or approved.')),
  daysOff: z.array(z.string()).check(z.describe('Days among them that do not count.')),
  left: z.nullable(z.int()).check(z.describe('Half days left before it; null: without a limit.')),
  leftAfter: z.nullable(z.int()).check(z.describe('And after it; below zero: not enough.')),
});
export type LeavePreview = z.output<typeof leavePreview>;

/** A booking in the time of a leave. */
export const hitBooking = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  locality: z.string(),
  status: z.string(),
  canSwap: z.boolean().check(z.describe('It is accepted, and not begun: another professional can take it.')),
});
export type HitBooking = z.output<typeof hitBooking>;

/** Others who are away in the time of a request, at most. */
export const mostAwayBeside = 20;

export const awayDay = z.object({
  requestId,
  staffId: z.uuid(),
  fullName: z.string(),
  title: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  fromNoon: z.boolean(),
  toNoon: z.boolean(),
  isApproved: z.boolean(),
});
export type AwayDay = z.output<typeof awayDay>;
export type AwayDayAnswer = z.input<typeof awayDay>;

export const leave = z.object({
  request: approvalCard,
  leaveTypeId,
  fromNoon: z.boolean(),
  toNoon: z.boolean(),
  newEndsOn: z
    .nullable(z.string())
    .check(z.describe('The last day that a change asks for; null: no change.')),
  hits: z
    .array(hitBooking)
    .check(z.describe('For reviewers, while it is pending: bookings that need someone else.')),
  left: z
    .nullable(z.int())
    .check(z.describe('Half days left of its type, this leave taken off; null: without a limit.')),
  away: z
    .array(awayDay)
    .check(z.describe('For reviewers, while it is pending: who else is away then, or wants to be.')),
});
export type Leave = z.output<typeof leave>;
export type LeaveAnswer = z.input<typeof leave>;

export const swaps = z
  .array(
    z.object({
      bookingId: z.uuid('This is not a known id.'),
      staffId: z.uuid('This is not a known id.'),
    }),
    'Send a list.',
  )
  .check(
    z.maxLength(100, 'Use at most 100.'),
    z.describe('Who takes over each booking that the leave hits.'),
  );

export const ownMove = {
  requestId,
  version: requestVersion,
};
