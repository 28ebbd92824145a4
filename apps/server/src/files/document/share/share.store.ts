import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shareId: 'share_id',
  documentId: 'document_id',
  userId: 'user_id',
  passwordHash: 'password_hash',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  revokedAt: 'revoked_at',
  openedCount: 'opened_count',
  lastOpenedAt: 'last_opened_at',
  wrongTries: 'wrong_tries',
  lastWrongAt: 'last_wrong_at',
} as const;
const table = tableColumns('document_share', columns);
export type DocumentShareRow = RowOf<'document_share', typeof columns>;

export const insertShare = table.insert;
/** Whatever became of it: who has the code was given the link. */
export const findShare = table.findBy('shareId');

/** The newest first: ids are given in the order of time. */
export async function listShares(
  reader: Reader,
  documentId: string,
  after: string | null,
  limit: number,
): Promise<DocumentShareRow[]> {
  return reader
    .selectFrom('document_share')
    .select(table.selected)
    .where('document_id', '=', documentId)
    .$if(after !== null, (rows) => rows.where('share_id', '<', after))
    .orderBy('share_id', 'desc')
    .limit(limit)
    .execute();
}

export async function countOpenShares(reader: Reader, documentId: string, now: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('document_share')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function revokeShare(
  tx: Tx,
  { shareId }: Authorized<Pick<DocumentShareRow, 'shareId'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('document_share')
    .set({ revoked_at: now })
    .where('share_id', '=', shareId)
    .where('revoked_at', 'is', null)
    .execute();
}

type Told = Authorized<Pick<DocumentShareRow, 'shareId'>>;

export async function countOpening(tx: Tx, { shareId }: Told, now: Date): Promise<void> {
  await sql`update document_share set opened_count = opened_count + 1, last_opened_at = ${now}
    where share_id = ${shareId}`.execute(tx);
}

/** A try is taken before the password is looked at, so that many at once count. False: none is left until the pause is over. */
export async function takeTry(
  tx: Tx,
  { shareId }: Told,
  { now, pausedSince, most }: { readonly now: Date; readonly pausedSince: Date; readonly most: number },
): Promise<boolean> {
  const { rows } = await sql`update document_share
    set wrong_tries = case when last_wrong_at < ${pausedSince} then 1 else wrong_tries + 1 end, last_wrong_at = ${now}
    where share_id = ${shareId} and (wrong_tries < ${most} or last_wrong_at < ${pausedSince})
    returning share_id`.execute(tx);
  return rows.length > 0;
}

export async function forgetTries(tx: Tx, { shareId }: Told): Promise<void> {
  await sql`update document_share set wrong_tries = 0 where share_id = ${shareId}`.execute(tx);
}
