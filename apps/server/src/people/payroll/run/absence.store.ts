/** Days without a check-in of people who had not begun to check in, and what was decided about them. */
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** How many people of each run wait for a decision; a run without any is left out. */
export async function countUndecided(
  reader: Reader,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (runIds.length === 0) return new Map();
  const { rows } = await sql<{
    runId: string;
    people: number;
  }>`select p.run_id as "runId", count(*)::int as people
    from payslip p left join payroll_absence a using (staff_id, month)
    where p.run_id = any(${[...runIds]}::uuid[]) and p.unproven_half_days > coalesce(a.half_days, 0)
    group by p.run_id`.execute(reader);
  return new Map(rows.map(({ runId, people }) => [runId, people]));
}

export interface Absence {
  readonly staffId: string;
  readonly userId: string;
  readonly halfDays: number;
}

/** Of these people of a run; who has none is left out. */
export async function listAbsences(
  reader: Reader,
  runId: string,
  staffIds: readonly string[],
): Promise<readonly Absence[]> {
  const { rows } =
    await sql<Absence>`select p.staff_id as "staffId", s.user_id as "userId", p.unproven_half_days as "halfDays"
    from payslip p join staff_member s using (staff_id)
    where p.run_id = ${runId} and p.staff_id = any(${[...staffIds]}::uuid[]) and p.unproven_half_days > 0`.execute(
      reader,
    );
  return rows;
}

export async function saveAbsences(
  tx: Tx,
  of: Authorized<{
    readonly organisationId: string;
    readonly month: string;
    readonly decidedBy: string;
    readonly absences: readonly Absence[];
  }>,
  now: Date,
): Promise<void> {
  if (of.absences.length === 0) return;
  const values = of.absences.map(({ staffId, halfDays }) => ({
    organisation_id: of.organisationId,
    staff_id: staffId,
    month: of.month,
    half_days: halfDays,
    decided_by: of.decidedBy,
    decided_at: now,
  }));
  await tx
    .insertInto('payroll_absence')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'month']).doUpdateSet((eb) => ({
        half_days: eb.ref('excluded.half_days'),
        decided_by: eb.ref('excluded.decided_by'),
        decided_at: eb.ref('excluded.decided_at'),
      })),
    )
    .execute();
}
