/** Employees: specification section 7, sub-user calls. An employee is a member of staff with what the office keeps of them. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { importErrors, importTable, importUpload } from '../../kernel/import.ts';
import { optionalText, whole } from '../../kernel/schema.ts';
import { staffErrors as s } from '../../identity/staff/staff.noun.ts';
import { staffUser } from '../../identity/staff/staff.model.ts';
import { departmentId } from '../department/department.model.ts';
import { employeeSetting, employeeSettingBody } from './employee-setting.model.ts';
import { employeeErrors as e } from './employee.noun.ts';
import { employeeSheetAnswer, employeeSheetBody } from './employee.import.ts';
import {
  chartPerson,
  employeeCard,
  employeeId,
  employeeProfile,
  newEmployee,
  placementBody,
  workStates,
} from './employee.model.ts';

const tag = 'People';

/** What these change besides their own noun. */
const touches = ['department', 'staff'] as const;
const office = ['Service Partner', 'subUser'] as const;
const scope = 'employees of the own organisation';
const authz = { who: 'roles', roles: office, scope } as const;

/** What employees may be looked for by. */
export const employeesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'Part of a name or of an employee number.'),
  departmentId: z.optional(departmentId),
  userId: z.optional(z.uuid('This is not a known id.').check(z.describe('Of this person alone.'))),
  state: z
    ._default(z.enum(workStates, 'Choose one of the list.'), 'working')
    .check(z.describe('working: also those on notice.')),
});

export const listEmployees = endpoint('GET /user/subUser', {
  summary: 'The employees of the own organisation, by name',
  tag,
  authz: { ...authz, permission: 'manage_users.view' },
  query: employeesQuery,
  response: countedPageOf(employeeCard),
});

export const listChart = endpoint('GET /user/subUser/chart', {
  summary:
    'Who reports to whom: everyone who works for the organisation, by name; together they are its chart',
  tag,
  authz: { ...authz, permission: 'manage_users.view' },
  query: z.object({ ...pageQuery }),
  response: pageOf(chartPerson),
});

export const getEmployee = endpoint('GET /user/subUser/profile', {
  summary: 'The file of an employee: one’s own, or with the permission to view team members another one',
  tag,
  authz,
  query: z.object({ employeeId: z.optional(employeeId) }),
  response: employeeProfile,
  errors: [e.employee_not_found],
});

export const addEmployee = endpoint('POST /user/subUser', {
  summary:
    'Invite a person to the team together with their place at work, which they have from the moment they join',
  tag,
  authz: { ...authz, permission: 'manage_users.create' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: newEmployee,
  response: staffUser,
  errors: [
    s.staff_already_here,
    s.staff_already_invited,
    s.staff_is_owner,
    s.staff_limit,
    s.rights_not_held,
    e.employee_code_taken,
    e.employee_department_unknown,
    e.employee_manager_unknown,
  ],
  touches,
});

export const editEmployee = endpoint('PATCH /user/subUser', {
  summary: 'Change where an employee works, to whom they report, and their first and last day',
  tag,
  authz: { ...authz, permission: 'manage_users.update' },
  unconfirmed: 'carries-version',
  body: z.object({
    employeeId,
    version: whole(0, 1_000_000, 'As it was read; 0 before anything was written.'),
    ...placementBody.shape,
  }),
  response: employeeProfile,
  errors: [
    e.employee_not_found,
    e.employee_changed,
    e.employee_code_taken,
    e.employee_department_unknown,
    e.employee_manager_unknown,
    e.employee_manager_circle,
    e.employee_days,
    e.employee_days_earlier,
    e.employee_is_leaving,
  ],
  touches,
});

const settings = { ...authz, permission: 'manage_users.update' } as const;

export const getEmployeeSettings = endpoint('GET /user/employee/settings', {
  summary: 'How employees are numbered; with _id null, nothing is set',
  tag,
  authz: { ...authz, permission: 'manage_users.view' },
  response: employeeSetting,
});

export const addEmployeeSettings = endpoint('POST /user/employee/settings', {
  summary: 'Choose how employees are numbered; a new employee without a number gets the next one',
  tag,
  authz: settings,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  body: employeeSettingBody,
  response: employeeSetting,
  errors: [e.employee_setting_there],
  touches,
});

export const editEmployeeSettings = endpoint('PATCH /user/employee/settings', {
  summary: 'Change how employees are numbered; numbers that were given stay',
  tag,
  authz: settings,
  unconfirmed: 'carries-version',
  body: z.extend(employeeSettingBody, { version: whole(1, 1_000_000, 'As it was read.') }),
  response: employeeSetting,
  errors: [e.employee_setting_missing, e.employee_changed],
  touches,
});

const sheets = { ...authz, permission: 'manage_users.update' } as const;

export const getEmployeeSheet = endpoint('GET /user/subUser/sheet', {
  summary:
    'Everyone who works for the organisation as a spreadsheet whose cells can be changed and sent back',
  tag,
  authz: sheets,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  perMinute: 10,
});

export const readEmployeeSheet = endpoint('POST /user/subUser/sheet/file', {
  summary: 'Read a CSV or XLSX file as text, for the screen on which its rows are checked; stores nothing',
  tag,
  authz: sheets,
  unconfirmed: 'only-reads',
  upload: importUpload,
  response: importTable,
  errors: Object.values(importErrors),
  perMinute: 30,
});

export const changeEmployees = endpoint('POST /user/subUser/sheet', {
  summary:
    'Check rows of employees, or change all of them at once: with a fault in any row, or a person who was changed meanwhile, no one is changed',
  tag,
  authz: sheets,
  unconfirmed: 'carries-version',
  body: employeeSheetBody,
  response: employeeSheetAnswer,
  // Those of rows are in the answer.
  errors: [
    e.employee_code_taken,
    e.employee_department_unknown,
    e.employee_number_unknown,
    e.employee_name_differs,
    e.employee_manager_unclear,
  ],
  perMinute: 60,
  touches,
});
