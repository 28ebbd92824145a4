import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { Need } from './sub-task.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  subTaskId: 'sub_task_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  milestoneId: 'milestone_id',
  title: 'title',
  note: 'note',
  startsOn: 'starts_on',
  dueOn: 'due_on',
  assigneeStaffId: 'assignee_staff_id',
  status: 'status',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('sub_task', columns);
export type SubTaskRow = RowOf<'sub_task', typeof columns>;

export const findSubTask = table.findBy('subTaskId');
/** Its project is locked before. */
export const lockSubTask = table.lockBy('subTaskId');
export const insertSubTask = table.insert<'add'>;
export const saveSubTask = table.saveBy('subTaskId').but('projectId', 'organisationId', 'createdAt');

/** As they were added, behind the row that `after` names. */
export async function listSubTaskRows(
  reader: Reader,
  projectId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<SubTaskRow[]> {
  const rows = reader
    .selectFrom('sub_task')
    .select(table.selected)
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('sub_task_id')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'sub_task_id'), '>', eb.tuple(after.at, after.id)))
    .execute();
}

export async function listNeeds(reader: Reader, projectId: string): Promise<readonly Need[]> {
  return reader
    .selectFrom('sub_task_need')
    .select(['sub_task_id as subTaskId', 'needs_id as needsId'])
    .where('project_id', '=', projectId)
    .execute();
}

/** All that it waits for, in place of what there was. */
export async function replaceNeeds(
  tx: Tx,
  { subTaskId, projectId }: Authorized<SubTaskRow>,
  needs: readonly string[],
): Promise<void> {
  await tx.deleteFrom('sub_task_need').where('sub_task_id', '=', subTaskId).execute();
  if (needs.length === 0) return;
  await tx
    .insertInto('sub_task_need')
    .values(needs.map((needsId) => ({ sub_task_id: subTaskId, needs_id: needsId, project_id: projectId })))
    .execute();
}

export const subTaskPersonal: PersonalPort = {
  tables: [
    {
      table: 'project_reminder',
      title: 'Your reminders of projects',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
