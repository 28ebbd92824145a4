import type { refusalReasons } from '@nukkad/contract/market/quote/quote.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  leadId: 'lead_id',
  quoteId: 'quote_id',
  reason: 'reason',
  words: 'words',
  refusedAt: 'refused_at',
} as const;
const table = tableColumns('quote_refusal', columns);
export interface RefusalRow extends RowOf<'quote_refusal', typeof columns> {
  readonly reason: (typeof refusalReasons)[number];
}

export async function insertRefusal(
  tx: Tx,
  { leadId }: Authorized<{ readonly leadId: string }>,
  refusal: Omit<RefusalRow, 'leadId'>,
): Promise<void> {
  await tx
    .insertInto('quote_refusal')
    .values(table.written({ ...refusal, leadId }))
    .execute();
}

export const findRefusal = table.findBy('leadId');
