/** Confirmed payslips, and the tax years that are over, as the drive lists them. */
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';

export interface PaidPeople {
  readonly organisationId: string;
  /** Null: everyone. */
  readonly staffId: string | null;
  /** Part of the name; empty: all. */
  readonly q: string;
}

export interface PayslipRecord {
  readonly payslipId: string;
  readonly staffId: string;
  /** YYYY-MM-DD. */
  readonly month: string;
  readonly fullName: string;
  readonly frozenAt: Date;
}

const paid = ({ organisationId, staffId, q }: PaidPeople) =>
  sql`p.organisation_id = ${organisationId} and p.frozen_at is not null
    and (${staffId}::uuid is null or p.staff_id = ${staffId}::uuid) and (${q} = '' or p.full_name ilike ${containing(q)})`;

export interface AfterPayslip {
  readonly month: string;
  readonly name: string;
  readonly id: string;
}

/** The newest month first, in it by name. */
export async function listPayslipRecords(
  reader: Reader,
  people: PaidPeople,
  after: AfterPayslip | null,
  limit: number,
): Promise<readonly PayslipRecord[]> {
  const behind = after
    ? sql`and (p.month < ${after.month}::date or (p.month = ${after.month}::date and (p.full_name, p.payslip_id) > (${after.name}, ${after.id}::uuid)))`
    : sql``;
  const { rows } = await sql<PayslipRecord>`select p.payslip_id as "payslipId", p.staff_id as "staffId",
      to_char(p.month, 'YYYY-MM-DD') as month, p.full_name as "fullName", p.frozen_at as "frozenAt"
    from payslip p join payroll_run r using (run_id, organisation_id)
    where ${paid(people)} and r.status in ('Confirmed', 'Paid') ${behind}
    order by p.month desc, p.full_name, p.payslip_id limit ${limit}`.execute(reader);
  return rows;
}

export interface TaxYearRecord {
  readonly staffId: string;
  /** YYYY-MM-DD, a 1 April. */
  readonly taxYear: string;
  readonly fullName: string;
}

/** The 1 April on which the tax year of a month begins. */
const yearOfMonth = sql`(date_trunc('year', p.month - interval '3 months') + interval '3 months')::date`;

/** Tax years that ended before `today` and in which someone was paid, where the employer has a TAN; the newest first. */
export async function listTaxYears(
  reader: Reader,
  { today, ...people }: PaidPeople & { readonly today: string },
  after: { readonly taxYear: string; readonly staffId: string } | null,
  limit: number,
): Promise<readonly TaxYearRecord[]> {
  const behind = after
    ? sql`and (y.tax_year, y.staff_id) < (${after.taxYear}::date, ${after.staffId}::uuid)`
    : sql``;
  const { rows } =
    await sql<TaxYearRecord>`with y as (select p.staff_id, ${yearOfMonth} as tax_year, max(p.full_name) as full_name
      from payslip p where ${paid(people)} group by 1, 2)
    select y.staff_id as "staffId", to_char(y.tax_year, 'YYYY-MM-DD') as "taxYear", y.full_name as "fullName" from y
    where y.tax_year + interval '1 year' <= ${today}::date ${behind}
      and (select s.tan from income_tax_setting s where s.organisation_id = ${people.organisationId}
        order by (s.tax_year = y.tax_year) desc, s.tax_year desc limit 1) is not null
    order by y.tax_year desc, y.staff_id desc limit ${limit}`.execute(reader);
  return rows;
}
