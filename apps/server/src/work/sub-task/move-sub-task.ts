import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { moveSubTask as moveCall } from '@nukkad/contract/work/sub-task/sub-task.api';
import { subTaskErrors } from '@nukkad/contract/work/sub-task/sub-task.noun';
import { type SubTaskAnswer, mostSubTasks } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readSubTask } from './read-sub-tasks.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { waitsFor } from './sub-task.rules.ts';
import { type SubTaskRow, listNeeds, listSubTaskRows } from './sub-task.store.ts';
import { subTaskTransitions } from './sub-task.transitions.ts';
import { lockProjectOf } from './write-sub-task.ts';

/** What comes before it is closed. */
async function mustBeFree(tx: Tx, { subTaskId, projectId }: SubTaskRow): Promise<void> {
  const [needs, all] = await Promise.all([
    listNeeds(tx, projectId),
    listSubTaskRows(tx, projectId, null, mostSubTasks),
  ]);
  const statusOf = new Map(all.map((one) => [one.subTaskId, one.status]));
  if (waitsFor(subTaskId, needs, statusOf)) refuse(subTaskErrors.sub_task_waits);
}

/** Start, close, reopen or cancel. The project begins with the first one that is worked on. */
export function moveSubTask(
  deps: SubTaskDependencies,
  call: SignedInCall,
  { subTaskId, version, verb }: EndpointParsed<typeof moveCall>['body'],
): Promise<SubTaskAnswer> {
  const { viewer, now } = call;
  const moves = subTaskTransitions(deps.project);
  return deps.platform.write(call, async (tx) => {
    const project = await lockProjectOf(deps, tx, viewer, subTaskId);
    const allowed = await moves.lockTo(tx, viewer, verb, { subTaskId, project });
    if (!deps.project.isOpen(project)) refuse(projectErrors.project_moved_on, { present: project.status });
    if (allowed.row.version !== version)
      refuse(subTaskErrors.sub_task_moved_on, { present: allowed.row.status });
    if (verb === 'start' || verb === 'close') await mustBeFree(tx, allowed.row);
    await moves.move(tx, allowed, { now });
    const isWork = verb === 'start' || verb === 'close';
    if (isWork && deps.project.mayWork(viewer, project))
      await deps.project.begin(tx, viewer, project.projectId, now);
    return readSubTask(deps, tx, call, project, subTaskId);
  });
}
