import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { ReturnRow } from './return-files.rules.ts';

type PaidRow = Omit<ReturnRow, 'uan' | 'esiNumber'>;

/** All payslips of a run, by name. */
export async function listReturnRows(
  reader: Reader,
  runId: string,
  insuranceCap: number,
): Promise<readonly PaidRow[]> {
  const { rows } = await sql<PaidRow>`select p.staff_id as "staffId", p.full_name as "fullName",
      p.net_paise as net, p.taxable_paise as wages, p.pf_wages_paise as "pfWages", p.pension_wages_paise as "pensionWages",
      least(p.pf_wages_paise, ${insuranceCap}) as "insuranceWages", coalesce(l.employee, 0)::bigint as "pfEmployee",
      coalesce(l.pension, 0)::bigint as pension, coalesce(l.employer, 0)::bigint as "pfEmployer", p.esi_wages_paise as "esiWages",
      p.is_esi_covered as "isEsiCovered", p.month_half_days as "monthHalfDays",
      p.unpaid_half_days + p.away_half_days as "offHalfDays",
      exists (select from salary_payment y where y.payslip_id = p.payslip_id and y.status <> 'FAILED') as "isPaid"
    from payslip p
    left join lateral (
      select sum(amount_paise) filter (where kind = 'provident_fund' and component_type = 'DEDUCTION') as employee,
        sum(amount_paise) filter (where kind = 'provident_fund' and component_type = 'EMPLOYER_CONTRIBUTION') as employer,
        sum(amount_paise) filter (where kind = 'pension') as pension
      from payslip_line where payslip_id = p.payslip_id) l on true
    where p.run_id = ${runId} order by p.full_name, p.staff_id`.execute(reader);
  return rows;
}
