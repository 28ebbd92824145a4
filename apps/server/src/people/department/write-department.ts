import { departmentErrors } from '@nukkad/contract/people/department/department.noun';
import {
  type DepartmentAnswer,
  type DepartmentBody,
  mostDepartments,
} from '@nukkad/contract/people/department/department.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DepartmentDependencies } from './department.interface.ts';
import { mayAdd, mayEdit, mayRemove } from './department.policy.ts';
import {
  type DepartmentRow,
  deleteDepartment,
  insertDepartment,
  isInUse,
  lockDepartments,
  saveDepartment,
} from './department.store.ts';
import { getDepartment } from './read-departments.ts';
import { organisationOf } from '../../platform/viewer.ts';

interface Placed {
  readonly departmentId: string;
  readonly parentId: string | null;
}

/** Would `departmentId` below `parentId` be below itself, by way of the others? */
function isBelowItself(departmentId: string, parentId: string | null, all: readonly Placed[]): boolean {
  const parentOf = new Map(all.map((one) => [one.departmentId, one.parentId]));
  const passed = new Set<string>();
  for (let at = parentId; at !== null && !passed.has(at); at = parentOf.get(at) ?? null) {
    if (at === departmentId) return true;
    passed.add(at);
  }
  return false;
}

const log = (tx: Tx, { viewer, now }: SignedInCall, verb: 'add' | 'edit' | 'remove', departmentId: string) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action: `department.${verb}`,
    subjectKind: 'department',
    subjectId: departmentId,
  });

/** A parent of the same organisation, and a head who works there. */
async function checkLinks(
  { partner }: DepartmentDependencies,
  tx: Tx,
  all: readonly DepartmentRow[],
  { organisationId, parentId, headStaffId }: DepartmentRow,
): Promise<void> {
  if (parentId !== null && !all.some(({ departmentId }) => departmentId === parentId))
    refuse(departmentErrors.department_parent_unknown);
  if (headStaffId === null) return;
  const head = await partner.members.lock(tx, organisationId, headStaffId);
  if (head?.status !== 'Active') refuse(departmentErrors.department_head_unknown);
}

export function addDepartment(
  deps: DepartmentDependencies,
  call: SignedInCall,
  { name, parentId, headId }: DepartmentBody,
): Promise<DepartmentAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const departmentId = newId();
  const times = { createdAt: now, updatedAt: now, version: 1 };
  const row: DepartmentRow = { departmentId, organisationId, name, parentId, headStaffId: headId, ...times };
  const allowed = authorize(row, mayAdd(viewer));
  return deps.platform.write(call, async (tx) => {
    const all = await lockDepartments(tx, organisationId);
    if (all.length >= mostDepartments) refuse(departmentErrors.department_limit);
    await checkLinks(deps, tx, all, row);
    await insertDepartment(tx, allowed);
    await log(tx, call, 'add', departmentId);
    return getDepartment(tx, viewer, departmentId);
  });
}

export function editDepartment(
  deps: DepartmentDependencies,
  call: SignedInCall,
  {
    departmentId,
    version,
    name,
    parentId,
    headId,
  }: DepartmentBody & { departmentId: string; version: number },
): Promise<DepartmentAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const all = await lockDepartments(tx, organisationId);
    const before = all.find((one) => one.departmentId === departmentId);
    if (!before) return refuse(departmentErrors.department_not_found);
    const after = { ...before, name, parentId, headStaffId: headId, updatedAt: now, version: version + 1 };
    const row = authorize(after, mayEdit(viewer));
    if (before.version !== version) refuse(departmentErrors.department_changed);
    await checkLinks(deps, tx, all, row);
    if (isBelowItself(departmentId, parentId, all)) refuse(departmentErrors.department_circle);
    await saveDepartment(tx, row);
    await log(tx, call, 'edit', departmentId);
    return getDepartment(tx, viewer, departmentId);
  });
}

export function removeDepartment(
  deps: DepartmentDependencies,
  call: SignedInCall,
  departmentId: string,
): Promise<{ removed: true }> {
  const { viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const all = await lockDepartments(tx, organisationOf(viewer));
    const found = all.find((one) => one.departmentId === departmentId);
    if (!found) return refuse(departmentErrors.department_not_found);
    const row = authorize(found, mayRemove(viewer));
    if (await isInUse(tx, row)) refuse(departmentErrors.department_in_use);
    await deleteDepartment(tx, row);
    await log(tx, call, 'remove', departmentId);
    return { removed: true as const };
  });
}
