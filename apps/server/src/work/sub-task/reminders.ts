/** What a person wants to be reminded of in a project: written, listed, taken away, and told by the clock. */
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { subTaskErrors, subTaskEvents } from '@nukkad/contract/work/sub-task/sub-task.noun';
import { type ReminderAnswer, mostReminders } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { Page } from '@nukkad/contract/kernel/page';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import {
  type ReminderRow,
  deleteReminder,
  findReminder,
  insertReminder,
  listReminderRows,
  takeDue,
} from './reminder.store.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';

const atOnce = 200;

const present = ({ reminderId, words, remindAt, toldAt }: ReminderRow): ReminderAnswer => ({
  reminderId,
  words,
  remindAt: remindAt.toISOString(),
  isTold: toldAt !== null,
});

/** The project, for people of its organisation. */
async function ownProject(
  { project }: SubTaskDependencies,
  reader: Reader,
  { viewer }: SignedInCall,
  projectId: string,
): Promise<ProjectRef> {
  return (await project.find(reader, viewer, projectId)) ?? refuse(projectErrors.project_not_found);
}

export async function listReminders(
  deps: SubTaskDependencies,
  call: SignedInCall,
  asked: { readonly projectId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ReminderAnswer>> {
  const { db } = deps.platform;
  const { projectId, cursor, limit } = asked;
  await ownProject(deps, db, call, projectId);
  const whose = { projectId, userId: call.viewer.userId };
  const rows = await listReminderRows(db, whose, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, present, (row) => [row.remindAt.toISOString(), row.reminderId]);
}

export function addReminder(
  deps: SubTaskDependencies,
  call: SignedInCall,
  asked: { readonly projectId: string; readonly words: string; readonly remindAt: string },
): Promise<ReminderAnswer> {
  const { viewer, now } = call;
  const { projectId, words } = asked;
  const remindAt = new Date(asked.remindAt);
  if (remindAt <= now) refuse(subTaskErrors.reminder_past);
  return deps.platform.write(call, async (tx) => {
    const { organisationId } = await ownProject(deps, tx, call, projectId);
    const whose = { projectId, userId: viewer.userId };
    const there = await listReminderRows(tx, whose, null, mostReminders * 10);
    if (there.filter(({ toldAt }) => !toldAt).length >= mostReminders) refuse(subTaskErrors.reminder_limit);
    const row = {
      reminderId: newId(),
      ...whose,
      organisationId,
      words,
      remindAt,
      toldAt: null,
      createdAt: now,
    };
    await insertReminder(tx, authorize(row, viewer.organisationId === organisationId));
    return present(row);
  });
}

export function removeReminder(
  deps: SubTaskDependencies,
  call: SignedInCall,
  { reminderId }: { readonly reminderId: string },
): Promise<{ removed: true }> {
  return deps.platform.write(call, async (tx) => {
    const row = await findReminder(tx, reminderId);
    const isOwn = row?.userId === call.viewer.userId;
    const own = row && isOwn ? row : refuse(subTaskErrors.reminder_not_found);
    await deleteReminder(tx, authorize<ReminderRow, boolean>(own, isOwn));
    return { removed: true as const };
  });
}

/** By the clock: each once. */
export async function tellReminders({ platform }: SubTaskDependencies): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const due = systemAuthorized({ now, limit: atOnce }, 'Their persons have said when.');
    for (const { reminderId, projectId } of await takeDue(tx, due))
      await publish(tx, now, subTaskEvents.remind, { reminderId, projectId });
  });
}
