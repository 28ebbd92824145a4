/** Holidays: specification section 7, department yearly holiday and weekly holiday. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { day, text, whole, wholeParam, removed } from '../../kernel/schema.ts';
import { departmentId } from '../department/department.model.ts';
import { holidayErrors as e } from './holiday.noun.ts';
import {
  forWhom,
  holidayDay,
  holidayId,
  suggestedHoliday,
  weeklyHolidayBody,
  weeklyHolidays,
  yearlyHoliday,
} from './holiday.model.ts';

const tag = 'People';

/** What these change besides their own noun. */
const touches = ['attendance'] as const;
const office = ['Service Partner', 'subUser'] as const;
const scope = 'holidays of the own organisation';
const reading = { who: 'roles', roles: office, scope } as const;
const changing = { ...reading, permission: 'attandance.update' } as const;
const year = wholeParam(2000, 2199, 'The year.');

export const listYearlyHolidays = endpoint('GET /user/department/yearlyHoliday', {
  summary: 'The holidays of a year, the earliest first; of one department: also those of all',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, year, departmentId: z.optional(departmentId) }),
  response: pageOf(yearlyHoliday),
});

export const suggestHolidays = endpoint('GET /user/department/yearlyHoliday/suggested', {
  summary: 'The holidays of a state in a year, to choose from: of the central list and of the state',
  tag,
  authz: changing,
  query: z.object({
    year,
    stateCode: z
      .string('Choose a state.')
      .check(z.regex(/^[A-Z]{2}$/, 'Choose a state.'), z.describe('ISO 3166-2 without IN-, e.g. KA.')),
  }),
  response: z.object({ items: z.array(suggestedHoliday) }),
});

export const addYearlyHolidays = endpoint('POST /user/department/yearlyHoliday', {
  summary: 'Add holidays; days that have one stay as they are',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({
    departmentId: forWhom,
    holidays: z
      .array(holidayDay, 'Send a list.')
      .check(z.minLength(1, 'Choose a holiday.'), z.maxLength(60, 'Add at most 60 at once.')),
  }),
  response: z.object({ added: z.int() }),
  errors: [e.holiday_department_unknown, e.holiday_limit],
  touches,
});

export const editYearlyHoliday = endpoint('PATCH /user/department/yearlyHoliday', {
  summary: 'Move or rename a holiday',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({
    holidayId,
    version: whole(1, 1_000_000, 'As it was read.'),
    on: day('The day.'),
    name: text(80, 'As people call it.'),
  }),
  response: yearlyHoliday,
  errors: [e.holiday_not_found, e.holiday_changed, e.holiday_day_taken],
});

export const removeYearlyHoliday = endpoint('DELETE /user/department/yearlyHoliday', {
  summary: 'Remove a holiday',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ holidayId }),
  response: removed,
  errors: [e.holiday_not_found],
  touches,
});

export const getWeeklyHolidays = endpoint('GET /user/department/weeklyHoliday', {
  summary: 'Which weekdays are off',
  tag,
  authz: reading,
  response: weeklyHolidays,
});

export const setWeeklyHoliday = endpoint('POST /user/department/weeklyHoliday', {
  summary: 'Set which weekdays are off, for one department or for all without their own',
  tag,
  authz: changing,
  unconfirmed: 'own-text',
  body: weeklyHolidayBody,
  response: weeklyHolidays,
  errors: [e.holiday_department_unknown],
  touches,
});
