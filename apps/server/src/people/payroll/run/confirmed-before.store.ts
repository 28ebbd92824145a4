/** What confirmed payslips of people say, for who leaves after the last one. */
import type { PayslipLine } from '@nukkad/contract/people/payroll/payroll.model';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AskedMonth, SettledBefore } from '../payroll.interface.ts';
import { listLines } from './payslip.store.ts';
import type { PaidBefore } from './settlement.rules.ts';

interface Sums extends Omit<PaidBefore, 'lines'> {
  readonly staffId: string;
  readonly payslipId: string;
}

/** The month's payslip of each, where it was confirmed. */
export async function listPaidBefore(
  reader: Reader,
  { organisationId, month, staffIds }: AskedMonth,
): Promise<ReadonlyMap<string, PaidBefore>> {
  const { rows } =
    await sql<Sums>`select staff_id as "staffId", payslip_id as "payslipId", structure_paise as structure,
      taxable_paise as taxable, pf_wages_paise as "pfWages", pension_wages_paise as "pensionWages", esi_wages_paise as "esiWages"
    from payslip where organisation_id = ${organisationId} and month = ${month} and staff_id = any(${[...staffIds]}::uuid[])
      and frozen_at is not null and not is_settlement`.execute(reader);
  const lines = await listLines(
    reader,
    rows.map(({ payslipId }) => payslipId),
  );
  return new Map(
    rows.map(({ staffId, payslipId, ...sums }) => [
      staffId,
      { ...sums, lines: (lines.get(payslipId) ?? []) satisfies readonly PayslipLine[] },
    ]),
  );
}

/** Earnings less deductions of what was settled for last days from a day on, by person; who has nothing is left out. */
export async function sumSettled(
  reader: Reader,
  organisationId: string,
  since: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, SettledBefore>> {
  if (since.size === 0) return new Map();
  const people = JSON.stringify([...since].map(([staffId, from]) => ({ staffId, from })));
  const { rows } = await sql<SettledBefore & { staffId: string }>`with line as (
      select p.staff_id, l.kind, case l.component_type when 'DEDUCTION' then -l.amount_paise else l.amount_paise end as paise
      from jsonb_to_recordset(${people}::jsonb) as w("staffId" uuid, "from" text)
      join payslip p on p.organisation_id = ${organisationId} and p.staff_id = w."staffId" and p.frozen_at is not null
      join payslip_line l on l.payslip_id = p.payslip_id and l.kind in ('notice', 'gratuity', 'leave_encashment')
        and l.origins -> 0 ->> 'words' >= w."from")
    select staff_id as "staffId", coalesce(sum(paise) filter (where kind = 'notice'), 0)::bigint as notice,
      coalesce(sum(paise) filter (where kind = 'gratuity'), 0)::bigint as gratuity,
      coalesce(sum(paise) filter (where kind = 'leave_encashment'), 0)::bigint as leave
    from line group by staff_id`.execute(reader);
  return new Map(rows.map(({ staffId, ...settled }) => [staffId, settled]));
}

/** The last day of the last month of which this person has a confirmed payslip; null: of none. */
export async function confirmedTo(
  reader: Reader,
  organisationId: string,
  staffId: string,
): Promise<string | null> {
  const { rows } = await sql<{
    day: string | null;
  }>`select to_char(max(month) + interval '1 month' - interval '1 day', 'YYYY-MM-DD') as day from payslip
    where organisation_id = ${organisationId} and staff_id = ${staffId} and frozen_at is not null`.execute(
    reader,
  );
  return rows[0]?.day ?? null;
}
