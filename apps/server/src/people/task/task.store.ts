import { sql } from 'kysely';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  taskId: 'task_id',
  organisationId: 'organisation_id',
  title: 'title',
  note: 'note',
  priority: 'priority',
  dueOn: 'due_on',
  remindDays: 'remind_days',
  remindedAt: 'reminded_at',
  overdueToldAt: 'overdue_told_at',
  checklist: 'checklist',
  status: 'status',
  endedAt: 'ended_at',
  createdBy: 'created_by',
  repeatId: 'repeat_id',
  repeatOn: 'repeat_on',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const taskTable = tableColumns('task', columns);

export interface Check {
  readonly checkId: string;
  readonly words: string;
  readonly isDone: boolean;
}
export type PlainTask = Omit<RowOf<'task', typeof columns>, 'checklist'> & {
  readonly checklist: readonly Check[];
};
export interface Assignee {
  readonly taskId: string;
  readonly organisationId: string;
  readonly staffId: string;
  readonly userId: string;
}
/** With who does it. */
export type TaskRow = PlainTask & { readonly assignees: readonly Assignee[] };

export async function listAssignees(reader: Reader, taskIds: readonly string[]): Promise<Assignee[]> {
  if (taskIds.length === 0) return [];
  const { rows } = await sql<Assignee>`select task_id as "taskId", organisation_id as "organisationId",
      staff_id as "staffId", user_id as "userId" from task_assignee where task_id ${isAmong(taskIds, 'uuid')} order by assigned_at, staff_id`.execute(
    reader,
  );
  return rows;
}

export const withAssignees = (rows: readonly PlainTask[], assignees: readonly Assignee[]): TaskRow[] =>
  rows.map((row) => ({ ...row, assignees: assignees.filter(({ taskId }) => taskId === row.taskId) }));

/** Null: not of this organisation, or deleted. */
export async function findTask(
  reader: Reader,
  organisationId: string,
  taskId: string,
): Promise<TaskRow | null> {
  const [{ rows }, assignees] = await Promise.all([
    sql<PlainTask>`select ${taskTable.asSql} from task
      where task_id = ${taskId} and organisation_id = ${organisationId} and status <> 'deleted'`.execute(
      reader,
    ),
    listAssignees(reader, [taskId]),
  ]);
  return withAssignees(rows, assignees)[0] ?? null;
}

export async function lockTask(tx: Tx, organisationId: string, taskId: string): Promise<TaskRow | null> {
  const { rows } = await sql<PlainTask>`select ${taskTable.asSql} from task
    where task_id = ${taskId} and organisation_id = ${organisationId} and status <> 'deleted'
    for update`.execute(tx);
  return withAssignees(rows, await listAssignees(tx, [taskId]))[0] ?? null;
}

const stored = ({ checklist, ...row }: PlainTask) => ({
  ...taskTable.written(row),
  checklist: JSON.stringify(checklist),
});

export async function insertTasks(tx: Tx, rows: readonly Authorized<PlainTask>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertInto('task').values(rows.map(stored)).execute();
}

export async function saveTask(tx: Tx, row: Authorized<PlainTask>): Promise<void> {
  const { taskId, organisationId: _of, createdAt: _at, createdBy: _by, checklist, ...changed } = row;
  await tx
    .updateTable('task')
    .set({ ...taskTable.written(changed), checklist: JSON.stringify(checklist) })
    .where('task_id', '=', taskId)
    .execute();
}

/** All who do it, in place of those before. */
export async function replaceAssignees(
  tx: Tx,
  task: Authorized<Pick<PlainTask, 'taskId' | 'organisationId'>>,
  assignees: readonly Pick<Assignee, 'staffId' | 'userId'>[],
  now: Date,
): Promise<void> {
  const { taskId, organisationId } = task;
  const staffIds = assignees.map(({ staffId }) => staffId);
  await sql`delete from task_assignee where task_id = ${taskId} and staff_id <> all(${staffIds}::uuid[])`.execute(
    tx,
  );
  const rows = assignees.map((one) => ({ ...one, taskId, organisationId }));
  await insertAssignees(tx, partOf<readonly Assignee[]>(task, rows), now);
}

export async function insertAssignees(
  tx: Tx,
  rows: Authorized<readonly Assignee[]>,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('task_assignee')
    .values(
      rows.map(({ taskId, organisationId, staffId, userId }) => ({
        task_id: taskId,
        staff_id: staffId,
        user_id: userId,
        organisation_id: organisationId,
        assigned_at: now,
      })),
    )
    .onConflict((one) => one.doNothing())
    .execute();
}

/** Takes the open tasks of a member who has left away from them. Answers how many tasks there were. */
export async function dropAssignee(
  tx: Tx,
  { organisationId, staffId }: Authorized<{ readonly organisationId: string; readonly staffId: string }>,
): Promise<number> {
  const { rows } = await sql`delete from task_assignee a using task t
    where t.task_id = a.task_id and t.ended_at is null and a.staff_id = ${staffId}
      and a.organisation_id = ${organisationId} returning a.task_id`.execute(tx);
  return rows.length;
}

/** The organisation keeps its tasks; that this account wrote or did them goes, and so does what it said. */
export const taskPersonal: PersonalPort = {
  tables: [
    {
      table: 'task_assignee',
      title: 'Tasks that you were given',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'task_comment',
      title: 'Your comments on tasks',
      whose: (userId) => sql`t.author_user_id = ${userId}`,
      erasure: { kind: 'blank', set: { author_user_id: null, words: '' } },
    },
    {
      table: 'task_document',
      title: 'Documents that you added to tasks',
      whose: (userId) => sql`t.added_by = ${userId}`,
      erasure: { kind: 'blank', set: { added_by: null } },
    },
    {
      table: 'task',
      title: 'Tasks that you wrote',
      whose: (userId) => sql`t.created_by = ${userId}`,
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
