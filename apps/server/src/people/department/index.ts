import { departmentErrors } from '@nukkad/contract/people/department/department.noun';
import { domain } from '../../platform/declaration.ts';
import type { GranteeDepartments } from '../../files/drive/index.ts';
import type { Domain } from '../../platform/domain.ts';
import type { DepartmentDependencies, DepartmentInterface } from './department.interface.ts';
import { departmentRoutes } from './department.routes.ts';
import { holdDepartments, listDepartmentRows, lockDepartments, replaceHead } from './department.store.ts';

export type { DepartmentFacts, DepartmentInterface } from './department.interface.ts';

const getDepartments: DepartmentInterface['getDepartments'] = async (
  reader,
  organisationId,
  departmentIds,
) => {
  const wanted = new Set(departmentIds);
  if (wanted.size === 0) return new Map();
  const rows = await listDepartmentRows(reader, organisationId);
  return new Map(rows.filter((row) => wanted.has(row.departmentId)).map((row) => [row.departmentId, row]));
};

/** With which departments files of a drive are shared. */
const driveDepartments: GranteeDepartments = {
  namesOf: async (reader, organisationId, departmentIds) => {
    const found = await getDepartments(reader, organisationId, departmentIds);
    return new Map([...found].map(([departmentId, { name }]) => [departmentId, name]));
  },
  hold: (tx, organisationId, departmentId) => holdDepartments(tx, organisationId, [departmentId]),
};

/** The parts of an organisation: who leads each, and which is a part of which. */
export function createDepartmentDomain(deps: DepartmentDependencies): Domain & DepartmentInterface {
  const { drive } = deps;
  return {
    name: 'department',
    routes: departmentRoutes(deps),
    extensions: drive ? [drive.departments.answeredBy(driveDepartments)] : [],
    constraints: { department_name_once: departmentErrors.department_name_taken },
    listDepartments: listDepartmentRows,
    getDepartments,
    holdDepartments,
    handOverHeads: async (tx, handOver, now) => {
      await lockDepartments(tx, handOver.organisationId);
      return replaceHead(tx, handOver, now);
    },
  };
}

export const department = domain({
  needs: ['drive', 'partner'],
  create: createDepartmentDomain,
});
