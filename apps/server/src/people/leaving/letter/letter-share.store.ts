import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shareId: 'share_id',
  letterId: 'letter_id',
  userId: 'user_id',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  revokedAt: 'revoked_at',
  openedCount: 'opened_count',
  lastOpenedAt: 'last_opened_at',
} as const;
const table = tableColumns('employment_letter_share', columns);
export type LetterShareRow = RowOf<'employment_letter_share', typeof columns>;

export const insertShare = table.insert;
/** Whatever became of it: who has the code was given the link. */
export const findShare = table.findBy('shareId');

/** The one that was sent last, by letter. */
export async function lastShares(
  reader: Reader,
  letterIds: readonly string[],
): Promise<ReadonlyMap<string, LetterShareRow>> {
  if (letterIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('employment_letter_share')
    .select(table.selected)
    .distinctOn('letter_id')
    .where('letter_id', 'in', [...letterIds])
    .orderBy('letter_id')
    .orderBy('share_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.letterId, row]));
}

export async function countSharesSince(reader: Reader, letterId: string, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('employment_letter_share')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('letter_id', '=', letterId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Links to a letter that are on, or to any earlier one of the same kind. */
export async function endShares(
  tx: Tx,
  { leavingId, kind }: Authorized<{ readonly leavingId: string; readonly kind: 'relieving' | 'experience' }>,
  now: Date,
): Promise<void> {
  await sql`update employment_letter_share s set revoked_at = ${now} from employment_letter l
    where l.leaving_id = ${leavingId} and l.kind = ${kind} and s.letter_id = l.letter_id and s.revoked_at is null`.execute(
    tx,
  );
}

export async function countOpening(
  tx: Tx,
  { shareId }: Authorized<Pick<LetterShareRow, 'shareId'>>,
  now: Date,
): Promise<void> {
  await sql`update employment_letter_share set opened_count = opened_count + 1, last_opened_at = ${now}
    where share_id = ${shareId}`.execute(tx);
}
