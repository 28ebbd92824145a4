import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { employeeErrors } from '@nukkad/contract/people/employee/employee.noun';
import { employeeNumber } from '@nukkad/contract/people/employee/employee-setting.model';
import type { NewEmployee } from '@nukkad/contract/people/employee/employee.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { listLines, lockLines } from './employee.store.ts';
import { insertInvited, isCodeTaken } from './invited.store.ts';
import { takeNumber } from './setting.store.ts';

/** Numbers given by hand are passed over. */
const mostTries = 50;

/** The next number by the settings; null: they set none. */
async function nextCode(tx: Tx, organisationId: string): Promise<string | null> {
  const asked = systemAuthorized({ organisationId }, 'Adding an employee was allowed.');
  for (let time = 0; time < mostTries; time += 1) {
    const next = await takeNumber(tx, asked);
    if (!next) return null;
    const code = employeeNumber(next.prefix, next.number);
    if (!(await isCodeTaken(tx, organisationId, code))) return code;
  }
  return null;
}

/** In the step of the caller, who may be hiring. */
export async function addOne(
  deps: EmployeeDependencies,
  tx: Tx,
  call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
  { employeeCode, departmentId, managerId, joinedOn, ...person }: NewEmployee,
): Promise<StaffUser> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  await lockLines(tx, organisationId);
  const invited = await deps.staff.invite(tx, call, person);
  if (departmentId !== null && !(await deps.department.holdDepartments(tx, organisationId, [departmentId])))
    refuse(employeeErrors.employee_department_unknown);
  const lines = managerId === null ? [] : await listLines(tx, organisationId);
  if (managerId !== null && !lines.some((one) => one.employeeId === managerId && one.isActive))
    refuse(employeeErrors.employee_manager_unknown);
  if (employeeCode !== null && (await isCodeTaken(tx, organisationId, employeeCode)))
    refuse(employeeErrors.employee_code_taken);
  const invitationId = invited.staffId;
  const given = employeeCode ?? (await nextCode(tx, organisationId));
  const row = { invitationId, organisationId, employeeCode: given, departmentId, managerId, joinedOn };
  await insertInvited(tx, authorize(row, hasPermission(viewer, 'manage_users.create')), now);
  const subject = { subjectKind: 'staff_invitation', subjectId: invitationId };
  await audit(tx, now, { ...actorOnBehalf(viewer), action: 'employee.add', ...subject });
  return invited;
}

/** Invites a person and keeps the place at work that they will have, in one step. */
export const addEmployee = (
  deps: EmployeeDependencies,
  call: SignedInCall,
  wanted: NewEmployee,
): Promise<StaffUser> => deps.platform.write(call, (tx) => addOne(deps, tx, call, wanted));
