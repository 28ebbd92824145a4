import type { Reader } from '../../../platform/db/database.ts';
import type { EmployeeDependencies } from '../employee.interface.ts';
import { leaversAmong } from '../leavers-among.ts';
import { listAll } from '../employee.store.ts';
import type { Workforce } from './sheet.rules.ts';

/** Everyone of an organisation, also those who left, with their numbers; who works there first. */
export async function readWorkforce(
  deps: Pick<EmployeeDependencies, 'account' | 'department' | 'leavings'>,
  reader: Reader,
  organisationId: string,
): Promise<Workforce> {
  const rows = await listAll(reader, organisationId);
  const departments = await deps.department.listDepartments(reader, organisationId);
  const accounts = await deps.account.getPeople(
    reader,
    rows.map(({ userId }) => userId),
  );
  const people = rows.map((row) => ({ ...row, mobileNumber: accounts.get(row.userId)?.mobileNumber ?? '' }));
  const leavers = await leaversAmong(
    deps,
    reader,
    organisationId,
    rows.map(({ employeeId }) => employeeId),
  );
  return { people, departments, leavers };
}
