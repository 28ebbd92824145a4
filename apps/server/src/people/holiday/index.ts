import * as api from '@nukkad/contract/people/holiday/holiday.api';
import { holidayErrors } from '@nukkad/contract/people/holiday/holiday.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { route } from '../../platform/http/route.ts';
import type { HolidayDependencies, HolidayInterface } from './holiday.interface.ts';
import { daysOff } from './holiday.rules.ts';
import { listHolidays, listWeekRules } from './holiday.store.ts';
import { readHolidays, readWeekly, suggestHolidays } from './read-holidays.ts';
import { addHolidays, editHoliday, removeHoliday, setWeekly } from './write-holidays.ts';

export type { HolidayCalendar, HolidayInterface } from './holiday.interface.ts';
export type { DayOff } from './holiday.rules.ts';

/** More than the holidays of the years that one asks for. */
const mostAsked = 1_000;

/** The days off of an organisation: by name once a year, by weekday each week, per department. */
export function createHolidayDomain(deps: HolidayDependencies): Domain & HolidayInterface {
  const { db } = deps.platform;
  return {
    name: 'holiday',
    constraints: { yearly_holiday_once: holidayErrors.holiday_day_taken },
    routes: [
      route(api.listYearlyHolidays, (call) => readHolidays(db, call.viewer, call.input.query)),
      route(api.suggestHolidays, (call) => suggestHolidays(db, call.viewer, call.input.query)),
      route(api.addYearlyHolidays, (call) => addHolidays(deps, call, call.input.body)),
      route(api.editYearlyHoliday, (call) => editHoliday(deps, call, call.input.body)),
      route(api.removeYearlyHoliday, (call) => removeHoliday(deps, call, call.input.query.holidayId)),
      route(api.getWeeklyHolidays, (call) => readWeekly(db, call.viewer)),
      route(api.setWeeklyHoliday, (call) => setWeekly(deps, call, call.input.body)),
    ],
    calendarOf: async (reader, organisationId, from, to) => {
      const [rules, named] = await Promise.all([
        listWeekRules(reader, organisationId),
        listHolidays(reader, { organisationId, from, to, departmentId: null }, null, mostAsked),
      ]);
      return { dayOff: daysOff(rules, named) };
    },
  };
}

export const holiday = domain({
  needs: ['department'],
  create: createHolidayDomain,
});
