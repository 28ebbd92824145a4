import { departmentErrors } from '@nukkad/contract/people/department/department.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { DepartmentDependencies, DepartmentInterface } from './department.interface.ts';
import { departmentRoutes } from './department.routes.ts';
import { holdDepartments, listDepartmentRows, lockDepartments, replaceHead } from './department.store.ts';

export type { DepartmentFacts, DepartmentInterface } from './department.interface.ts';

/** The parts of an organisation: who leads each, and which is a part of which. */
export function createDepartmentDomain(deps: DepartmentDependencies): Domain & DepartmentInterface {
  return {
    name: 'department',
    routes: departmentRoutes(deps),
    constraints: { department_name_once: departmentErrors.department_name_taken },
    listDepartments: listDepartmentRows,
    getDepartments: async (reader, organisationId, departmentIds) => {
      const wanted = new Set(departmentIds);
      if (wanted.size === 0) return new Map();
      const rows = await listDepartmentRows(reader, organisationId);
      return new Map(
        rows.filter((row) => wanted.has(row.departmentId)).map((row) => [row.departmentId, row]),
      );
    },
    holdDepartments,
    handOverHeads: async (tx, handOver, now) => {
      await lockDepartments(tx, handOver.organisationId);
      return replaceHead(tx, handOver, now);
    },
  };
}

export const department = domain({
  needs: ['partner'],
  create: createDepartmentDomain,
});
