import type { TaskTab } from '@nukkad/contract/people/task/task.api';
import type { TaskPriority } from '@nukkad/contract/people/task/task.model';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { type PlainTask, taskTable } from './task.store.ts';

export interface TaskFilter {
  readonly organisationId: string;
  readonly userId: string;
  /** Sees those that they neither wrote nor do. */
  readonly seesAll: boolean;
  readonly tab: TaskTab;
  /** Null: open and under way. */
  readonly status: PlainTask['status'] | null;
  readonly priority: TaskPriority | null;
  readonly staffId: string | null;
  readonly q: string;
  readonly today: string;
}

export const isEnded = (status: TaskFilter['status']): boolean =>
  status === 'Closed' || status === 'Cancelled';

/** The conditions of a list, the same for its page and its count. */
function conditions(filter: TaskFilter): RawBuilder<unknown> {
  const { organisationId, userId, seesAll, tab, priority, staffId, q, today } = filter;
  const isMine = tab === 'mine';
  return sql`task.organisation_id = ${organisationId}
    and (not ${isMine}::boolean or exists (
      select 1 from task_assignee a where a.task_id = task.task_id and a.user_id = ${userId}))
    and (${seesAll || isMine}::boolean or created_by = ${userId} or exists (
      select 1 from task_assignee a where a.task_id = task.task_id and a.user_id = ${userId}))
    and (not ${tab === 'overdue'}::boolean or due_on < ${today}::date)
    and (${priority}::text is null or priority = ${priority}::text)
    and (${staffId}::uuid is null or exists (
      select 1 from task_assignee a where a.task_id = task.task_id and a.staff_id = ${staffId}::uuid))
    and (${q}::text = '' or title ilike ${containing(q)})`;
}

/** Where a page goes on: the day or the instant of its last row, and its id. */
export interface AfterTask {
  readonly key: string;
  readonly id: string;
}

/** Those of one state, or all that are open. */
const inState = ({ status }: TaskFilter) => sql`(ended_at is not null) = ${isEnded(status)}::boolean
    and (${status}::text is null or status = ${status}::text)`;

/** The latest first. */
async function listEnded(
  reader: Reader,
  filter: TaskFilter,
  after: AfterTask | null,
  limit: number,
): Promise<PlainTask[]> {
  const { rows } = await sql<PlainTask>`select ${taskTable.asSql} from task
    where ${conditions(filter)} and ${inState(filter)} and ended_at is not null
      and (${after?.id ?? null}::uuid is null
        or (ended_at, task_id) < (${after?.key ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by ended_at desc, task_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** By their last day, those without one at the end. */
async function listOpen(
  reader: Reader,
  filter: TaskFilter,
  after: AfterTask | null,
  limit: number,
): Promise<PlainTask[]> {
  const { rows } = await sql<PlainTask>`select ${taskTable.asSql} from task
    where ${conditions(filter)} and ${inState(filter)} and ended_at is null
      and (${after?.id ?? null}::uuid is null
        or (coalesce(due_on, '9999-12-31'::date), task_id) > (${after?.key ?? null}::date, ${after?.id ?? null}::uuid))
    order by coalesce(due_on, '9999-12-31'::date), task_id limit ${limit}`.execute(reader);
  return rows;
}

export const listTaskRows = (
  reader: Reader,
  filter: TaskFilter,
  after: AfterTask | null,
  limit: number,
): Promise<PlainTask[]> =>
  isEnded(filter.status) ? listEnded(reader, filter, after, limit) : listOpen(reader, filter, after, limit);

export const countTasks = (reader: Reader, filter: TaskFilter): Promise<number> =>
  countRows(reader, sql`from task where ${conditions(filter)} and ${inState(filter)}`);

/** How many comments and documents each has. */
export async function countParts(
  reader: Reader,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly comments: number; readonly documents: number }>> {
  if (taskIds.length === 0) return new Map();
  const { rows } = await sql<{
    taskId: string;
    comments: number;
    documents: number;
  }>`select task_id as "taskId",
      (select count(*)::int from task_comment c where c.task_id = task.task_id and c.removed_at is null) as comments,
      (select count(*)::int from task_document d where d.task_id = task.task_id) as documents
    from task where task_id ${isAmong(taskIds, 'uuid')}`.execute(reader);
  return new Map(rows.map(({ taskId, ...counts }) => [taskId, counts]));
}
