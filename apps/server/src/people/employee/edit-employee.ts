import { employeeErrors } from '@nukkad/contract/people/employee/employee.noun';
import type { EmployeeProfileAnswer, PlacementBody } from '@nukkad/contract/people/employee/employee.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { mayEdit } from './employee.policy.ts';
import { isBeforeEarlier, reportsToEachOther } from './employee.rules.ts';
import { leaversAmong } from './leavers-among.ts';
import { type Placement, listById, listLines, lockLines, savePlacement } from './employee.store.ts';
import { presentFile } from './read-employees.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** A department and a manager of the same organisation, who does not report to the employee. */
async function checkLinks(
  { department }: EmployeeDependencies,
  tx: Tx,
  { employeeId, organisationId, departmentId, managerId }: Placement,
): Promise<void> {
  if (departmentId !== null && !(await department.holdDepartments(tx, organisationId, [departmentId])))
    refuse(employeeErrors.employee_department_unknown);
  if (managerId === null) return;
  const lines = new Map((await listLines(tx, organisationId)).map((one) => [one.employeeId, one]));
  if (!lines.get(managerId)?.isActive || managerId === employeeId)
    refuse(employeeErrors.employee_manager_unknown);
  if (reportsToEachOther(employeeId, managerId, lines)) refuse(employeeErrors.employee_manager_circle);
}

/** The last day of who is leaving is agreed there. */
async function checkLeaving(
  deps: EmployeeDependencies,
  tx: Tx,
  { organisationId, employeeId }: Pick<Placement, 'organisationId' | 'employeeId'>,
): Promise<void> {
  const leavers = await leaversAmong(deps, tx, organisationId, [employeeId]);
  if (leavers.has(employeeId)) refuse(employeeErrors.employee_is_leaving);
}

/** The first writing makes the file. */
export function editEmployee(
  deps: EmployeeDependencies,
  call: SignedInCall,
  { employeeId, version, ...body }: PlacementBody & { readonly employeeId: string; readonly version: number },
): Promise<EmployeeProfileAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  if (body.lastDayOn !== null && body.lastDayOn < body.joinedOn) refuse(employeeErrors.employee_days);
  return deps.platform.write(call, async (tx) => {
    await lockLines(tx, organisationId);
    const [before] = await listById(tx, organisationId, [employeeId]);
    if (!before) return refuse(employeeErrors.employee_not_found);
    const row = authorize({ ...before, ...body, version: version + 1 }, mayEdit(viewer, before));
    if (before.version !== version) refuse(employeeErrors.employee_changed);
    if (isBeforeEarlier(before, row.joinedOn)) refuse(employeeErrors.employee_days_earlier);
    if (row.lastDayOn !== before.lastDayOn) await checkLeaving(deps, tx, before);
    await checkLinks(deps, tx, row);
    await savePlacement(tx, row, now);
    const subject = { subjectKind: 'employee', subjectId: employeeId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'employee.edit', ...subject });
    const [after] = await listById(tx, organisationId, [employeeId]);
    return presentFile(deps, tx, call, after ?? row);
  });
}
