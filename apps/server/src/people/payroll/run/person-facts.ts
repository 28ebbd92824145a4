import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollDependencies, AskedMonth } from '../payroll.interface.ts';

/** From when to when a person works here, and in which department. */
export interface PersonFacts {
  readonly department: string;
  readonly designation: string;
  readonly employeeCode: string | null;
  /** Both inclusive, YYYY-MM-DD. */
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
  /** Employments that ended before they joined again. */
  readonly earlier: readonly { readonly joinedOn: string; readonly lastDayOn: string }[];
}

export async function listPersonFacts(
  { department, employee }: Pick<PayrollDependencies, 'department' | 'employee'>,
  reader: Reader,
  { organisationId, staffIds }: AskedMonth,
): Promise<ReadonlyMap<string, PersonFacts>> {
  const employees = await employee.getEmployees(reader, organisationId, staffIds);
  const ids = new Set([...employees.values()].flatMap(({ departmentId }) => departmentId ?? []));
  const departments = await department.getDepartments(reader, organisationId, [...ids]);
  return new Map(
    [...employees].map(
      ([staffId, { departmentId, designation, employeeCode, joinedOn, lastDayOn, earlier }]) => [
        staffId,
        {
          department: departments.get(departmentId ?? '')?.name ?? '',
          designation,
          employeeCode,
          joinedOn,
          lastDayOn,
          earlier,
        },
      ],
    ),
  );
}
