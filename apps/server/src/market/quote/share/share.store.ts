import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  shareId: 'share_id',
  quoteId: 'quote_id',
  sharedBy: 'shared_by',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
} as const;
const table = tableColumns('quote_share', columns);
export type QuoteShareRow = RowOf<'quote_share', typeof columns>;

export async function insertShare(tx: Tx, row: Authorized<QuoteShareRow>): Promise<void> {
  await tx.insertInto('quote_share').values(table.written(row)).execute();
}

/** Whatever became of it: who has the code was given the link. */
export async function findShare(reader: Reader, shareId: string): Promise<QuoteShareRow | null> {
  const row = await reader
    .selectFrom('quote_share')
    .select(table.selected)
    .where('share_id', '=', shareId)
    .executeTakeFirst();
  return row ?? null;
}
