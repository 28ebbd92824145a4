import type {
  ChartPerson,
  EmployeeCard,
  EmployeeProfile,
} from '@nukkad/contract/people/employee/employee.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { EmployeeFacts, Reviewers } from './employee.interface.ts';
import { mayEdit } from './employee.policy.ts';
import { workStateOn } from './employee.rules.ts';
import type { EmployeeRow } from './employee.store.ts';

type Id = EmployeeCard['employeeId'];
type DepartmentId = NonNullable<EmployeeCard['department']>['departmentId'];

/** As other domains see it. */
export const factsOf = (row: EmployeeRow, today: string): EmployeeFacts => ({
  employeeId: row.employeeId,
  organisationId: row.organisationId,
  userId: row.userId,
  fullName: row.fullName,
  designation: row.designation,
  isProfessional: row.isProfessional,
  employeeCode: row.employeeCode,
  departmentId: row.departmentId,
  managerId: row.managerId,
  joinedOn: row.joinedOn,
  lastDayOn: row.lastDayOn,
  earlier: row.earlier,
  workState: workStateOn(row, today),
});

export const presentEmployeeCard = (row: EmployeeRow, today: string): EmployeeCard => ({
  employeeId: row.employeeId as Id,
  fullName: row.fullName,
  designation: row.designation,
  isProfessional: row.isProfessional,
  employeeCode: row.employeeCode,
  department: row.departmentId
    ? { departmentId: row.departmentId as DepartmentId, name: row.departmentName ?? '' }
    : null,
  manager: row.managerId ? { employeeId: row.managerId as Id, fullName: row.managerName ?? '' } : null,
  joinedOn: row.joinedOn,
  lastDayOn: row.lastDayOn,
  workState: workStateOn(row, today),
});

export const presentChartPerson = (row: EmployeeRow, managerId: string | null): ChartPerson => ({
  employeeId: row.employeeId as Id,
  fullName: row.fullName,
  designation: row.designation,
  department: row.departmentName,
  managerId: managerId as Id | null,
});

export const presentEmployee = (
  viewer: Viewer,
  row: EmployeeRow,
  more: { readonly today: string; readonly mobileNumber: string; readonly reviewers: Reviewers },
): EmployeeProfile => ({
  ...presentEmployeeCard(row, more.today),
  mobileNumber: more.mobileNumber,
  reportsTo: more.reviewers.managers.map(({ employeeId, fullName }) => ({
    employeeId: employeeId as Id,
    fullName,
  })),
  earlier: [...row.earlier],
  version: row.version,
  isMe: row.userId === viewer.userId,
  can: { edit: mayEdit(viewer, row) },
});
