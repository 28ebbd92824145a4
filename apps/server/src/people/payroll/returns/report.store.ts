import type { PayrollReport } from '@nukkad/contract/people/payroll/payroll.model';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollFigures } from '../payroll.interface.ts';

type Month = PayrollReport['months'][number] & { readonly runId: string };

/** Confirmed runs from a month on with what was settled after them, the oldest first. */
export async function sumByMonth(
  reader: Reader,
  organisationId: string,
  from: string,
): Promise<readonly Month[]> {
  const { rows } = await sql<Month>`select (array_agg(run_id) filter (where staff_id is null))[1] as "runId",
      to_char(month, 'YYYY-MM-DD') as month, coalesce(sum(people) filter (where staff_id is null), 0)::int as people,
      sum(gross_paise)::bigint as gross, sum(deductions_paise)::bigint as deductions, sum(net_paise)::bigint as net,
      sum(employer_paise)::bigint as employer, sum(gross_paise - coalesce((
        select sum(l.amount_paise) from payslip p join payslip_line l using (payslip_id)
        where p.run_id = r.run_id and l.kind in ('unpaid_days', 'days_away')), 0) + employer_paise)::bigint as cost
    from payroll_run r where organisation_id = ${organisationId} and month >= ${from} and status in ('Confirmed', 'Paid')
    group by month order by month limit 36`.execute(reader);
  return rows;
}

/** What the people of each department cost in one run, the most first. */
export async function sumByDepartment(
  reader: Reader,
  runId: string,
): Promise<readonly PayrollReport['departments'][number][]> {
  const { rows } = await sql<
    PayrollReport['departments'][number]
  >`select p.department as name, count(*)::int as people,
      sum(p.gross_paise + p.employer_paise - coalesce(l.off, 0))::bigint as cost
    from payslip p left join lateral (
      select sum(amount_paise) as off from payslip_line
      where payslip_id = p.payslip_id and kind in ('unpaid_days', 'days_away')) l on true
    where p.run_id = ${runId} group by p.department order by cost desc, name limit 50`.execute(reader);
  return rows;
}

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
