import * as z from 'zod/mini';
import { employeeId } from '../department/department.model.ts';

/** The most months that a report looks back, the present one among them. */
export const mostReportMonths = 12;

const month = z.string().check(z.describe('YYYY-MM.'));
const department = z.string().check(z.describe('Its name; empty: no department.'));

export const headcountMonth = z.object({
  month,
  people: z.int().check(z.describe('Who works here at its end; in the present month, today.')),
  joined: z.int(),
  left: z.int().check(z.describe('Whose last day was in it.')),
});

export const headcountDepartment = z.object({ department, people: z.int() });

export const attendanceShare = z.object({
  month,
  department,
  people: z.int(),
  dueHalves: z.int().check(z.describe('Half days of work: present, half a day, overtime or absent.')),
  attendedHalves: z.int().check(z.describe('Those on which they were at work.')),
  lateDays: z.int(),
  overtimeMinutes: z.int(),
});
export type AttendanceShare = z.output<typeof attendanceShare>;

export const overtimePerson = z.object({ employeeId, fullName: z.string(), overtimeMinutes: z.int() });
/** People with the most overtime that are named. */
export const mostOvertimePeople = 10;

export const personBalance = z.object({
  employeeId,
  fullName: z.string(),
  department,
  leaveType: z.string(),
  halves: z.nullable(z.int()).check(z.describe('Half days left; null: without a limit.')),
});
export type PersonBalance = z.output<typeof personBalance>;
export type PersonBalanceAnswer = z.input<typeof personBalance>;

export const leaveTaken = z.object({
  month: z.string().check(z.describe('YYYY-MM, in which the leave began.')),
  leaveType: z.string(),
  halves: z.int().check(z.describe('Half days of approved leave, without days off.')),
  people: z.int(),
});
export type LeaveTaken = z.output<typeof leaveTaken>;

export const departmentCost = z.object({
  month,
  department,
  people: z.int(),
  cost: z
    .int()
    .check(z.describe('Paise: earnings without days that are not paid, and what the employer adds.')),
  employer: z.int().check(z.describe('Paise of it: contributions of the employer.')),
});
export type DepartmentCost = z.output<typeof departmentCost>;
