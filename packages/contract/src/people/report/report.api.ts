/** Reports of people. The specification names none; these calls are the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { wholeParam } from '../../kernel/schema.ts';
import {
  attendanceShare,
  departmentCost,
  headcountDepartment,
  headcountMonth,
  leaveTaken,
  mostReportMonths,
  overtimePerson,
  personBalance,
} from './report.model.ts';

const tag = 'Reports';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'reports.view',
  scope: 'people of the own organisation',
} as const;

/** What a report counts is not opened by reports alone: what else it needs, as screens and calls ask it. */
export const reportNeeds = { attendance: 'attandance.view', cost: 'salary.view' } as const;

export const reportQuery = z.object({
  months: z._default(
    wholeParam(1, mostReportMonths, 'How many months, the present one last.'),
    mostReportMonths,
  ),
});

/** Of a report all rows come at once: months and departments are few. */
const whole = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    nextCursor: z.null().check(z.describe('There is one page.')),
  });

export const reportHeadcount = endpoint('GET /user/report/headcount', {
  summary: 'How many people work here, joined and left in each month, and how many each department has now',
  tag,
  authz: reading,
  query: reportQuery,
  response: z.extend(whole(headcountMonth), { departments: z.array(headcountDepartment) }),
});

export const reportAttendance = endpoint('GET /user/report/attendance', {
  summary: 'Days at work, late days and overtime by month and department, and who worked the most overtime',
  tag,
  authz: reading,
  query: reportQuery,
  response: z.extend(whole(attendanceShare), { overtime: z.array(overtimePerson) }),
  perMinute: 30,
});

export const reportLeaveBalances = endpoint('GET /user/report/leave', {
  summary: 'What each person has left of each leave type, by name',
  tag,
  authz: reading,
  query: z.object(pageQuery),
  response: pageOf(personBalance),
});

export const reportLeaveTaken = endpoint('GET /user/report/leave/taken', {
  summary: 'Approved leave by leave type and the month in which it began',
  tag,
  authz: reading,
  query: reportQuery,
  response: whole(leaveTaken),
});

export const reportCost = endpoint('GET /user/report/cost', {
  summary: 'What the people of each department cost in each month, by confirmed payrolls',
  tag,
  authz: reading,
  query: reportQuery,
  response: whole(departmentCost),
});
