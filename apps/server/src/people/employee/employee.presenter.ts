import type {
  ChartPersonAnswer,
  EmployeeCardAnswer,
  EmployeeProfileAnswer,
} from '@nukkad/contract/people/employee/employee.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { EmployeeFacts, Reviewers } from './employee.interface.ts';
import { mayEdit } from './employee.policy.ts';
import { workStateOn } from './employee.rules.ts';
import type { EmployeeRow } from './employee.store.ts';

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

export const presentEmployeeCard = (row: EmployeeRow, today: string): EmployeeCardAnswer => ({
  employeeId: row.employeeId,
  fullName: row.fullName,
  designation: row.designation,
  isProfessional: row.isProfessional,
  employeeCode: row.employeeCode,
  department: row.departmentId ? { departmentId: row.departmentId, name: row.departmentName ?? '' } : null,
  manager: row.managerId ? { employeeId: row.managerId, fullName: row.managerName ?? '' } : null,
  joinedOn: row.joinedOn,
  lastDayOn: row.lastDayOn,
  workState: workStateOn(row, today),
});

export const presentChartPerson = (row: EmployeeRow, managerId: string | null): ChartPersonAnswer => ({
  employeeId: row.employeeId,
  fullName: row.fullName,
  designation: row.designation,
  department: row.departmentName,
  managerId,
});

export const presentEmployee = (
  viewer: Viewer,
  row: EmployeeRow,
  more: { readonly today: string; readonly mobileNumber: string; readonly reviewers: Reviewers },
): EmployeeProfileAnswer => ({
  ...presentEmployeeCard(row, more.today),
  mobileNumber: more.mobileNumber,
  reportsTo: more.reviewers.managers.map(({ employeeId, fullName }) => ({
    employeeId,
    fullName,
  })),
  earlier: [...row.earlier],
  version: row.version,
  isMe: row.userId === viewer.userId,
  can: { edit: mayEdit(viewer, row) },
});
