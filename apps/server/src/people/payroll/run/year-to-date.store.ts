import { onlyOne } from '../../../platform/only-one.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { PayslipRow } from './payslip.store.ts';

export interface YearToDate {
  /** Earned: less days without pay, and without what is only paid back. */
  readonly gross: number;
  readonly deductions: number;
  readonly paidBack: number;
  readonly net: number;
  readonly employer: number;
  readonly incomeTax: number;
  readonly providentFund: number;
}

/** From April up to this month, this payslip included; a settlement counts with its own and after it. */
export async function sumYear(
  reader: Reader,
  {
    organisationId,
    staffId,
    month,
    payslipId,
  }: Pick<PayslipRow, 'organisationId' | 'staffId' | 'month' | 'payslipId'>,
  yearFrom: string,
): Promise<YearToDate> {
  const { rows } = await sql<YearToDate>`with of_year as (
      select payslip_id, gross_paise, deductions_paise, net_paise, employer_paise from payslip
      where organisation_id = ${organisationId} and staff_id = ${staffId} and month >= ${yearFrom} and month <= ${month}
        and (frozen_at is not null or payslip_id = ${payslipId})
        and (month < ${month} or not is_settlement or payslip_id = ${payslipId}))
    , parts as (select
        coalesce(sum(amount_paise) filter (where kind in ('unpaid_days', 'days_away') and component_type = 'DEDUCTION'), 0) as off,
        coalesce(sum(amount_paise) filter (where kind in ('expense', 'advance') and component_type = 'EARNING'), 0) as back
      from payslip_line join of_year using (payslip_id))
    select (coalesce(sum(gross_paise), 0) - (select off + back from parts))::bigint as gross,
      (coalesce(sum(deductions_paise), 0) - (select off from parts))::bigint as deductions,
      (select back from parts)::bigint as "paidBack",
      coalesce(sum(net_paise), 0)::bigint as net, coalesce(sum(employer_paise), 0)::bigint as employer,
      coalesce((select sum(amount_paise) from payslip_line l join of_year using (payslip_id) where l.kind = 'income_tax'), 0)::bigint
        as "incomeTax",
      coalesce((select sum(amount_paise) from payslip_line l join of_year using (payslip_id)
        where l.kind = 'provident_fund' and l.component_type = 'DEDUCTION'), 0)::bigint as "providentFund"
    from of_year`.execute(reader);
  return onlyOne(rows);
}
