import type { Reader } from '../../platform/db/database.ts';
import type { EmployeeDependencies, Reviewers } from './employee.interface.ts';
import { managersOf } from './employee.rules.ts';
import { listLines } from './employee.store.ts';

/** The managers of an employee who work there now, the nearest first, and the owner. */
export async function reviewersOf(
  { department, partner }: EmployeeDependencies,
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<Reviewers | null> {
  const [lines, departments, organisations] = await Promise.all([
    listLines(reader, organisationId),
    department.listDepartments(reader, organisationId),
    partner.getOrganisations(reader, [organisationId]),
  ]);
  const people = new Map(lines.map((one) => [one.employeeId, one]));
  const organisation = organisations.get(organisationId);
  if (!organisation || !people.has(employeeId)) return null;
  const led = new Map(departments.map((one) => [one.departmentId, one]));
  const managers = managersOf(employeeId, people, led).flatMap((id) => {
    const one = people.get(id);
    return one?.isActive ? [{ employeeId: id, userId: one.userId, fullName: one.fullName }] : [];
  });
  return { managers, ownerUserId: organisation.ownerUserId };
}

/** Everyone in whose line of managers this employee is. */
export async function reportsOf(
  { department }: EmployeeDependencies,
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<readonly string[]> {
  const [lines, departments] = await Promise.all([
    listLines(reader, organisationId),
    department.listDepartments(reader, organisationId),
  ]);
  const people = new Map(lines.map((one) => [one.employeeId, one]));
  const led = new Map(departments.map((one) => [one.departmentId, one]));
  return lines
    .filter((one) => one.isActive && managersOf(one.employeeId, people, led).includes(employeeId))
    .map((one) => one.employeeId);
}
