import type { PayrollStatus } from '@nukkad/contract/people/payroll/payroll.noun';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  runId: 'run_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  month: 'month',
  status: 'status',
  version: 'version',
  preparedTo: 'prepared_to',
  peopleExpected: 'people_expected',
  people: 'people',
  grossPaise: 'gross_paise',
  deductionsPaise: 'deductions_paise',
  netPaise: 'net_paise',
  employerPaise: 'employer_paise',
  begunBy: 'begun_by',
  checkedBy: 'checked_by',
  confirmedBy: 'confirmed_by',
  createdAt: 'created_at',
  preparedAt: 'prepared_at',
  confirmedAt: 'confirmed_at',
  paidAt: 'paid_at',
} as const;
const table = tableColumns('payroll_run', columns);
export type RunRow = Omit<RowOf<'payroll_run', typeof columns>, 'status'> & {
  readonly status: PayrollStatus;
};

export const lockRun = table.lockBy('runId');
export const findRun = table.findBy('organisationId', 'runId');
export const insertRun = table.insert;
export const saveRun = table
  .saveBy('runId')
  .but('organisationId', 'staffId', 'month', 'begunBy', 'createdAt');

/** The newest month first, behind the row that `after` names. */
export async function listRunRows(
  reader: Reader,
  organisationId: string,
  after: { readonly month: string; readonly id: string } | null,
  limit: number,
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`select ${table.asSql} from payroll_run
    where organisation_id = ${organisationId}
      and (${after === null} or (month, run_id) < (${after?.month ?? null}::date, ${after?.id ?? null}::uuid))
    order by month desc, run_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Another run of everyone that is not confirmed yet; null: none. */
export async function findOpenRun(reader: Reader, organisationId: string): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`select ${table.asSql} from payroll_run
    where organisation_id = ${organisationId} and staff_id is null and status in ('Preparing', 'Draft', 'Needs Approval') limit 1`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** The run of everyone of a month, and that of one person's settlement; null: there is none that was not discarded. */
export async function findRunsOf(
  reader: Reader,
  { organisationId, month, staffId }: Pick<RunRow, 'organisationId' | 'month'> & { readonly staffId: string },
): Promise<{ readonly ofMonth: RunRow | null; readonly settlement: RunRow | null }> {
  const { rows } = await sql<RunRow>`select ${table.asSql} from payroll_run
    where organisation_id = ${organisationId} and month = ${month} and status <> 'Discarded'
      and (staff_id is null or staff_id = ${staffId})`.execute(reader);
  return {
    ofMonth: rows.find((row) => row.staffId === null) ?? null,
    settlement: rows.find((row) => row.staffId !== null) ?? null,
  };
}

/** The last confirmed run of everyone before a month; null: none. */
export async function findRunBefore(
  reader: Reader,
  { organisationId, month }: Pick<RunRow, 'organisationId' | 'month'>,
): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`select ${table.asSql} from payroll_run
    where organisation_id = ${organisationId} and month < ${month} and staff_id is null and status in ('Confirmed', 'Paid')
    order by month desc limit 1`.execute(reader);
  return rows[0] ?? null;
}

/** Runs whose preparing was cut short. */
export async function listPreparing(reader: Reader, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ runId: string }>`select run_id as "runId" from payroll_run
    where status = 'Preparing' and created_at < ${before} order by created_at limit 50`.execute(reader);
  return rows.map(({ runId }) => runId);
}

/** How many people have a salary in a month, above zero. */
export async function countSalaried(reader: Reader, organisationId: string, month: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from (
      select distinct on (e.staff_id) e.monthly_paise from employee_salary e
      where e.organisation_id = ${organisationId} and e.valid_from <= ${month}
      order by e.staff_id, e.valid_from desc) now where monthly_paise > 0`.execute(reader);
  return rows[0]?.people ?? 0;
}

export interface DuePerson {
  readonly staffId: string;
  readonly salaryId: string;
  readonly structureId: string;
  readonly monthlyPaise: number;
  readonly commissionPercent: number;
  readonly feeSharePercent: number;
}

/** The next people with a salary in this month, behind the last one; of a settlement its person. */
export async function listDuePeople(
  reader: Reader,
  {
    organisationId,
    month,
    staffId,
    preparedTo,
  }: Pick<RunRow, 'organisationId' | 'month' | 'preparedTo' | 'staffId'>,
  limit: number,
): Promise<readonly DuePerson[]> {
  const { rows } =
    await sql<DuePerson>`select "staffId", "salaryId", "structureId", "monthlyPaise", "commissionPercent", "feeSharePercent"
    from (
      select distinct on (staff_id) staff_id as "staffId", salary_id as "salaryId", structure_id as "structureId",
        monthly_paise as "monthlyPaise", commission_percent::float8 as "commissionPercent",
        fee_share_percent::float8 as "feeSharePercent"
      from employee_salary
      where organisation_id = ${organisationId} and valid_from <= ${month}
        and (${staffId}::uuid is null or staff_id = ${staffId})
        and staff_id > coalesce(${preparedTo}::uuid, '00000000-0000-0000-0000-000000000000')
      order by staff_id, valid_from desc) now
    where "monthlyPaise" > 0 order by "staffId" limit ${limit}`.execute(reader);
  return rows;
}
