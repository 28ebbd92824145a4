import { taskEvents } from '@nukkad/contract/people/task/task.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type TaskHandOver, replaceAssignee } from './open-tasks.store.ts';

/** Gives the open tasks of a member of staff to a colleague, within the step of the caller, who tells them. */
export async function giveTasks(
  tx: Tx,
  by: { readonly userId: string; readonly now: Date },
  handOver: Authorized<TaskHandOver>,
): Promise<number> {
  const { organisationId, toUserId } = handOver;
  const given = await replaceAssignee(tx, handOver, by.now);
  for (const { taskId, createdBy } of given) {
    const userIds = [...new Set([...(createdBy ? [createdBy] : []), toUserId])];
    await publish(tx, by.now, taskEvents.changed, { taskId, organisationId, userIds, by: by.userId });
  }
  return given.length;
}
