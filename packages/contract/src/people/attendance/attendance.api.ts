/** Attendance: specification section 7, attendance, checkInOut, monthly and daily attendance, attendance setting. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, nextCursor, pageOf, pageQuery } from '../../kernel/page.ts';
import { optionalText, whole, wholeParam, removed } from '../../kernel/schema.ts';
import { departmentId, employeeId } from '../department/department.model.ts';
import { approvalErrors as r, approvalStatuses } from '../approval/approval.noun.ts';
import { approvalCard, approvalDecision, requestId, requestVersion } from '../approval/approval.model.ts';
import { attendanceErrors as e } from './attendance.noun.ts';
import {
  attendanceMonth,
  clockStatus,
  dailyRow,
  dailyStates,
  monthRow,
  punchBody,
  workSiteId,
} from './attendance.model.ts';
import { correction, correctionBody } from './correction.model.ts';
import { exemptionBody, exemptionSetting } from './exemption.model.ts';
import { attendanceSetting, settingBody, siteBody, workSite } from './setting.model.ts';

const tag = 'Attendance';
const office = ['Service Partner', 'subUser'] as const;
const scope = 'attendance in the own organisation';
const own = { who: 'roles', roles: office, scope: 'the own attendance' } as const;
const asking = { ...own, roles: ['subUser'] } as const;
const reading = { who: 'roles', roles: office, permission: 'attandance.view', scope } as const;
const changing = { ...reading, permission: 'attandance.update' } as const;

/** The attendance date payload of specification section 3. */
const month = wholeParam(1, 12, 'The month.');
const year = wholeParam(2000, 2199, 'The year.');
const dayOfMonth = wholeParam(1, 31, 'The day.');

export const checkInOut = endpoint('POST /user/checkInOut', {
  summary: 'Check in or out, at the server’s time; away from every work site it is marked',
  tag,
  authz: own,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: punchBody,
  response: clockStatus,
  errors: [
    e.attendance_not_employed,
    e.check_in_open,
    e.check_in_missing,
    e.check_in_too_early,
    e.check_in_too_late,
    e.check_in_away,
    e.check_in_place_missing,
    e.check_in_offline_off,
    e.check_in_overlaps,
  ],
  perMinute: 20,
});

export const getClock = endpoint('GET /user/checkInOut/status', {
  summary: 'Whether one is checked in, today and this week',
  tag,
  authz: own,
  response: clockStatus,
  errors: [e.attendance_not_employed],
});

export const getAttendance = endpoint('GET /user/attendance', {
  summary:
    'A month of an employee, day by day: one’s own, or another one’s with the permission or as a manager',
  tag,
  authz: own,
  query: z.object({ month, year, employeeId: z.optional(employeeId) }),
  response: attendanceMonth,
  errors: [e.attendance_not_found],
});

/** How many rows of the grid come at once: a letter a day makes them small. */
export const mostGridRows = 500;

/** What the grid may be narrowed by. */
export const monthlyQuery = z.object({
  cursor: pageQuery.cursor,
  limit: z._default(wholeParam(1, mostGridRows, `Rows a page, at most ${mostGridRows}.`), 100),
  month,
  year,
  departmentId: z.optional(departmentId),
  q: optionalText(60, 'Part of a name.'),
});

export const listMonthly = endpoint('GET /user/attendance/monthly', {
  summary: 'The month of everyone who was employed in it, by name: a letter a day, and sums',
  tag,
  authz: reading,
  query: monthlyQuery,
  response: z.object({ items: z.array(monthRow), nextCursor }),
});

export const dailyQuery = z.object({
  ...countedPageQuery,
  day: dayOfMonth,
  month,
  year,
  departmentId: z.optional(departmentId),
  state: z.optional(z.enum(dailyStates, 'Choose one of the list.')),
});

export const listDaily = endpoint('GET /user/attendance/dailyAdmin', {
  summary: 'A day of everyone who is employed on it, by name: who is in, late, absent or away',
  tag,
  authz: reading,
  query: dailyQuery,
  response: z.extend(countedPageOf(dailyRow), {
    counts: z
      .record(z.enum(dailyStates), z.int())
      .check(z.describe('Of everyone, whatever the list is narrowed by.')),
  }),
});

