import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { AskedMonth } from '../payroll.interface.ts';

/** A deduction that the last confirmed payslip of a person could not take off. */
export interface CarriedRow {
  readonly staffId: string;
  readonly payslipId: string;
  readonly month: string;
  readonly name: string;
  readonly amount: number;
}

/** Of the last confirmed payslip before a month, which holds all that was left until then; none where a later one is confirmed. */
export async function listCarried(
  reader: Reader,
  { organisationId, month, staffIds }: AskedMonth,
): Promise<readonly CarriedRow[]> {
  const { rows } = await sql<CarriedRow>`select p.staff_id as "staffId", p.payslip_id as "payslipId",
      to_char(p.month, 'YYYY-MM-DD') as month, c.one ->> 'name' as name,
      (c.one ->> 'amount')::bigint as amount
    from (select distinct on (staff_id) staff_id, payslip_id, month, carried from payslip
        where organisation_id = ${organisationId} and staff_id = any(${[...staffIds]}::uuid[]) and frozen_at is not null
          and month <> ${month}::date and not is_settlement
        order by staff_id, month desc) p,
      jsonb_array_elements(p.carried) with ordinality as c(one, place)
    where p.month < ${month}::date order by p.staff_id, c.place`.execute(reader);
  return rows;
}

/** A settlement says by it what the person owes; a month’s salary is never below zero. */
export async function hasBelowZero(reader: Reader, runId: string): Promise<boolean> {
  const { rows } =
    await sql`select from payslip where run_id = ${runId} and net_paise < 0 and not is_settlement limit 1`.execute(
      reader,
    );
  return rows.length > 0;
}
