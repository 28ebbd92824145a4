import type { Department } from '@nukkad/contract/people/department/department.model';
import type { Viewer } from '../../platform/viewer.ts';
import { mayEdit, mayRemove } from './department.policy.ts';
import type { DepartmentSeen } from './department.store.ts';

type Head = NonNullable<Department['head']>;

const headOf = ({ headStaffId, headName, headDesignation }: DepartmentSeen): Head | null =>
  headStaffId === null
    ? null
    : {
        employeeId: headStaffId as Head['employeeId'],
        fullName: headName ?? '',
        designation: headDesignation ?? '',
      };

export const presentDepartment = (viewer: Viewer, row: DepartmentSeen): Department => ({
  departmentId: row.departmentId as Department['departmentId'],
  name: row.name,
  parentId: row.parentId as Department['parentId'],
  head: headOf(row),
  people: row.people,
  version: row.version,
  can: { edit: mayEdit(viewer), remove: mayRemove(viewer) && row.people === 0 },
});
