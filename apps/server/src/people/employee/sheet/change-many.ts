import type { EmployeeSheetAnswer, EmployeeSheetRow } from '@nukkad/contract/people/employee/employee.import';
import { employeeErrors } from '@nukkad/contract/people/employee/employee.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EmployeeDependencies } from '../employee.interface.ts';
import { mayEdit } from '../employee.policy.ts';
import { lockLines } from '../employee.store.ts';
import { type JudgedEmployee, judgeEmployees } from './sheet.rules.ts';
import { savePlacements } from './sheet.store.ts';
import { readWorkforce } from './workforce.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const present = (
  { row, before, changes, faults }: JudgedEmployee,
  isChanged: boolean,
): EmployeeSheetAnswer['rows'][number] => ({
  row,
  state: faults.length > 0 ? 'faulty' : changes.length === 0 ? 'same' : isChanged ? 'changed' : 'changes',
  employeeId: before && before.employeeId,
  fullName: before?.fullName ?? null,
  version: before?.version ?? null,
  changes,
  faults: [...faults],
});

const answerOf = (judged: readonly JudgedEmployee[], changed: number): EmployeeSheetAnswer => ({
  rows: judged.map((one) => present(one, changed > 0)),
  changed,
});

/** The people who differ, in one statement; who did it is written of each. */
async function write(
  { department }: EmployeeDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  judged: readonly JudgedEmployee[],
): Promise<number> {
  const organisationId = organisationOf(viewer);
  const changed = judged.flatMap(({ after, changes }) => (after && changes.length > 0 ? [after] : []));
  const rows = changed.map((one) => authorize({ ...one, version: one.version + 1 }, mayEdit(viewer, one)));
  const departmentIds = rows.flatMap(({ departmentId }) => departmentId ?? []);
  if (!(await department.holdDepartments(tx, organisationId, departmentIds)))
    refuse(employeeErrors.employee_department_unknown);
  await savePlacements(tx, organisationId, rows, now);
  for (const { employeeId } of rows)
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'employee.edit',
      subjectKind: 'employee',
      subjectId: employeeId,
    });
  return rows.length;
}

/** `check` says what `change` would do; `change` does all of it or nothing. */
export async function changeEmployees(
  deps: EmployeeDependencies,
  call: SignedInCall,
  { mode, rows }: { readonly mode: 'check' | 'change'; readonly rows: readonly EmployeeSheetRow[] },
): Promise<EmployeeSheetAnswer> {
  const { platform } = deps;
  const organisationId = organisationOf(call.viewer);
  authorize(organisationId, mayEdit(call.viewer, { organisationId }));
  if (mode === 'check')
    return answerOf(judgeEmployees(await readWorkforce(deps, platform.db, organisationId), rows, false), 0);
  return platform.write(call, async (tx) => {
    await lockLines(tx, organisationId);
    const judged = judgeEmployees(await readWorkforce(deps, tx, organisationId), rows, true);
    const isRefused = judged.some(({ faults }) => faults.length > 0);
    return answerOf(judged, isRefused ? 0 : await write(deps, tx, call, judged));
  });
}