export const getAttendanceSetting = endpoint('GET /user/employee/attendanceSetting', {
  summary:
    'Hours and rules of attendance: that of everyone first, then those of departments and people that differ',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery }),
  response: pageOf(attendanceSetting),
});

export const saveAttendanceSetting = endpoint('PATCH /user/employee/attendanceSetting', {
  summary:
    'Set hours and rules for everyone, a department or a person; a person’s count before a department’s',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: settingBody,
  response: attendanceSetting,
  errors: [
    e.attendance_setting_changed,
    e.attendance_setting_for_unknown,
    e.attendance_setting_hours,
    e.attendance_setting_half,
  ],
});

export const setExemption = endpoint('PATCH /user/employee/attendanceExemption', {
  summary:
    'Set from which day on someone is paid without checking in, or no longer; never of oneself, and not in confirmed months',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  body: exemptionBody,
  response: exemptionSetting,
  errors: [e.attendance_setting_for_unknown, e.attendance_exemption_paid],
});

export const listWorkSites = endpoint('GET /user/workSite', {
  summary: 'The work sites of the own organisation, by name',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery }),
  response: pageOf(workSite),
});

export const addWorkSite = endpoint('POST /user/workSite', {
  summary: 'Add a work site',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: siteBody,
  response: workSite,
  errors: [e.work_site_name_taken, e.work_site_limit],
});

export const editWorkSite = endpoint('PATCH /user/workSite', {
  summary: 'Rename or move a work site; earlier check-ins keep what was measured then',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ workSiteId, version: whole(1, 1_000_000, 'As it was read.'), ...siteBody.shape }),
  response: workSite,
  errors: [e.work_site_not_found, e.work_site_changed, e.work_site_name_taken],
});

export const removeWorkSite = endpoint('DELETE /user/workSite', {
  summary: 'Remove a work site',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ workSiteId }),
  response: removed,
  errors: [e.work_site_not_found],
});

export const correctionsQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(approvalStatuses, 'Choose one of the list.')),
});

export const listCorrections = endpoint('GET /user/attendance/correction', {
  summary: 'Corrections that one asked for, the newest first; those to review are among the approvals',
  tag,
  authz: own,
  query: correctionsQuery,
  response: countedPageOf(correction),
});

export const getCorrection = endpoint('GET /user/attendance/correction/{requestId}', {
  summary: 'One correction with what is recorded for the day; for its owner and its reviewers',
  tag,
  authz: { ...own, scope: 'the own corrections, and those that one reviews' },
  params: z.object({ requestId }),
  response: correction,
  errors: [r.approval_not_found],
});

export const askCorrection = endpoint('POST /user/attendance/correction', {
  summary: 'Ask to correct a forgotten or wrong check-in of one’s own',
  tag,
  authz: asking,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: correctionBody,
  response: correction,
  errors: [
    e.attendance_not_employed,
    e.correction_past,
    e.correction_confirmed,
    e.correction_future,
    e.correction_order,
    e.correction_limit,
    e.correction_pending,
  ],
});

export const reviewCorrection = endpoint('PATCH /user/attendance/correction/review', {
  summary: 'Approve or reject a correction at the present level; approved, the day counts as asked for',
  tag,
  authz: { who: 'roles', roles: office, scope: 'corrections that the caller reviews; never the own ones' },
  unconfirmed: 'carries-version',
  body: z.object(approvalDecision),
  response: approvalCard,
  errors: [
    r.approval_not_found,
    r.approval_moved_on,
    r.approval_own,
    r.approval_not_yours,
    r.approval_reason_missing,
    e.check_in_overlaps,
    e.correction_confirmed,
  ],
  touches: 'everything',
});

export const withdrawCorrection = endpoint('PATCH /user/attendance/correction', {
  summary: 'Withdraw a correction of one’s own that is not decided',
  tag,
  authz: asking,
  unconfirmed: 'carries-version',
  body: z.object({ requestId, version: requestVersion }),
  response: correction,
  errors: [r.approval_not_found, r.approval_moved_on, r.approval_not_yours],
});
