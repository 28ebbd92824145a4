import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  assignTasks as assignCall,
  moveTask as moveCall,
  moveTasks as manyCall,
} from '@nukkad/contract/people/task/task.api';
import { taskErrors, taskEvents } from '@nukkad/contract/people/task/task.noun';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import { chosenMembers, tellAssigned } from './task-assignees.ts';
import type { TaskDependencies } from './task.interface.ts';
import { managesTasks, seesTask } from './task.policy.ts';
import { lockTask, replaceAssignees, saveTask } from './task.store.ts';
import { concerned, taskTransitions } from './task.transitions.ts';
import { organisationOf } from '../../platform/viewer.ts';

type Verb = EndpointParsed<typeof moveCall>['body']['verb'];
type Moved = EndpointAnswer<typeof moveCall>;

/** `version`: as it was read; left out for many at once, where the state decides alone. */
export function moveTask(
  { platform }: TaskDependencies,
  call: SignedInCall,
  asked: { readonly taskId: string; readonly version?: number; readonly verb: Verb },
): Promise<Moved> {
  const { viewer, now } = call;
  const { taskId, version, verb } = asked;
  return platform.write(call, async (tx) => {
    const key = { organisationId: organisationOf(viewer), taskId };
    const allowed = await taskTransitions.lockTo(tx, viewer, verb, key);
    if (version !== undefined && allowed.row.version !== version)
      refuse(taskErrors.task_moved_on, { present: allowed.row.status });
    const after = await taskTransitions.move(tx, allowed, { now });
    return { taskId: after.taskId, status: after.status, version: after.version };
  });
}

export const moveTasks = (
  deps: TaskDependencies,
  call: SignedInCall,
  { taskIds, verb }: EndpointParsed<typeof manyCall>['body'],
): Promise<RowByRow> => actRowByRow(taskIds, (taskId) => moveTask(deps, call, { taskId, verb }));

/** In place of those who had it. */
function assignTask(
  deps: TaskDependencies,
  call: SignedInCall,
  taskId: string,
  staffIds: readonly string[],
): Promise<void> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const before = await lockTask(tx, organisationId, taskId);
    if (!before || !seesTask(viewer, before)) return refuse(taskErrors.task_not_found);
    if (before.endedAt) refuse(taskErrors.task_moved_on, { present: before.status });
    const members = await chosenMembers(deps, tx, viewer, staffIds);
    const after = {
      ...before,
      assignees: members.map((one) => ({ ...one, taskId, organisationId })),
      updatedAt: now,
      version: before.version + 1,
    };
    const row = authorize(after, managesTasks(viewer));
    await saveTask(tx, row);
    await replaceAssignees(tx, row, members, now);
    const those = concerned({ ...after, assignees: [...before.assignees, ...after.assignees] });
    await publish(tx, now, taskEvents.changed, { ...those, by: viewer.userId });
    await tellAssigned(tx, call, after, before.assignees);
  });
}

export async function assignTasks(
  deps: TaskDependencies,
  call: SignedInCall,
  { taskIds, assignees }: EndpointParsed<typeof assignCall>['body'],
): Promise<RowByRow> {
  if (!managesTasks(call.viewer)) refuse(taskErrors.task_assigns_others);
  return actRowByRow(taskIds, (taskId) => assignTask(deps, call, taskId, assignees));
}
