import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { tickCheck as tickCall } from '@nukkad/contract/people/task/task.api';
import { taskErrors, taskEvents } from '@nukkad/contract/people/task/task.noun';
import type { TaskAnswer } from '@nukkad/contract/people/task/task.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentTask } from './read-tasks.ts';
import type { TaskDependencies } from './task.interface.ts';
import { mayWorkOnTask, seesTask } from './task.policy.ts';
import { lockTask, saveTask } from './task.store.ts';
import { concerned } from './task.transitions.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** Two people may tick different lines at the same time: each tick names its line and what it is to be. */
export function tickCheck(
  deps: TaskDependencies,
  call: SignedInCall,
  { taskId, checkId, isDone }: EndpointParsed<typeof tickCall>['body'],
): Promise<TaskAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const before = await lockTask(tx, organisationOf(viewer), taskId);
    if (!before || !seesTask(viewer, before)) return refuse(taskErrors.task_not_found);
    const checklist = before.checklist.map((one) => (one.checkId === checkId ? { ...one, isDone } : one));
    const after = authorize({ ...before, checklist, updatedAt: now }, mayWorkOnTask(viewer, before));
    if (before.endedAt) refuse(taskErrors.task_moved_on, { present: before.status });
    if (!before.checklist.some((one) => one.checkId === checkId)) refuse(taskErrors.task_check_unknown);
    await saveTask(tx, after);
    await publish(tx, now, taskEvents.changed, { ...concerned(after), by: viewer.userId });
    return presentTask(deps, tx, call, after);
  });
}
