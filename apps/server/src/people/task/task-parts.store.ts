import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  commentId: 'comment_id',
  taskId: 'task_id',
  organisationId: 'organisation_id',
  authorUserId: 'author_user_id',
  words: 'words',
  createdAt: 'created_at',
  editedAt: 'edited_at',
  removedAt: 'removed_at',
  version: 'version',
} as const;
const table = tableColumns('task_comment', columns);
export type CommentRow = RowOf<'task_comment', typeof columns>;

/** The latest first; ids are given in the order of time. */
export async function listComments(
  reader: Reader,
  taskId: string,
  after: string | null,
  limit: number,
): Promise<CommentRow[]> {
  return reader
    .selectFrom('task_comment')
    .select(table.selected)
    .where('task_id', '=', taskId)
    .where('removed_at', 'is', null)
    .$if(after !== null, (rows) => rows.where('comment_id', '<', after))
    .orderBy('comment_id', 'desc')
    .limit(limit)
    .execute();
}

export async function lockComment(
  tx: Tx,
  organisationId: string,
  commentId: string,
): Promise<CommentRow | null> {
  const row = await tx
    .selectFrom('task_comment')
    .select(table.selected)
    .where('comment_id', '=', commentId)
    .where('organisation_id', '=', organisationId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export const insertComment = table.insert;
export const saveComment = table
  .saveBy('commentId')
  .but('taskId', 'organisationId', 'authorUserId', 'createdAt');

export interface TaskDocumentRow {
  readonly documentId: string;
  readonly addedBy: string | null;
}

export async function listTaskDocuments(reader: Reader, taskId: string): Promise<TaskDocumentRow[]> {
  return reader
    .selectFrom('task_document')
    .select(['document_id as documentId', 'added_by as addedBy'])
    .where('task_id', '=', taskId)
    .orderBy('added_at')
    .orderBy('document_id')
    .execute();
}

interface OfTask {
  readonly taskId: string;
  readonly organisationId: string;
}

export async function insertTaskDocuments(
  tx: Tx,
  { taskId, organisationId }: Authorized<OfTask>,
  documentIds: readonly string[],
  { addedBy, now }: { readonly addedBy: string; readonly now: Date },
): Promise<void> {
  const of = { task_id: taskId, organisation_id: organisationId, added_by: addedBy, added_at: now };
  await tx
    .insertInto('task_document')
    .values(documentIds.map((documentId) => ({ ...of, document_id: documentId })))
    .onConflict((one) => one.doNothing())
    .execute();
}

export async function deleteTaskDocuments(
  tx: Tx,
  { taskId }: Authorized<OfTask>,
  documentIds: readonly string[],
): Promise<void> {
  await sql`delete from task_document
    where task_id = ${taskId} and document_id = any(${[...documentIds]}::uuid[])`.execute(tx);
}
