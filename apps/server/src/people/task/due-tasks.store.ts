import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { countedRows } from '../../platform/http/total.ts';
import type { DueOf, DueTask } from './task.interface.ts';

/** Open tasks that someone does and that are due, by their last day. */
export async function listDue(
  reader: Reader,
  { organisationId, userId, until, limit }: DueOf,
): Promise<{ readonly rows: readonly DueTask[]; readonly all: number }> {
  const { rows } =
    await sql<DueTask>`select t.task_id as "taskId", t.title, t.priority, coalesce(t.due_on, ${until}::date) as "dueOn"
    from task t join task_assignee a on a.task_id = t.task_id
    where a.user_id = ${userId} and a.organisation_id = ${organisationId} and t.organisation_id = ${organisationId}
      and t.ended_at is null and t.due_on <= ${until}::date
    order by t.due_on, t.task_id limit ${countedRows}`.execute(reader);
  return { rows: rows.slice(0, limit), all: rows.length };
}
