import * as api from '@nukkad/contract/people/employee/employee.api';
import { type Route, route } from '../../platform/http/route.ts';
import { readImport } from '../../platform/import/read-import.ts';
import { addEmployee } from './add-employee.ts';
import { addSettings, editSettings, readSettings } from './employee-settings.ts';
import { editEmployee } from './edit-employee.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { readChart } from './read-chart.ts';
import { readEmployee, readEmployees } from './read-employees.ts';
import { changeEmployees } from './sheet/change-many.ts';
import { employeeSpreadsheet } from './sheet/employee-sheet.ts';

export const employeeRoutes = (deps: EmployeeDependencies): readonly Route[] => [
  route(api.listEmployees, (call) => readEmployees(deps, call, call.input.query)),
  route(api.listChart, (call) => readChart(deps, call, call.input.query)),
  route(api.getEmployee, (call) => readEmployee(deps, call, call.input.query)),
  route(api.addEmployee, (call) => addEmployee(deps, call, call.input.body)),
  route(api.getEmployeeSettings, (call) => readSettings(deps, call)),
  route(api.addEmployeeSettings, (call) => addSettings(deps, call, call.input.body)),
  route(api.editEmployeeSettings, (call) => editSettings(deps, call, call.input.body)),
  route(api.getEmployeeSheet, (call) => employeeSpreadsheet(deps, call)),
  route(api.readEmployeeSheet, (call) => readImport(deps.platform, call)),
  route(api.changeEmployees, (call) => changeEmployees(deps, call, call.input.body)),
  route(api.editEmployee, (call) => editEmployee(deps, call, call.input.body)),
];
