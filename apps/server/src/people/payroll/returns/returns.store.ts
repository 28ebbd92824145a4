import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { ReturnRow } from './return-files.rules.ts';

type PaidRow = Omit<ReturnRow, 'uan' | 'esiNumber' | 'lastDayOn'>;

/** All payslips of a run, by name. */
export async function listReturnRows(
  reader: Reader,
  runId: string,
  { insuranceCap, state }: { readonly insuranceCap: number; readonly state: string },
): Promise<readonly PaidRow[]> {
  const { rows } = await sql<PaidRow>`select p.staff_id as "staffId", p.full_name as "fullName",
      p.payslip_id as "payslipId", p.department, p.net_paise as net, p.taxable_paise as wages, p.pf_wages_paise as "pfWages", p.pension_wages_paise as "pensionWages",
      least(p.pf_wages_paise, ${insuranceCap}) as "insuranceWages", coalesce(l.employee, 0)::bigint as "pfEmployee",
      coalesce(l.pension, 0)::bigint as pension, coalesce(l.employer, 0)::bigint as "pfEmployer", p.esi_wages_paise as "esiWages",
      p.is_esi_covered as "isEsiCovered", p.month_half_days as "monthHalfDays",
      p.unpaid_half_days + p.away_half_days as "offHalfDays",
      coalesce(l.tax, 0)::bigint as "professionalTax", coalesce(l.welfare, 0)::bigint as "welfareEmployee",
      coalesce(l.welfare_employer, 0)::bigint as "welfareEmployer",
      coalesce(nullif(f.state_code, ''), nullif(g.state_code, ''), ${state}) as state,
      exists (select from salary_payment y where y.payslip_id = p.payslip_id and y.status <> 'FAILED') as "isPaid"
    from payslip p
    left join lateral (
      select sum(amount_paise) filter (where kind = 'provident_fund' and component_type = 'DEDUCTION') as employee,
        sum(amount_paise) filter (where kind = 'provident_fund' and component_type = 'EMPLOYER_CONTRIBUTION') as employer,
        sum(amount_paise) filter (where kind = 'pension') as pension,
        sum(amount_paise) filter (where kind = 'professional_tax') as tax,
        sum(amount_paise) filter (where kind = 'labour_welfare' and component_type = 'DEDUCTION') as welfare,
        sum(amount_paise) filter (where kind = 'labour_welfare' and component_type = 'EMPLOYER_CONTRIBUTION') as welfare_employer
      from payslip_line where payslip_id = p.payslip_id) l on true
    left join payroll_profile f on f.staff_id = p.staff_id
    left join payroll_setting g on g.organisation_id = p.organisation_id
    where p.run_id = ${runId} order by p.full_name, p.staff_id`.execute(reader);
  return rows;
}

/** Who was insured on the payslip of the month before, and has none in this one. */
export async function listInsuredBefore(
  reader: Reader,
  { organisationId, month }: { readonly organisationId: string; readonly month: string },
): Promise<readonly { readonly staffId: string; readonly fullName: string }[]> {
  const { rows } = await sql<{ staffId: string; fullName: string }>`select b.staff_id as "staffId",
      b.full_name as "fullName"
    from payslip b where b.organisation_id = ${organisationId} and b.month = ${month}::date - interval '1 month'
      and b.is_esi_covered and b.frozen_at is not null and not b.is_settlement
      and not exists (select from payslip p where p.organisation_id = b.organisation_id and p.staff_id = b.staff_id
        and p.month = ${month}::date)
    order by b.full_name, b.staff_id`.execute(reader);
  return rows;
}
