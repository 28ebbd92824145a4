import { taskErrors, taskEvents } from '@nukkad/contract/people/task/task.noun';
import { type TaskAnswer, mostTaskDocuments } from '@nukkad/contract/people/task/task.model';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentTask, seenTask } from './read-tasks.ts';
import { deleteTaskDocuments, insertTaskDocuments, listTaskDocuments } from './task-parts.store.ts';
import type { TaskDependencies } from './task.interface.ts';
import { mayWorkOnTask, maySetTask, seesTask } from './task.policy.ts';
import { type TaskRow, lockTask } from './task.store.ts';
import { concerned } from './task.transitions.ts';
import { organisationOf } from '../../platform/viewer.ts';

interface Chosen {
  readonly taskId: string;
  readonly documentIds: readonly string[];
}

async function lockSeen(tx: Tx, { viewer }: SignedInCall, taskId: string): Promise<TaskRow> {
  const task = await lockTask(tx, organisationOf(viewer), taskId);
  return task && seesTask(viewer, task) ? task : refuse(taskErrors.task_not_found);
}

/** Documents of one's own; the people of the task can open them from now on. */
export function addTaskDocuments(
  deps: TaskDependencies,
  call: SignedInCall,
  asked: Chosen,
): Promise<TaskAnswer> {
  const { viewer, now } = call;
  const ids = [...new Set(asked.documentIds)];
  return deps.platform.write(call, async (tx) => {
    const task = await lockSeen(tx, call, asked.taskId);
    const row = authorize<TaskRow, boolean>(task, mayWorkOnTask(viewer, task));
    if (task.endedAt) refuse(taskErrors.task_moved_on, { present: task.status });
    const there = await listTaskDocuments(tx, asked.taskId);
    const all = new Set([...there.map(({ documentId }) => documentId), ...ids]);
    if (all.size > mostTaskDocuments) refuse(taskErrors.task_documents_full);
    if (!(await deps.document.holdOwn(tx, viewer.userId, ids))) refuse(taskErrors.task_document_unknown);
    await insertTaskDocuments(tx, row, ids, { addedBy: viewer.userId, now });
    await publish(tx, now, taskEvents.changed, { ...concerned(task), by: viewer.userId });
    return presentTask(deps, tx, call, task);
  });
}

/** Who wrote the task or manages the team takes any off, others what they added. */
export function removeTaskDocuments(
  deps: TaskDependencies,
  call: SignedInCall,
  asked: Chosen,
): Promise<TaskAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const task = await lockSeen(tx, call, asked.taskId);
    const there = new Map(
      (await listTaskDocuments(tx, asked.taskId)).map((one) => [one.documentId, one.addedBy]),
    );
    if (asked.documentIds.some((one) => !there.has(one))) refuse(taskErrors.task_document_unknown);
    const areOwn = asked.documentIds.every((one) => there.get(one) === viewer.userId);
    const may = maySetTask(viewer, task) || (areOwn && mayWorkOnTask(viewer, task));
    await deleteTaskDocuments(tx, authorize<TaskRow, boolean>(task, may), asked.documentIds);
    await publish(tx, now, taskEvents.changed, { ...concerned(task), by: viewer.userId });
    return presentTask(deps, tx, call, task);
  });
}

/** For who sees the task. */
export async function openTaskDocument(
  deps: TaskDependencies,
  call: SignedInCall,
  { taskId, documentId }: { readonly taskId: string; readonly documentId: string },
): Promise<{ url: string; expiresAt: string }> {
  const { db } = deps.platform;
  await seenTask(db, call, taskId);
  const there = await listTaskDocuments(db, taskId);
  if (!there.some((one) => one.documentId === documentId)) refuse(taskErrors.task_document_unknown);
  const link = await deps.document.linkFile(db, documentId, call.viewer, call.now);
  return link ?? refuse(taskErrors.task_document_unknown);
}
