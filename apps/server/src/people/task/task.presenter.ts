import type { TaskCardAnswer, TaskEvery } from '@nukkad/contract/people/task/task.model';
import type { Viewer } from '../../platform/viewer.ts';
import { managesTasks, maySetTask } from './task.policy.ts';
import { isLate } from './task.rules.ts';
import type { TaskRow } from './task.store.ts';
import { taskTransitions } from './task.transitions.ts';

/** What this viewer may do with it now. */
export function canOf(viewer: Viewer, row: TaskRow): TaskCardAnswer['can'] {
  const isOpen = row.endedAt === null;
  return {
    ...taskTransitions.movesOf(viewer, row),
    edit: isOpen && maySetTask(viewer, row),
    assign: isOpen && managesTasks(viewer),
  };
}

export interface TaskSurroundings {
  readonly viewer: Viewer;
  readonly today: string;
  /** By id of the member of staff. */
  readonly names: ReadonlyMap<string, { readonly fullName: string }>;
  readonly parts: ReadonlyMap<string, { readonly comments: number; readonly documents: number }>;
  readonly repeats: ReadonlyMap<string, { readonly every: TaskEvery }>;
}

export function presentTaskCard(
  row: TaskRow,
  { viewer, today, names, parts, repeats }: TaskSurroundings,
): TaskCardAnswer {
  const { comments = 0, documents = 0 } = parts.get(row.taskId) ?? {};
  return {
    taskId: row.taskId,
    title: row.title,
    status: row.status,
    priority: row.priority,
    dueOn: row.dueOn,
    isLate: isLate(row, today),
    assignees: row.assignees.map(({ staffId }) => ({
      staffId,
      fullName: names.get(staffId)?.fullName ?? '',
    })),
    checksDone: row.checklist.filter(({ isDone }) => isDone).length,
    checksAll: row.checklist.length,
    comments,
    documents,
    every: (row.repeatId !== null && repeats.get(row.repeatId)?.every) || null,
    version: row.version,
    can: canOf(viewer, row),
  };
}
