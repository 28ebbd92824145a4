import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Placement } from '../employee.store.ts';

/**
 * Many placements at once. Numbers that change are taken away first: two people may exchange theirs, and an index that no
 * two rows share is asked row by row.
 */
export async function savePlacements(
  tx: Tx,
  organisationId: string,
  rows: readonly Authorized<Placement>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const written = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("employeeId" uuid, "employeeCode" text,
    "departmentId" uuid, "managerId" uuid, "joinedOn" date, "lastDayOn" date, version int)`;
  await sql`update employee e set employee_code = null from ${written}
    where e.staff_id = n."employeeId" and e.organisation_id = ${organisationId}
      and e.employee_code is distinct from n."employeeCode"`.execute(tx);
  await sql`insert into employee (staff_id, organisation_id, employee_code, department_id, manager_staff_id,
      joined_on, last_day_on, created_at, updated_at, version)
    select "employeeId", ${organisationId}::uuid, "employeeCode", "departmentId", "managerId", "joinedOn", "lastDayOn",
      ${now}::timestamptz, ${now}::timestamptz, version from ${written}
    on conflict (staff_id) do update set employee_code = excluded.employee_code, department_id = excluded.department_id,
      manager_staff_id = excluded.manager_staff_id, joined_on = excluded.joined_on, last_day_on = excluded.last_day_on,
      updated_at = excluded.updated_at, version = excluded.version
    where employee.organisation_id = ${organisationId}`.execute(tx);
}
