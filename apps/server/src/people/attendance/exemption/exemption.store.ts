import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { DaysOfOrganisation } from '../day/leaves.ts';
import type { Exemption } from './exemption.rules.ts';

export type ExemptionRow = Exemption & { readonly employeeId: string };

/** Those that touch these days, the earliest first; `employeeIds` null: of everyone. */
export async function listExemptions(
  reader: Reader,
  { organisationId, from, to }: DaysOfOrganisation,
  employeeIds: readonly string[] | null,
): Promise<readonly ExemptionRow[]> {
  const { rows } =
    await sql<ExemptionRow>`select staff_id as "employeeId", to_char(from_day, 'YYYY-MM-DD') as "fromDay",
      to_char(to_day, 'YYYY-MM-DD') as "toDay"
    from attendance_exemption where organisation_id = ${organisationId} and from_day <= ${to}::date
      and coalesce(to_day, 'infinity') >= ${from}::date and (${employeeIds}::uuid[] is null or staff_id = any(${employeeIds}::uuid[]))
    order by staff_id, from_day`.execute(reader);
  return rows;
}

interface Target {
  readonly organisationId: string;
  readonly employeeIds: readonly string[];
  readonly fromDay: string;
}

/** From this day on nothing is set: what began before ends on the day before. */
export async function endExemptions(
  tx: Tx,
  { organisationId, employeeIds, fromDay }: Authorized<Target>,
): Promise<void> {
  const ids = [...employeeIds];
  await sql`delete from attendance_exemption where organisation_id = ${organisationId} and staff_id = any(${ids}::uuid[])
    and from_day >= ${fromDay}::date`.execute(tx);
  await sql`update attendance_exemption set to_day = ${fromDay}::date - 1
    where organisation_id = ${organisationId} and staff_id = any(${ids}::uuid[])
      and coalesce(to_day, 'infinity') >= ${fromDay}::date`.execute(tx);
}

export async function insertExemptions(
  tx: Tx,
  { organisationId, employeeIds, fromDay, setBy }: Authorized<Target & { readonly setBy: string }>,
  now: Date,
): Promise<void> {
  const values = employeeIds.map((staffId) => ({
    exemption_id: newId(),
    organisation_id: organisationId,
    staff_id: staffId,
    from_day: fromDay,
    set_by: setBy,
    set_at: now,
  }));
  await tx.insertInto('attendance_exemption').values(values).execute();
}
