import type { AppealStatus } from '@nukkad/contract/network/moderation/moderation.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  removalId: 'removal_id',
  caseId: 'case_id',
  authorId: 'author_id',
  reason: 'reason',
  words: 'words',
  isStrike: 'is_strike',
  decidedBy: 'decided_by',
  at: 'at',
  appealWords: 'appeal_words',
  appealedAt: 'appealed_at',
  appealStatus: 'appeal_status',
  appealAnswer: 'appeal_answer',
} as const;
const removalTable = tableColumns('network_removal', columns);
export type RemovalRow = RowOf<'network_removal', typeof columns>;

export const findRemoval = removalTable.findBy('removalId');
export const insertRemoval = removalTable.insert;
export const saveAppeal = removalTable
  .saveBy('removalId')
  .only('appealWords', 'appealedAt', 'appealStatus', 'appealAnswer');

const newestFirst = (reader: Reader, limit: number) =>
  reader
    .selectFrom('network_removal')
    .select(removalTable.selected)
    .orderBy('at', 'desc')
    .orderBy('removal_id', 'desc')
    .limit(limit);

export const listOfAuthor = (
  reader: Reader,
  authorId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<RemovalRow[]> => {
  const rows = newestFirst(reader, limit).where('author_id', '=', authorId);
  if (!after) return rows.execute();
  return rows.where((eb) => eb(eb.refTuple('at', 'removal_id'), '<', eb.tuple(after.at, after.id))).execute();
};

/** The last one of a case. */
export const findLastOf = async (reader: Reader, caseId: string): Promise<RemovalRow | null> =>
  (await newestFirst(reader, 1).where('case_id', '=', caseId).executeTakeFirst()) ?? null;

export async function insertStrike(
  tx: Tx,
  { authorId, removalId, at }: Authorized<Pick<RemovalRow, 'authorId' | 'removalId' | 'at'>>,
): Promise<void> {
  await tx.insertInto('network_strike').values({ member_id: authorId, removal_id: removalId, at }).execute();
}

/** An appeal was right. */
export async function deleteStrike(
  tx: Tx,
  { removalId }: Authorized<Pick<RemovalRow, 'removalId'>>,
): Promise<void> {
  await tx.deleteFrom('network_strike').where('removal_id', '=', removalId).execute();
}

/** The newest first. */
export const listStrikes = async (
  reader: Reader,
  memberId: string,
  since: Date,
): Promise<readonly Date[]> => {
  const rows = await reader
    .selectFrom('network_strike')
    .select('at')
    .where('member_id', '=', memberId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ at }) => at);
};

export type Appeal = Pick<RemovalRow, 'appealWords' | 'appealedAt' | 'appealAnswer'> & {
  readonly appealStatus: AppealStatus | null;
};
