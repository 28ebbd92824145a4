import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shareId: 'share_id',
  paperId: 'paper_id',
  sharedBy: 'shared_by',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} as const;
const table = tableColumns('party_paper_share', columns);
type PaperShareRow = RowOf<'party_paper_share', typeof columns>;

export async function insertShare(tx: Tx, row: Authorized<PaperShareRow>): Promise<void> {
  await tx.insertInto('party_paper_share').values(table.written(row)).execute();
}

/** Whatever became of it: who has the code was given the link. */
export async function findShare(reader: Reader, shareId: string): Promise<PaperShareRow | null> {
  const row = await reader
    .selectFrom('party_paper_share')
    .select(table.selected)
    .where('share_id', '=', shareId)
    .executeTakeFirst();
  return row ?? null;
}
