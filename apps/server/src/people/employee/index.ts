import { istDay } from '@nukkad/contract/kernel/time';
import { employeeErrors } from '@nukkad/contract/people/employee/employee.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type {
  EmployeeInterfaces,
  EmployeeInterface,
  LeaversAmong,
  MonthlySalaryOf,
} from './employee.interface.ts';
import { addOne } from './add-employee.ts';
import { employeePersonal } from './employee-personal.store.ts';
import { factsOf } from './employee.presenter.ts';
import { directReportsOf, handOverReports, setLastDay } from './hand-over-reports.ts';
import { placeJoined, placeReopened } from './place-joined.ts';
import { employeeRoutes } from './employee.routes.ts';
import { firstDayOf, isEmployedBetween } from './employee.rules.ts';
import { findByUser, listById, listEmployed, listOfPerson } from './employee.store.ts';
import { countByMonth } from './headcount.store.ts';
import { employeeTemplates } from './template-records.ts';
import { reportsOf, reviewersOf } from './reviewers-of.ts';

export type { EmployeeFacts, EmployeeInterface, MonthlySalaryOf, Reviewers } from './employee.interface.ts';

/** Members of staff as employees: where they work, to whom they report, from when until when. */
export function createEmployeeDomain(interfaces: EmployeeInterfaces): Domain & EmployeeInterface {
  const leavings = extensionPoint<LeaversAmong>('employee.leavings');
  const pay = extensionPoint<MonthlySalaryOf>('employee.pay');
  const deps = { ...interfaces, leavings, pay };
  const today = () => istDay(deps.platform.clock.now());
  const employed: EmployeeInterface['listEmployed'] = async (reader, organisationId, from, to) =>
    (await listEmployed(reader, organisationId, from, to)).map((row) => factsOf(row, today()));
  return {
    name: 'employee',
    routes: employeeRoutes(deps),
    personal: employeePersonal,
    constraints: {
      employee_code_once: employeeErrors.employee_code_taken,
      employee_setting_once: employeeErrors.employee_setting_there,
    },
    consumers: [placeJoined(deps), placeReopened(deps)],
    leavings,
    pay,
    extensions: [interfaces.template.records.answeredBy(employeeTemplates(deps))],
    add: (tx, call, wanted) => addOne(deps, tx, call, wanted),
    directReportsOf,
    handOverReports,
    setLastDay,
    getEmployees: async (reader, organisationId, employeeIds) => {
      const rows = await listById(reader, organisationId, employeeIds);
      return new Map(rows.map((row) => [row.employeeId, factsOf(row, today())]));
    },
    employeeOf: async (reader, organisationId, accountId) => {
      const row = await findByUser(reader, organisationId, accountId);
      return row && factsOf(row, today());
    },
    membershipsOf: async (reader, userId) =>
      (await listOfPerson(reader, userId)).map((row) => factsOf(row, today())),
    listActive: (reader, organisationId, on) => employed(reader, organisationId, on, on),
    listEmployed: employed,
    isEmployedBetween,
    firstDayOf,
    headcount: countByMonth,
    reportsOf: (reader, organisationId, employeeId) => reportsOf(deps, reader, organisationId, employeeId),
    departmentNames: async (reader, organisationId) => {
      const all = await deps.department.listDepartments(reader, organisationId);
      return new Map(all.map(({ departmentId, name }) => [departmentId, name]));
    },
    reviewersOf: (reader, organisationId, employeeId) =>
      reviewersOf(deps, reader, organisationId, employeeId),
  };
}

export const employee = domain({
  needs: ['account', 'department', 'partner', 'staff', 'template'],
  create: createEmployeeDomain,
});
