import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** As much of a task as the policy looks at. */
export interface TaskFacts {
  readonly organisationId: string;
  readonly createdBy: string | null;
  readonly assignees: readonly { readonly userId: string }[];
}
export type TaskCapacity = 'Assignee' | 'Author' | 'Manager';

/** May this viewer give tasks to others, and change those of others? */
export const managesTasks = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.update');

/** Does this viewer see all tasks of the organisation, not just their own? */
export const seesAllTasks = (viewer: Viewer): boolean =>
  managesTasks(viewer) || hasPermission(viewer, 'manage_users.view');

export function taskCapacities(viewer: Viewer, task: TaskFacts): readonly TaskCapacity[] {
  if (viewer.organisationId !== task.organisationId) return [];
  const { userId } = viewer;
  return [
    ...(task.assignees.some((one) => one.userId === userId) ? (['Assignee'] as const) : []),
    ...(task.createdBy === userId ? (['Author'] as const) : []),
    ...(managesTasks(viewer) ? (['Manager'] as const) : []),
  ];
}

export const seesTask = (viewer: Viewer, task: TaskFacts): boolean =>
  viewer.organisationId === task.organisationId &&
  (seesAllTasks(viewer) || taskCapacities(viewer, task).length > 0);

/** Who may write in it: its author, and who manages the team. */
export const maySetTask = (viewer: Viewer, task: TaskFacts): boolean =>
  taskCapacities(viewer, task).some((one) => one !== 'Assignee');

/** Who may say something of it, tick its lines and add documents. */
export const mayWorkOnTask = (viewer: Viewer, task: TaskFacts): boolean =>
  taskCapacities(viewer, task).length > 0;
