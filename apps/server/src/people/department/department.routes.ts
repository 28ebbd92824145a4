import * as api from '@nukkad/contract/people/department/department.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { DepartmentDependencies } from './department.interface.ts';
import { getDepartment, listDepartments } from './read-departments.ts';
import { addDepartment, editDepartment, removeDepartment } from './write-department.ts';

export const departmentRoutes = (deps: DepartmentDependencies): readonly Route[] => [
  route(api.listDepartments, (call) => listDepartments(deps.platform.db, call.viewer, call.input.query)),
  route(api.getDepartment, (call) =>
    getDepartment(deps.platform.db, call.viewer, call.input.query.departmentId),
  ),
  route(api.addDepartment, (call) => addDepartment(deps, call, call.input.body)),
  route(api.editDepartment, (call) => editDepartment(deps, call, call.input.body)),
  route(api.removeDepartment, (call) => removeDepartment(deps, call, call.input.query.departmentId)),
];
