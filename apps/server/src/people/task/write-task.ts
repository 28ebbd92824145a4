import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { addTask as addCall, editTask as editCall } from '@nukkad/contract/people/task/task.api';
import { taskErrors, taskEvents } from '@nukkad/contract/people/task/task.noun';
import type { TaskAnswer } from '@nukkad/contract/people/task/task.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentTask } from './read-tasks.ts';
import { chosenMembers, mustAssign, tellAssigned } from './task-assignees.ts';
import { beginRepeat, changeRepeat } from './task-repeats.ts';
import type { TaskDependencies } from './task.interface.ts';
import { managesTasks, maySetTask, seesTask } from './task.policy.ts';
import { rewritten } from './task.rules.ts';
import { type TaskRow, insertTasks, lockTask, replaceAssignees, saveTask } from './task.store.ts';
import { concerned, taskTransitions } from './task.transitions.ts';
import { organisationOf } from '../../platform/viewer.ts';

type Body = EndpointParsed<typeof addCall>['body'];

const writtenOf = ({ title, note = '', priority, dueOn, remindDays }: Body) => ({
  title,
  note,
  priority,
  dueOn: dueOn ?? null,
  remindDays: remindDays ?? null,
});

const newRow = ({ viewer, now }: SignedInCall, body: Body): TaskRow => ({
  taskId: newId(),
  organisationId: organisationOf(viewer),
  ...writtenOf(body),
  remindedAt: null,
  overdueToldAt: null,
  checklist: rewritten([], body.checklist, newId),
  status: 'Open',
  endedAt: null,
  createdBy: viewer.userId,
  repeatId: null,
  repeatOn: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
  assignees: [],
});

/** Who does not manage the team writes tasks for themselves. */
const wantedStaff = ({ viewer }: SignedInCall, { assignees }: Body): readonly string[] =>
  assignees.length === 0 && !managesTasks(viewer) && viewer.staffId ? [viewer.staffId] : assignees;

export function addTask(deps: TaskDependencies, call: SignedInCall, body: Body): Promise<TaskAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const plain = newRow(call, body);
    const members = await chosenMembers(deps, tx, viewer, wantedStaff(call, body));
    mustAssign(viewer, [], members);
    const { taskId, organisationId } = plain;
    const repeat = body.repeat ? await beginRepeat(tx, call, plain, body.repeat) : {};
    const row = {
      ...plain,
      ...repeat,
      assignees: members.map((one) => ({ ...one, taskId, organisationId })),
    };
    const allowed = taskTransitions.allowNew(viewer, taskTransitions.verb.add, row);
    await insertTasks(tx, [allowed.row]);
    await replaceAssignees(tx, allowed.row, members, now);
    await taskTransitions.begin(tx, allowed, { now });
    await tellAssigned(tx, call, row, []);
    return presentTask(deps, tx, call, row);
  });
}

/** A new last day or reminder is told of again. */
function afterEdit(before: TaskRow, body: Body, now: Date): TaskRow {
  const written = writtenOf(body);
  const sameDay = written.dueOn === before.dueOn;
  return {
    ...before,
    ...written,
    remindedAt: sameDay && written.remindDays === before.remindDays ? before.remindedAt : null,
    overdueToldAt: sameDay ? before.overdueToldAt : null,
    checklist: rewritten(before.checklist, body.checklist, newId),
    updatedAt: now,
    version: before.version + 1,
  };
}

export function editTask(
  deps: TaskDependencies,
  call: SignedInCall,
  { taskId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<TaskAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const before = await lockTask(tx, organisationId, taskId);
    if (!before || !seesTask(viewer, before)) return refuse(taskErrors.task_not_found);
    const may = maySetTask(viewer, before);
    authorize(before, may);
    if (before.version !== version || before.endedAt)
      return refuse(taskErrors.task_moved_on, { present: before.status });
    const members = await chosenMembers(deps, tx, viewer, body.assignees);
    mustAssign(viewer, before.assignees, members);
    const edited = afterEdit(before, body, now);
    const after = {
      ...edited,
      ...(await changeRepeat(tx, call, edited, body.repeat)),
      assignees: members.map((one) => ({ ...one, taskId, organisationId })),
    };
    const row = authorize(after, may);
    await saveTask(tx, row);
    await replaceAssignees(tx, row, members, now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'task.edit',
      subjectKind: 'task',
      subjectId: taskId,
    });
    const those = concerned({ ...after, assignees: [...before.assignees, ...after.assignees] });
    await publish(tx, now, taskEvents.changed, { ...those, by: viewer.userId });
    await tellAssigned(tx, call, after, before.assignees);
    return presentTask(deps, tx, call, after);
  });
}
