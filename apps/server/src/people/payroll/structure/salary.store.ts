import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  salaryId: 'salary_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  structureId: 'structure_id',
  monthlyPaise: 'monthly_paise',
  commissionPercent: 'commission_percent',
  feeSharePercent: 'fee_share_percent',
  validFrom: 'valid_from',
  why: 'why',
  createdBy: 'created_by',
  createdAt: 'created_at',
} as const;
const table = tableColumns('employee_salary', columns);
export type SalaryRow = RowOf<'employee_salary', typeof columns>;

/** All terms of these people, of each the oldest first. */
export async function listSalaries(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<readonly SalaryRow[]> {
  if (staffIds.length === 0) return [];
  return reader
    .selectFrom('employee_salary')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', 'in', [...staffIds])
    .orderBy('staff_id')
    .orderBy('valid_from')
    .execute();
}

/** In place of terms of the same month that no payslip went by. */
export async function writeSalary(tx: Tx, row: Authorized<SalaryRow>): Promise<boolean> {
  const { rows } =
    await sql`insert into employee_salary (salary_id, organisation_id, staff_id, structure_id, monthly_paise,
      commission_percent, fee_share_percent, valid_from, why, created_by, created_at)
    values (${row.salaryId}, ${row.organisationId}, ${row.staffId}, ${row.structureId}, ${row.monthlyPaise}, ${row.commissionPercent},
      ${row.feeSharePercent}, ${row.validFrom}, ${row.why}, ${row.createdBy}, ${row.createdAt})
    on conflict (staff_id, valid_from) do update set structure_id = excluded.structure_id, monthly_paise = excluded.monthly_paise,
      commission_percent = excluded.commission_percent, fee_share_percent = excluded.fee_share_percent, why = excluded.why,
      created_by = excluded.created_by, created_at = excluded.created_at
    where not exists (select 1 from payslip p where p.salary_id = employee_salary.salary_id and p.frozen_at is not null)
    returning 1`.execute(tx);
  return rows.length > 0;
}

const profileColumns = {
  staffId: 'staff_id',
  organisationId: 'organisation_id',
  stateCode: 'state_code',
  gender: 'gender',
  providentFund: 'provident_fund',
  hasPension: 'has_pension',
  isDisabled: 'is_disabled',
  deductsTax: 'deducts_tax',
  version: 'version',
  updatedAt: 'updated_at',
} as const;
const profile = tableColumns('payroll_profile', profileColumns);
export type ProfileRow = RowOf<'payroll_profile', typeof profileColumns>;

export async function listProfiles(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, ProfileRow>> {
  if (staffIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('payroll_profile')
    .select(profile.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', 'in', [...staffIds])
    .execute();
  return new Map(rows.map((row) => [row.staffId, row]));
}

/** False: it was edited since `version`; version 1 makes the row. */
export async function writeProfile(tx: Tx, row: Authorized<ProfileRow>): Promise<boolean> {
  const written = profile.written(row);
  const { staff_id: _staff, organisation_id: _of, ...changes } = written;
  const saved = await tx
    .insertInto('payroll_profile')
    .values(written)
    .onConflict((at) =>
      at
        .column('staff_id')
        .doUpdateSet(changes)
        .where('payroll_profile.version', '=', row.version - 1),
    )
    .returning('staff_id')
    .execute();
  return saved.length > 0;
}

const settingColumns = {
  organisationId: 'organisation_id',
  stateCode: 'state_code',
  pfNumber: 'pf_number',
  esiNumber: 'esi_number',
  deductsProfessionalTax: 'deducts_professional_tax',
  paysLabourWelfare: 'pays_labour_welfare',
  deductsTax: 'deducts_tax',
  version: 'version',
  updatedAt: 'updated_at',
} as const;
const setting = tableColumns('payroll_setting', settingColumns);
export type SettingRow = RowOf<'payroll_setting', typeof settingColumns>;

export const findSetting = setting.findBy('organisationId');

/** False: it was edited since `version`; version 1 makes the row. */
export async function writeSetting(tx: Tx, row: Authorized<SettingRow>): Promise<boolean> {
  const written = setting.written(row);
  const { organisation_id: _of, ...changes } = written;
  const saved = await tx
    .insertInto('payroll_setting')
    .values(written)
    .onConflict((at) =>
      at
        .column('organisation_id')
        .doUpdateSet(changes)
        .where('payroll_setting.version', '=', row.version - 1),
    )
    .returning('organisation_id')
    .execute();
  return saved.length > 0;
}

/** The state of an organisation by its city, for those who have set none. */
export async function stateOfOrganisation(reader: Reader, organisationId: string): Promise<string> {
  const { rows } = await sql<{
    state: string;
  }>`select case s.iso_code when 'IN-TG' then 'TS' when 'IN-CT' then 'CG' else substr(s.iso_code, 4) end as state
    from organisation o
    join city c on c.city_code = o.city_code join state s on s.state_code = c.state_code
    where o.organisation_id = ${organisationId}`.execute(reader);
  return rows[0]?.state ?? '';
}
