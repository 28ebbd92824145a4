import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** The place at work of someone who was invited. */
export interface InvitedRow {
  readonly invitationId: string;
  readonly organisationId: string;
  readonly employeeCode: string | null;
  readonly departmentId: string | null;
  readonly managerId: string | null;
  readonly joinedOn: string;
}

/** Is this number someone's already, at work or invited? */
export async function isCodeTaken(reader: Reader, organisationId: string, code: string): Promise<boolean> {
  const { rows } = await sql`select from employee
      where organisation_id = ${organisationId} and lower(employee_code) = lower(${code})
    union all select from invited_employee p join staff_invitation i using (invitation_id)
      where p.organisation_id = ${organisationId} and lower(p.employee_code) = lower(${code}) and i.status = 'Pending'
    limit 1`.execute(reader);
  return rows.length > 0;
}

export async function insertInvited(tx: Tx, row: Authorized<InvitedRow>, now: Date): Promise<void> {
  await tx
    .insertInto('invited_employee')
    .values({
      invitation_id: row.invitationId,
      organisation_id: row.organisationId,
      employee_code: row.employeeCode,
      department_id: row.departmentId,
      manager_staff_id: row.managerId,
      joined_on: row.joinedOn,
      created_at: now,
    })
    .execute();
}

/** Taken out: it is used once. */
export async function takeInvited(
  tx: Tx,
  { organisationId, staffId }: Authorized<{ readonly organisationId: string; readonly staffId: string }>,
): Promise<InvitedRow | null> {
  const { rows } = await sql<InvitedRow>`delete from invited_employee
    where invitation_id = ${staffId} and organisation_id = ${organisationId}
    returning invitation_id as "invitationId", organisation_id as "organisationId", employee_code as "employeeCode",
      department_id as "departmentId", manager_staff_id as "managerId", joined_on as "joinedOn"`.execute(tx);
  return rows[0] ?? null;
}
