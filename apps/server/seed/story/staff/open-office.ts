/** The first day of an office: departments, titles, files, hours, shifts, holidays, and what people may ask for. */
import { addWorkSite } from '@nukkad/contract/people/attendance/attendance.api';
import { addDepartment } from '@nukkad/contract/people/department/department.api';
import { addEmployeeSettings, editEmployee } from '@nukkad/contract/people/employee/employee.api';
import { editEmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.api';
import { addYearlyHolidays, suggestHolidays } from '@nukkad/contract/people/holiday/holiday.api';
import { addShiftType } from '@nukkad/contract/people/shift/shift.api';
import { updateUser } from '@nukkad/contract/identity/staff/staff.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { type DepartmentName, type Member, type ShiftOfDay, shiftNames, shiftsOfDay } from './crew.ts';
import { type Office, key } from './office.ts';
import type { Place } from './punches.ts';

const state = 'KA';
const holidaysAYear = 12;
const numberPrefix = 'E-';

export async function placeOfShop({ stage, shop }: Office): Promise<Place> {
  const { rows } =
    await sql<Place>`select latitude, longitude from pincode where pincode = ${shop.pincode}`.execute(
      stage.app.platform.db,
    );
  const [place] = rows;
  if (!place) throw new Error(`The PIN code ${shop.pincode} is not known.`);
  return place;
}

/** The professionals' first one leads the field work, the desk the office. */
export async function setDepartments(office: Office): Promise<ReadonlyMap<DepartmentName, string>> {
  const [desk, lead] = office.crew;
  const made = new Map<DepartmentName, string>();
  for (const [name, head] of [
    ['Office', desk],
    ['Field work', lead],
  ] as const) {
    const body = { name, parentId: null, headId: head?.staffId ?? null };
    made.set(name, (await office.asOwner(addDepartment, { body, ...key() })).departmentId);
  }
  return made;
}

export async function placePeople(
  office: Office,
  departments: ReadonlyMap<DepartmentName, string>,
): Promise<void> {
  for (const [index, member] of office.crew.entries()) {
    await office.asOwner(updateUser, { body: { staffId: member.staffId, designation: member.designation } });
    await office.asOwner(editEmployee, {
      body: {
        employeeId: member.staffId,
        version: 0,
        employeeCode: `${numberPrefix}${String(index + 1).padStart(3, '0')}`,
        departmentId: departments.get(member.department) ?? null,
        managerId: null,
        joinedOn: addDays(office.from, -member.joinedDaysBefore),
        lastDayOn: null,
      },
    });
  }
}

const relations = ['Wife', 'Brother', 'Father', 'Sister'] as const;

/** Well formed, and of no real person. */
const fileOf = (office: Office, member: Member, index: number) => ({
  employeeId: member.staffId,
  version: 0,
  bornOn: addDays('1985-02-11', index * 811),
  address: `${20 + index}, ${3 + (index % 7)}th Cross, ${office.shop.documents.locality}, Bengaluru`,
  emergencyName: `${office.random.pick(['Suma', 'Raju', 'Mahesh', 'Latha'])} ${member.fullName.split(' ').at(-1) ?? ''}`,
  emergencyRelation: office.random.pick(relations),
  emergencyMobile: String(9_000_700_000 + Number(member.mobileNumber.slice(-4))),
  uan: `1009${member.mobileNumber.slice(-8)}`,
  esiNumber: `53${member.mobileNumber.slice(-8)}`,
});

export async function writeFiles(office: Office): Promise<void> {
  const { numberPrefix: prefix } = { numberPrefix };
  await office.asOwner(addEmployeeSettings, {
    body: { numberPrefix: prefix, nextNumber: office.crew.length + 1 },
  });
  for (const [index, member] of office.crew.entries())
    await office.asOwner(editEmployeeFile, { body: fileOf(office, member, index) });
}

/** Of the years that are told and the one that follows; the list ends some day. */
/** As many as a shop keeps, from the whole of the year. */
const chosenOf = (items: readonly { readonly on: string; readonly name: string }[]) =>
  Array.from({ length: Math.min(holidaysAYear, items.length) }, (_, place) => {
    const one = items[Math.floor((place * items.length) / Math.min(holidaysAYear, items.length))];
    return one ? [{ on: one.on, name: one.name }] : [];
  }).flat();

export async function setHolidays(office: Office): Promise<ReadonlySet<string>> {
  const days = new Set<string>();
  const [first, last] = [office.from, addDays(office.today, 60)].map((day) => Number(day.slice(0, 4)));
  for (let year = first ?? 0; year <= (last ?? 0); year += 1) {
    const { items } = await office.asOwner(suggestHolidays, { query: { year, stateCode: state } });
    const holidays = chosenOf(items.filter(({ isOptional }) => !isOptional));
    if (holidays.length === 0) continue;
    await office.asOwner(addYearlyHolidays, { body: { departmentId: null, holidays }, ...key() });
    for (const { on } of holidays) days.add(on);
  }
  return days;
}

export async function setWorkSite(office: Office, { latitude, longitude }: Place): Promise<void> {
  const { line1, locality } = office.shop.documents;
  await office.asOwner(addWorkSite, {
    body: { name: 'Office', address: `${line1}, ${locality}`, latitude, longitude, radiusMetres: 200 },
    ...key(),
  });
}

export async function setShiftTypes(office: Office): Promise<ReadonlyMap<ShiftOfDay, string>> {
  const made = new Map<ShiftOfDay, string>();
  for (const name of shiftNames) {
    const body = { ...shiftsOfDay[name], breakMinutes: 60, isBreakPaid: false, graceMinutes: 10 };
    made.set(name, (await office.asOwner(addShiftType, { body, ...key() })).shiftTypeId);
  }
  return made;
}
