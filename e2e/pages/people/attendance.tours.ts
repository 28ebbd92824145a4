import { listMyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { addWorkSite, askCorrection, checkInOut } from '@nukkad/contract/people/attendance/attendance.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { editEmployee, getEmployee } from '@nukkad/contract/people/employee/employee.api';
import { addYearlyHolidays } from '@nukkad/contract/people/holiday/holiday.api';
import { addDays, istDay, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import { callAs } from '../../fixtures/api.ts';
import { herDesk as kavita, lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Lakshmi's people in two departments, one of them checked in. */
async function peopleOf(): Promise<string> {
  const owner = await sessionOf(lakshmi);
  const { items } = await callAs(owner, listMyUsers, { query: { limit: 100 } });
  const rameshId = items.find(({ fullName }) => fullName === ramesh.fullName)?.staffId ?? '';
  const year = new Date().getFullYear();
  const field = await callAs(owner, addDepartment, {
    body: { name: 'Field work', parentId: null, headId: null },
  });
  const { departmentId } = await callAs(owner, addDepartment, {
    body: { name: 'Electrical', parentId: field.departmentId, headId: null },
  });
  const file = await callAs(owner, getEmployee, { query: { employeeId: rameshId } });
  await callAs(owner, editEmployee, {
    body: {
      employeeId: file.employeeId,
      version: file.version,
      employeeCode: 'E-042',
      departmentId,
      managerId: null,
      joinedOn: `${year}-01-05`,
      lastDayOn: null,
    },
  });
  await callAs(owner, addWorkSite, {
    body: { name: 'Indiranagar shop', latitude: 12.9716, longitude: 77.6412, radiusMetres: 150 },
  });
  await callAs(owner, addYearlyHolidays, {
    body: { departmentId: null, holidays: [{ on: `${year}-11-01`, name: 'Kannada Rajyotsava' }] },
  });
  // Outside of the hours of his shift he cannot.
  await callAs(await sessionOf(ramesh), checkInOut, { body: { kind: 'in', device: 'Pixel 8' } }).catch(
    () => undefined,
  );
  return rameshId;
}

const people = once(peopleOf);

/** Kavita's, of the last day that was no Sunday. */
async function aCorrection(): Promise<string> {
  const today = istDay(new Date());
  const day = addDays(today, istWeekday(today) === 1 ? -2 : -1);
  const at = (minutes: number) => istInstant(day, minutes).toISOString();
  const { request } = await callAs(await sessionOf(kavita), askCorrection, {
    body: { day, inAt: at(9 * 60), outAt: at(18 * 60), reason: 'My phone was empty all day.' },
  });
  return request.requestId;
}

async function officeTour(): Promise<Tour> {
  const employeeId = await people();
  const correctionId = await aCorrection();
  return {
    person: lakshmi,
    screens: [
      { name: 'people-departments', path: '/people/departments' },
      { name: 'people-department-new', path: '/people/departments?dialog=department' },
      { name: 'people-employees', path: '/people/employees' },
      { name: 'people-chart', path: '/people/employees/chart' },
      { name: 'people-employee', path: `/people/employees/${employeeId}` },
      { name: 'people-employee-month', path: `/people/employees/${employeeId}?tab=attendance` },
      { name: 'people-attendance', path: '/people/attendance' },
      { name: 'people-attendance-day', path: '/people/attendance/day' },
      { name: 'people-correction', path: `/approvals/${correctionId}` },
      { name: 'people-hours', path: '/people/attendance/settings' },
      { name: 'people-sites', path: '/people/attendance/settings?tab=sites' },
      { name: 'people-holidays', path: '/people/attendance/settings?tab=holidays' },
      { name: 'people-weekly', path: '/people/attendance/settings?tab=weekly' },
    ],
  };
}

async function clockTour(): Promise<Tour> {
  await people();
  return {
    person: ramesh,
    screens: [
      { name: 'people-clock', path: '/attendance' },
      { name: 'people-own-month', path: '/attendance?tab=month' },
      { name: 'people-own-corrections', path: '/attendance?tab=corrections' },
      { name: 'people-correction-ask', path: '/attendance?dialog=correction' },
    ],
  };
}

export const attendanceTours = { people: once(officeTour), timeClock: once(clockTour) };
