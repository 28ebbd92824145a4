import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { containing } from '../../../platform/db/like.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

const columns = {
  replyId: 'reply_id',
  title: 'title',
  textEn: 'text_en',
  textHi: 'text_hi',
  position: 'position',
  label: 'label',
  nextStep: 'next_step',
  team: 'team',
  changedBy: 'changed_by',
  changedAt: 'changed_at',
  version: 'version',
} as const;
const reply = tableColumns('support_reply', columns);
export type ReplyRow = RowOf<'support_reply', typeof columns>;

const matching = (q: string | undefined) => {
  if (!q) return sql`true`;
  const like = containing(q);
  return sql`(title ilike ${like} or text_en ilike ${like} or text_hi ilike ${like})`;
};

export const countReplies = (reader: Reader, q?: string): Promise<number> =>
  countRows(reader, sql`from support_reply where ${matching(q)}`);

export interface AfterReply {
  readonly position: number;
  readonly replyId: string;
}

export async function listReplyRows(
  reader: Reader,
  q: string | undefined,
  after: AfterReply | null,
  limit: number,
): Promise<ReplyRow[]> {
  const behind = after ? sql`(position, reply_id) > (${after.position}, ${after.replyId}::uuid)` : sql`true`;
  const { rows } = await sql<ReplyRow>`select ${reply.asSql} from support_reply
    where ${matching(q)} and ${behind} order by position, reply_id limit ${limit}`.execute(reader);
  return rows;
}

export const lockReply = reply.lockBy('replyId');

/** Of two Admins who add at once, the second waits and then counts the first one's. */
export async function countLocked(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('support reply'))`.execute(tx);
  return countReplies(tx);
}

export const insertReply = reply.insert;
export const saveReply = reply.saveBy('replyId').but();

export async function deleteReply(tx: Tx, { replyId }: Authorized<ReplyRow>): Promise<void> {
  await tx.deleteFrom('support_reply').where('reply_id', '=', replyId).execute();
}
