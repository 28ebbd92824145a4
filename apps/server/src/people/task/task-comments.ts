import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type {
  addTaskComment as addCall,
  editTaskComment as editCall,
  listTaskComments as listCall,
} from '@nukkad/contract/people/task/task-parts.api';
import { taskErrors, taskEvents } from '@nukkad/contract/people/task/task.noun';
import type { TaskCommentAnswer } from '@nukkad/contract/people/task/task.model';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { nextCursor, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import { seenTask } from './read-tasks.ts';
import {
  type CommentRow,
  insertComment,
  listComments,
  lockComment,
  saveComment,
} from './task-parts.store.ts';
import type { TaskDependencies } from './task.interface.ts';
import { managesTasks, seesTask } from './task.policy.ts';
import { findTask } from './task.store.ts';
import { concerned } from './task.transitions.ts';

const isOwn = (viewer: Viewer, { authorUserId }: CommentRow): boolean => authorUserId === viewer.userId;

async function present(
  { account }: TaskDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly CommentRow[],
): Promise<TaskCommentAnswer[]> {
  const names = await account.namesOf(
    reader,
    rows.map(({ authorUserId }) => authorUserId),
  );
  return rows.map((row) => ({
    commentId: row.commentId,
    author: names.get(row.authorUserId ?? '') ?? '',
    isOwn: isOwn(viewer, row),
    words: row.words,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: row.version,
    can: { edit: isOwn(viewer, row), remove: isOwn(viewer, row) || managesTasks(viewer) },
  }));
}

async function presentOne(deps: TaskDependencies, reader: Reader, viewer: Viewer, row: CommentRow) {
  const [shown] = await present(deps, reader, viewer, [row]);
  return shown ?? refuse(taskErrors.task_comment_not_found);
}

export async function listTaskComments(
  deps: TaskDependencies,
  call: SignedInCall,
  { taskId, cursor, limit }: EndpointParsed<typeof listCall>['query'],
): Promise<Page<TaskCommentAnswer>> {
  const { db } = deps.platform;
  const after = readCursor(cursor, z.tuple([z.uuid()]))?.[0] ?? null;
  await seenTask(db, call, taskId);
  const rows = await listComments(db, taskId, after, limit + 1);
  return {
    items: await present(deps, db, call.viewer, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, ({ commentId }) => [commentId]),
  };
}

export function addTaskComment(
  deps: TaskDependencies,
  call: SignedInCall,
  { taskId, words }: EndpointParsed<typeof addCall>['body'],
): Promise<TaskCommentAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const task = await seenTask(tx, call, taskId);
    const row: CommentRow = {
      commentId: newId(),
      taskId,
      organisationId: task.organisationId,
      authorUserId: viewer.userId,
      words,
      createdAt: now,
      editedAt: null,
      removedAt: null,
      version: 1,
    };
    await insertComment(tx, authorize(row, seesTask(viewer, task)));
    const { commentId } = row;
    await publish(tx, now, taskEvents.commented, { ...concerned(task), by: viewer.userId, commentId });
    return presentOne(deps, tx, viewer, row);
  });
}

/** A comment of a task that this viewer sees, locked. */
async function lockSeen(tx: Tx, call: SignedInCall, commentId: string) {
  const organisationId = organisationOf(call.viewer);
  const row = await lockComment(tx, organisationId, commentId);
  const task = row && (await findTask(tx, organisationId, row.taskId));
  return row && task && seesTask(call.viewer, task)
    ? { row, task }
    : refuse(taskErrors.task_comment_not_found);
}

export function editTaskComment(
  deps: TaskDependencies,
  call: SignedInCall,
  { commentId, version, words }: EndpointParsed<typeof editCall>['body'],
): Promise<TaskCommentAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const { row, task } = await lockSeen(tx, call, commentId);
    const after = { ...row, words, editedAt: now, version: version + 1 };
    const allowed = authorize(after, isOwn(viewer, row));
    if (row.version !== version) refuse(taskErrors.task_comment_moved_on);
    await saveComment(tx, allowed);
    await publish(tx, now, taskEvents.changed, { ...concerned(task), by: viewer.userId });
    return presentOne(deps, tx, viewer, after);
  });
}

/** Its words go with it. */
export function removeTaskComment(
  { platform }: TaskDependencies,
  call: SignedInCall,
  { commentId }: { readonly commentId: string },
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const { row, task } = await lockSeen(tx, call, commentId);
    const after = { ...row, words: '', removedAt: now, version: row.version + 1 };
    await saveComment(tx, authorize(after, isOwn(viewer, row) || managesTasks(viewer)));
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'task.remove_comment',
      subjectKind: 'task',
      subjectId: row.taskId,
    });
    await publish(tx, now, taskEvents.changed, { ...concerned(task), by: viewer.userId });
    return { removed: true as const };
  });
}
