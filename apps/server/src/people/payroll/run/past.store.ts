/** What earlier payslips of people say: for taxes of the year, contribution periods and arrears. One statement each. */
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

export interface PastOfPerson {
  readonly staffId: string;
  readonly professionalTax: number;
  /** Taxable pay of this half-year. */
  readonly halfYear: number;
  readonly wasCovered: boolean;
  readonly lastFrozenAt: Date | null;
}

interface AskedPast {
  readonly organisationId: string;
  readonly month: string;
  readonly staffIds: readonly string[];
  /** First days of the tax year, the half-year and the contribution period. */
  readonly yearFrom: string;
  readonly halfFrom: string;
  readonly periodFrom: string;
}

export async function listPast(reader: Reader, asked: AskedPast): Promise<ReadonlyMap<string, PastOfPerson>> {
  const { organisationId, month, staffIds, yearFrom, halfFrom, periodFrom } = asked;
  const { rows } = await sql<PastOfPerson>`select p.staff_id as "staffId",
      coalesce(sum(l.professional_tax) filter (where p.month >= ${yearFrom}), 0)::bigint as "professionalTax",
      coalesce(sum(p.taxable_paise) filter (where p.month >= ${halfFrom}), 0)::bigint as "halfYear",
      coalesce(bool_or(p.is_esi_covered) filter (where p.month >= ${periodFrom}), false) as "wasCovered",
      max(p.frozen_at) as "lastFrozenAt"
    from payslip p
    left join lateral (
      select sum(amount_paise) as professional_tax
      from payslip_line l where l.payslip_id = p.payslip_id and l.kind = 'professional_tax') l on true
    where p.organisation_id = ${organisationId} and p.staff_id = any(${[...staffIds]}::uuid[]) and p.frozen_at is not null
      and p.month < ${month} and p.month >= ${yearFrom}::date - interval '1 year'
    group by p.staff_id`.execute(reader);
  return new Map(rows.map((row) => [row.staffId, row]));
}

export interface PastMonth {
  readonly staffId: string;
  readonly month: string;
  readonly payslipId: string;
  /** By the structure, and arrears since. */
  readonly paid: number;
  readonly offHalfDays: number;
  readonly monthHalfDays: number;
}

/** Confirmed months of the last year of people whose terms or structures were written after one of them was confirmed. */
export async function listMonthsToCompare(
  reader: Reader,
  { organisationId, month, staffIds }: Pick<AskedPast, 'organisationId' | 'month' | 'staffIds'>,
): Promise<readonly PastMonth[]> {
  const { rows } =
    await sql<PastMonth>`select p.staff_id as "staffId", to_char(p.month, 'YYYY-MM-DD') as month,
      p.payslip_id as "payslipId", (p.structure_paise + coalesce(f.structure_paise, 0) + coalesce(a.paid, 0))::bigint as paid,
      coalesce(f.unpaid_half_days + f.away_half_days, p.unpaid_half_days + p.away_half_days) as "offHalfDays",
      p.month_half_days as "monthHalfDays"
    from payslip p
    left join payslip f on f.organisation_id = p.organisation_id and f.staff_id = p.staff_id and f.month = p.month
      and f.is_settlement and f.frozen_at is not null
    left join lateral (
      select sum((o ->> 'amount')::bigint) as paid from payslip q join payslip_line l using (payslip_id),
        jsonb_array_elements(l.origins) o
      where q.organisation_id = p.organisation_id and q.staff_id = p.staff_id and q.month > p.month and q.frozen_at is not null
        and l.kind = 'arrears' and o ->> 'id' = p.payslip_id::text) a on true
    where p.organisation_id = ${organisationId} and p.staff_id = any(${[...staffIds]}::uuid[]) and p.frozen_at is not null and not p.is_settlement
      and p.month < ${month} and p.month >= ${month}::date - interval '1 year'
      and (exists (select from employee_salary s where s.staff_id = p.staff_id and s.created_at >= p.frozen_at and s.valid_from <= p.month)
        or exists (select from employee_salary s join salary_structure_version v using (structure_id)
          where s.staff_id = p.staff_id and v.created_at >= p.frozen_at and v.valid_from <= p.month))
    order by p.staff_id, p.month`.execute(reader);
  return rows;
}
