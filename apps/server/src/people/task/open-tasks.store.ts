import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface Whose {
  readonly organisationId: string;
  readonly staffId: string;
}

/** Open tasks that a member of staff does. */
export async function countOpenTasks(reader: Reader, { organisationId, staffId }: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from task_assignee a
      join task t on t.task_id = a.task_id
    where a.staff_id = ${staffId} and a.organisation_id = ${organisationId} and t.ended_at is null`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

export interface TaskHandOver extends Whose {
  readonly toStaffId: string;
  readonly toUserId: string;
}

/** Who takes over does each of them in the place of the other; those that both did have one fewer. */
export async function replaceAssignee(
  tx: Tx,
  { organisationId, staffId, toStaffId, toUserId }: Authorized<TaskHandOver>,
  now: Date,
): Promise<readonly { readonly taskId: string; readonly createdBy: string | null }[]> {
  const { rows } = await sql<{ taskId: string; createdBy: string | null }>`with gone as (
      delete from task_assignee a using task t
      where t.task_id = a.task_id and t.ended_at is null and a.staff_id = ${staffId}
        and a.organisation_id = ${organisationId}
      returning t.task_id, t.created_by),
    come as (
      insert into task_assignee (task_id, staff_id, user_id, organisation_id, assigned_at)
      select task_id, ${toStaffId}, ${toUserId}, ${organisationId}, ${now} from gone
      on conflict do nothing)
    select task_id as "taskId", created_by as "createdBy" from gone`.execute(tx);
  return rows;
}
