import type { Reader } from '../../platform/db/database.ts';
import type { EmployeeDependencies } from './employee.interface.ts';

/** Those of these people whose last day is agreed elsewhere; no one where no domain knows of it. */
export async function leaversAmong(
  { leavings }: Pick<EmployeeDependencies, 'leavings'>,
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const [answer] = leavings.answers;
  return answer && employeeIds.length > 0 ? answer(reader, organisationId, employeeIds) : new Set();
}
