/** How tasks and their repeats move: their tables are in `task.noun.ts`. */
import {
  taskErrors,
  taskEvents,
  taskLifecycle,
  taskRepeatLifecycle,
  type TaskStatus,
} from '@nukkad/contract/people/task/task.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type TaskRepeatRow, lockRepeat, saveRepeat } from './task-repeat.store.ts';
import { type TaskFacts, maySetTask, seesTask, taskCapacities } from './task.policy.ts';
import { type TaskRow, lockTask, saveTask } from './task.store.ts';

const ended: ReadonlySet<TaskStatus> = new Set(['Closed', 'Cancelled', 'deleted']);

/** Who hears of it: its author and who does it. */
export const concerned = ({ taskId, organisationId, createdBy, assignees }: TaskRow) => ({
  taskId,
  organisationId,
  userIds: [...new Set([...(createdBy ? [createdBy] : []), ...assignees.map(({ userId }) => userId)])],
});

type TaskMoved = Moved<typeof taskLifecycle, TaskRow, Viewer, object>;

export const taskTransitions = transitions({
  table: taskLifecycle,
  notFound: taskErrors.task_not_found,
  movedOn: taskErrors.task_moved_on,
  lock: (tx, key: { readonly organisationId: string; readonly taskId: string }) =>
    lockTask(tx, key.organisationId, key.taskId),
  sees: (viewer: Viewer, row) => seesTask(viewer, row),
  // A new task has an author, who is the one that writes it.
  capacities: (viewer: Viewer, row: TaskFacts) => taskCapacities(viewer, row),
  next: (row: TaskRow, status, { now }: { readonly now: Date }): TaskRow => ({
    ...row,
    status,
    endedAt: ended.has(status) ? now : null,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: (tx, row) => saveTask(tx, row),
  logged: logOf(taskLifecycle, 'task', 'taskId', { actor: actorOnBehalf }),
  tells: tellsOf(taskLifecycle, taskEvents, ({ after, by }: TaskMoved) => ({
    userIds: concerned(after).userIds,
    by: by.who?.userId ?? null,
  })),
});

/** A repeat is seen and changed with its task. */
export type OwnedRepeat = TaskRepeatRow & { readonly task: TaskFacts };

export const taskRepeatTransitions = transitions({
  table: taskRepeatLifecycle,
  notFound: taskErrors.task_not_found,
  movedOn: taskErrors.task_moved_on,
  lock: async (
    tx,
    key: { readonly repeatId: string; readonly organisationId: string; readonly task: TaskFacts },
  ) => {
    const row = await lockRepeat(tx, key.organisationId, key.repeatId);
    return row && { ...row, task: key.task };
  },
  sees: (viewer: Viewer, { task }) => seesTask(viewer, task),
  capacities: (viewer: Viewer, { task }: Pick<OwnedRepeat, 'task'>) =>
    maySetTask(viewer, task) ? ['Author', 'Manager'] : [],
  next: (row: OwnedRepeat, status, { now }: { readonly now: Date }): OwnedRepeat => ({
    ...row,
    status,
    updatedAt: now,
  }),
  save: (tx, { task: _of, ...row }) => saveRepeat(tx, row),
  logged: logOf(taskRepeatLifecycle, 'task_repeat', 'repeatId', { actor: actorOnBehalf, detail: () => ({}) }),
});
