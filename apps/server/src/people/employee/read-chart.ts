import type { Page } from '@nukkad/contract/kernel/page';
import type { ChartPersonAnswer } from '@nukkad/contract/people/employee/employee.model';
import { pageFrom } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { chartOf } from './chart.rules.ts';
import type { EmployeeDependencies } from './employee.interface.ts';
import { presentChartPerson } from './employee.presenter.ts';
import { type EmployeeRow, listAll } from './employee.store.ts';
import { nameCursor } from './read-employees.ts';
import { organisationOf } from '../../platform/viewer.ts';

const isBehind = ({ fullName, employeeId }: EmployeeRow, [name, id]: readonly [string, string]) =>
  fullName.toLowerCase() > name || (fullName.toLowerCase() === name && employeeId > id);

/** A page of the chart: it is reckoned as a whole, as each place follows from those above it. */
export async function readChart(
  { platform: { db }, department }: EmployeeDependencies,
  { viewer }: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ChartPersonAnswer>> {
  const organisationId = organisationOf(viewer);
  const after = nameCursor(cursor);
  const [rows, departments] = await Promise.all([
    listAll(db, organisationId),
    department.listDepartments(db, organisationId),
  ]);
  const above = chartOf(
    new Map(rows.map((one) => [one.employeeId, one])),
    new Map(departments.map((one) => [one.departmentId, one])),
  );
  const working = rows
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => (isBehind(a, [b.fullName.toLowerCase(), b.employeeId]) ? 1 : -1));
  return pageFrom(
    working.filter((row) => !after || isBehind(row, after)).slice(0, limit + 1),
    limit,
    (row) => presentChartPerson(row, above.get(row.employeeId) ?? null),
    (row) => [row.fullName.toLowerCase(), row.employeeId],
  );
}
