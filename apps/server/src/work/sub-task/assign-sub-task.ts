import type { assignSubTask as assignCall } from '@nukkad/contract/work/sub-task/sub-task.api';
import { subTaskErrors, subTaskEvents } from '@nukkad/contract/work/sub-task/sub-task.noun';
import type { SubTaskAnswer } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { readSubTask } from './read-sub-tasks.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { subTaskCapacities } from './sub-task.policy.ts';
import { lockSubTask, saveSubTask } from './sub-task.store.ts';
import { lockProjectOf } from './write-sub-task.ts';

/** Someone who works for the organisation now. */
async function mustWorkHere(
  { partner }: SubTaskDependencies,
  tx: Tx,
  organisationId: string,
  staffId: string,
): Promise<void> {
  const staff = (await partner.getStaff(tx, [staffId])).get(staffId);
  if (!staff?.isActive || staff.organisationId !== organisationId)
    refuse(subTaskErrors.sub_task_assignee_unknown);
}

/** To a member of staff, who is told; null: to no one. */
export function assignSubTask(
  deps: SubTaskDependencies,
  call: SignedInCall,
  { subTaskId, version, staffId }: EndpointParsed<typeof assignCall>['body'],
): Promise<SubTaskAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const project = await lockProjectOf(deps, tx, viewer, subTaskId);
    const { projectId, organisationId } = project;
    const before = (await lockSubTask(tx, subTaskId)) ?? refuse(subTaskErrors.sub_task_not_found);
    const may = subTaskCapacities(deps.project, viewer, { ...before, project }).includes('Partner');
    const after = { ...before, assigneeStaffId: staffId, updatedAt: now, version: version + 1 };
    const row = authorize(after, may);
    if (before.version !== version || before.endedAt)
      refuse(subTaskErrors.sub_task_moved_on, { present: before.status });
    if (staffId) await mustWorkHere(deps, tx, organisationId, staffId);
    await saveSubTask(tx, row);
    const subject = { subjectKind: 'sub_task', subjectId: subTaskId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'sub_task.assign', ...subject });
    if (staffId) await publish(tx, now, subTaskEvents.assigned, { subTaskId, projectId, staffId });
    return readSubTask(deps, tx, call, project, subTaskId);
  });
}
