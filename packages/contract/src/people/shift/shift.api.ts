/** Shift types and the roster: specification section 1 (shifts of employees) and 7. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { nextCursor, pageOf, pageQuery } from '../../kernel/page.ts';
import { day, optionalText, whole, wholeParam, removed } from '../../kernel/schema.ts';
import { departmentId, employeeId } from '../department/department.model.ts';
import { shiftErrors as e } from './shift.noun.ts';
import {
  publishBody,
  rosterChange,
  rosterRow,
  rosterRules,
  rosterSetting,
  rosterShift,
  rosterSummary,
  shiftId,
  shiftType,
  shiftTypeBody,
  shiftTypeId,
} from './shift.model.ts';

const tag = 'Shifts';
const office = ['Service Partner', 'subUser'] as const;
const scope = 'shifts of the own organisation';
const reading = { who: 'roles', roles: office, permission: 'attandance.view', scope } as const;
const changing = { ...reading, permission: 'attandance.update' } as const;
const version = whole(1, 1_000_000, 'As it was read.');

export const listShiftTypes = endpoint('GET /user/shiftType', {
  summary: 'The shift types of the own organisation, by their start',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery }),
  response: pageOf(shiftType),
});

export const addShiftType = endpoint('POST /user/shiftType', {
  summary: 'Add a shift type',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: shiftTypeBody,
  response: shiftType,
  errors: [e.shift_type_name_taken, e.shift_type_limit, e.shift_type_hours, e.shift_type_break],
});

export const editShiftType = endpoint('PATCH /user/shiftType', {
  summary: 'Change a shift type; shifts that are planned keep the hours with which they were planned',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ shiftTypeId, version, ...shiftTypeBody.shape }),
  response: shiftType,
  errors: [
    e.shift_type_not_found,
    e.shift_type_changed,
    e.shift_type_name_taken,
    e.shift_type_hours,
    e.shift_type_break,
  ],
});

export const removeShiftType = endpoint('DELETE /user/shiftType', {
  summary: 'Remove a shift type from those that can be planned; shifts of it stay',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ shiftTypeId }),
  response: removed,
  errors: [e.shift_type_not_found],
});

export const getRosterSetting = endpoint('GET /user/roster/setting', {
  summary: 'The limits of working time and the rules of swaps',
  tag,
  authz: reading,
  response: rosterSetting,
});

export const saveRosterSetting = endpoint('PATCH /user/roster/setting', {
  summary: 'Set the limits of working time, within those of the law, and the rules of swaps',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({
    version: whole(0, 1_000_000, 'As it was read; 0: nothing was set yet.'),
    rules: rosterRules,
  }),
  response: rosterSetting,
  errors: [e.roster_setting_changed, e.roster_setting_overtime],
});

/** How many days and people of the roster come at once. */
export const mostRosterDays = 31;

export const rosterQuery = z.object({
  cursor: pageQuery.cursor,
  limit: z._default(wholeParam(1, 100, 'People a page, at most 100.'), 100),
  from: day('The first day.'),
  days: z._default(wholeParam(1, mostRosterDays, `Days, at most ${mostRosterDays}.`), 7),
  departmentId: z.optional(departmentId),
  q: optionalText(60, 'Part of a name.'),
});

export const listRoster = endpoint('GET /user/roster', {
  summary: 'Shifts of everyone who is employed in these days, by name, with what they break of the limits',
  tag,
  authz: reading,
  query: rosterQuery,
  response: z.object({
    items: z.array(rosterRow),
    nextCursor,
    open: z
      .array(rosterShift)
      .check(z.describe('Open shifts of these days, at most 500; on the first page.')),
    can: z.object({ plan: z.boolean() }),
  }),
});

const planErrors = [e.shift_type_not_found, e.shift_overlaps, e.shift_past, e.shift_not_employed] as const;

export const planShifts = endpoint('POST /user/roster/shifts', {
  summary: 'Plan drafts of one type for a person, or open ones, on some days',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({
    employeeId: z.nullable(employeeId).check(z.describe('Null: open.')),
    shiftTypeId,
    days: z
      .array(day(), 'Choose days.')
      .check(z.minLength(1, 'Choose a day.'), z.maxLength(mostRosterDays, 'At most 31 days at once.')),
  }),
  response: z.object({ shifts: z.array(rosterShift) }),
  errors: [...planErrors],
});

export const moveShift = endpoint('PATCH /user/roster/shifts', {
  summary:
    'Move a shift to another person, day or type: a draft moves; a published one leaves with the next publication, and a draft takes its place',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({
    shiftId,
    version,
    employeeId: z.nullable(employeeId).check(z.describe('Null: open.')),
    day: day(),
    shiftTypeId,
  }),
  response: rosterShift,
  errors: [e.shift_not_found, e.shift_moved_on, ...planErrors],
});

export const removeShift = endpoint('PATCH /user/roster/shifts/remove', {
  summary: 'Remove a draft, or let a published shift leave with the next publication',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ shiftId, version }),
  response: rosterShift,
  errors: [e.shift_not_found, e.shift_moved_on, e.shift_past],
});

export const keepShift = endpoint('PATCH /user/roster/shifts/keep', {
  summary: 'Keep a shift that was to leave with the next publication',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ shiftId, version }),
  response: rosterShift,
  errors: [e.shift_not_found, e.shift_moved_on, e.shift_past, e.shift_overlaps],
});

export const copyRoster = endpoint('POST /user/roster/copy', {
  summary:
    'Copy the shifts of seven days to seven others as drafts; those that would overlap, or whose person is not there, are left out',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  idempotency: 'required',
  body: z.object({ from: day('The first day that is copied.'), to: day('The first day of the copy.') }),
  response: z.object({ copied: z.int(), skipped: z.int() }),
  errors: [e.roster_copy_same, e.shift_past],
});

export const listRosterChanges = endpoint('GET /user/roster/changes', {
  summary: 'What publishing would change, person by person, and which limits it breaks',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, from: day(), to: day() }),
  response: z.object({ items: z.array(rosterChange), nextCursor, summary: rosterSummary }),
  errors: [e.roster_range],
});

export const publishRoster = endpoint('POST /user/roster/publish', {
  summary: 'Publish the drafts of these days and remove what was to leave; those concerned are told',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: publishBody,
  response: rosterSummary,
  errors: [
    e.roster_range,
    e.roster_changed,
    e.roster_unchanged,
    e.roster_needs_reason,
    e.roster_breaks_limit,
    e.roster_hits_bookings,
  ],
});
