import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { sql } from 'kysely';

const columns = {
  commentId: 'comment_id',
  envelopeId: 'envelope_id',
  recipientId: 'recipient_id',
  userId: 'user_id',
  byName: 'by_name',
  words: 'words',
  at: 'at',
} as const;
const table = tableColumns('envelope_comment', columns);
export type CommentRow = RowOf<'envelope_comment', typeof columns>;

export const insertComment = table.insert;

export const countComments = (reader: Reader, envelopeId: string): Promise<number> =>
  countRows(reader, sql`from envelope_comment where envelope_id = ${envelopeId}`);

/** The newest first. */
export async function listComments(
  reader: Reader,
  envelopeId: string,
  after: string | null,
  limit: number,
): Promise<readonly CommentRow[]> {
  return reader
    .selectFrom('envelope_comment')
    .select(table.selected)
    .where('envelope_id', '=', envelopeId)
    .$if(after !== null, (rows) => rows.where('comment_id', '<', after))
    .orderBy('comment_id', 'desc')
    .limit(limit)
    .execute();
}
