import { employeeErrors } from '@nukkad/contract/people/employee/employee.noun';
import type { EmployeeSettingAnswer } from '@nukkad/contract/people/employee/employee-setting.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { mayEdit } from './employee.policy.ts';
import { type SettingRow, findSetting, insertSetting, saveSetting } from './setting.store.ts';

const present = (viewer: Viewer, organisationId: string, row: SettingRow | null): EmployeeSettingAnswer => ({
  _id: row?.employeeSettingId ?? null,
  numberPrefix: row?.numberPrefix ?? '',
  nextNumber: row?.nextNumber ?? 1,
  version: row?.version ?? 0,
  can: { edit: mayEdit(viewer, { organisationId }) },
});

export async function readSettings(
  { platform: { db } }: EmployeeDependencies,
  { viewer }: SignedInCall,
): Promise<EmployeeSettingAnswer> {
  const organisationId = organisationOf(viewer);
  return present(viewer, organisationId, await findSetting(db, organisationId));
}

interface Written {
  readonly numberPrefix: string;
  readonly nextNumber: number;
}

const logged = (tx: Tx, { viewer, now }: SignedInCall, organisationId: string) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: 'employee_setting.set',
    subjectKind: 'organisation',
    subjectId: organisationId,
  });

export function addSettings(
  deps: EmployeeDependencies,
  call: SignedInCall,
  written: Written,
): Promise<EmployeeSettingAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const row = { employeeSettingId: newId(), organisationId, ...written, version: 1 };
    await insertSetting(tx, authorize(row, mayEdit(viewer, { organisationId })), now);
    await logged(tx, call, organisationId);
    return present(viewer, organisationId, row);
  });
}

export function editSettings(
  deps: EmployeeDependencies,
  call: SignedInCall,
  { version, ...written }: Written & { readonly version: number },
): Promise<EmployeeSettingAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const before = await findSetting(tx, organisationId);
    if (!before) return refuse(employeeErrors.employee_setting_missing);
    const row = { ...before, ...written, version: version + 1 };
    if (!(await saveSetting(tx, authorize(row, mayEdit(viewer, { organisationId })), now)))
      refuse(employeeErrors.employee_changed);
    await logged(tx, call, organisationId);
    return present(viewer, organisationId, row);
  });
}
