/** What confirmed payslips of a tax year paid and took, month by month; a settlement counts in its month. */
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { ArrearsRow, YearMonth } from './tax-facts.rules.ts';

interface Asked {
  readonly organisationId: string;
  /** Null: everyone. */
  readonly staffIds: readonly string[] | null;
  /** First months, from inclusive and until exclusive. */
  readonly from: string;
  readonly until: string;
}

export async function listYearMonths(
  reader: Reader,
  { organisationId, staffIds, from, until }: Asked,
): Promise<readonly YearMonth[]> {
  const some = staffIds === null ? sql`true` : sql`p.staff_id = any(${[...staffIds]}::uuid[])`;
  const { rows } = await sql<YearMonth>`select p.staff_id as "staffId", max(p.full_name) as "fullName",
      to_char(p.month, 'YYYY-MM-DD') as month, sum(p.taxable_paise)::bigint as salary,
      coalesce(sum(l.income_tax), 0)::bigint as "incomeTax", coalesce(sum(l.professional_tax), 0)::bigint as "professionalTax",
      coalesce(sum(l.provident_fund), 0)::bigint as "providentFund", max(p.month_half_days) as "monthHalfDays",
      min(p.unpaid_half_days + p.away_half_days) as "offHalfDays"
    from payslip p left join lateral (
      select sum(amount_paise) filter (where kind = 'income_tax') as income_tax,
        sum(amount_paise) filter (where kind = 'professional_tax') as professional_tax,
        sum(amount_paise) filter (where kind = 'provident_fund') as provident_fund
      from payslip_line where payslip_id = p.payslip_id and component_type = 'DEDUCTION'
        and kind in ('income_tax', 'professional_tax', 'provident_fund')) l on true
    where p.organisation_id = ${organisationId} and ${some} and p.frozen_at is not null and p.month >= ${from} and p.month < ${until}
    group by p.staff_id, p.month order by p.staff_id, p.month`.execute(reader);
  return rows;
}

/** Of confirmed payslips of these months, by the month they are of. */
export async function listArrears(
  reader: Reader,
  { organisationId, staffIds, from, until }: Asked & { readonly staffIds: readonly string[] },
): Promise<readonly ArrearsRow[]> {
  if (staffIds.length === 0) return [];
  const { rows } = await sql<ArrearsRow>`select p.staff_id as "staffId", (o ->> 'words') || '-01' as month,
      sum((o ->> 'amount')::bigint)::bigint as amount
    from payslip p join payslip_line l using (payslip_id), jsonb_array_elements(l.origins) o
    where p.organisation_id = ${organisationId} and p.staff_id = any(${[...staffIds]}::uuid[]) and p.frozen_at is not null
      and p.month >= ${from} and p.month < ${until} and l.kind = 'arrears'
    group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
}
