import type { Reader } from '../../../platform/db/database.ts';
import type { EmployeeDependencies } from '../employee.dependencies.ts';
import { listAll } from '../employee.store.ts';
import type { Workforce } from './sheet.rules.ts';

/** Everyone of an organisation, also those who left, with their numbers; who works there first. */
export async function readWorkforce(
  { account, department }: Pick<EmployeeDependencies, 'account' | 'department'>,
  reader: Reader,
  organisationId: string,
): Promise<Workforce> {
  const rows = await listAll(reader, organisationId);
  const departments = await department.listDepartments(reader, organisationId);
  const accounts = await account.getPeople(
    reader,
    rows.map(({ userId }) => userId),
  );
  const people = rows.map((row) => ({ ...row, mobileNumber: accounts.get(row.userId)?.mobileNumber ?? '' }));
  return { people, departments };
}
