import type { DepartmentAnswer } from '@nukkad/contract/people/department/department.model';
import type { Viewer } from '../../platform/viewer.ts';
import { mayEdit, mayRemove } from './department.policy.ts';
import type { DepartmentSeen } from './department.store.ts';

type Head = NonNullable<DepartmentAnswer['head']>;

const headOf = ({ headStaffId, headName, headDesignation }: DepartmentSeen): Head | null =>
  headStaffId === null
    ? null
    : {
        employeeId: headStaffId,
        fullName: headName ?? '',
        designation: headDesignation ?? '',
      };

export const presentDepartment = (viewer: Viewer, row: DepartmentSeen): DepartmentAnswer => ({
  departmentId: row.departmentId,
  name: row.name,
  parentId: row.parentId,
  head: headOf(row),
  people: row.people,
  version: row.version,
  can: { edit: mayEdit(viewer), remove: mayRemove(viewer) && row.people === 0 },
});
