import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollFigures } from '../payroll.interface.ts';

/** What the people of each department cost in each month from one on, the oldest first. */
export async function sumByMonthAndDepartment(
  reader: Reader,
  organisationId: string,
  from: string,
): ReturnType<PayrollFigures['costsFrom']> {
  const { rows } = await sql<{
    month: string;
    department: string;
    people: number;
    cost: number;
    employer: number;
  }>`select to_char(p.month, 'YYYY-MM') as month, p.department, count(distinct p.staff_id)::int as people,
      sum(p.gross_paise + p.employer_paise - coalesce(l.off, 0))::bigint as cost,
      sum(p.employer_paise)::bigint as employer
    from payroll_run r join payslip p on p.run_id = r.run_id left join lateral (
      select sum(amount_paise) as off from payslip_line
      where payslip_id = p.payslip_id and kind in ('unpaid_days', 'days_away')) l on true
    where r.organisation_id = ${organisationId} and r.month >= ${from}::date and r.status in ('Confirmed', 'Paid')
    group by p.month, p.department order by p.month, lower(p.department)`.execute(reader);
  return rows;
}
