import type { RfqTab } from '@nukkad/contract/market/rfq/rfq.model';
import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type RfqRow, rfqTable } from './rfq.store.ts';

export interface OwnFilter {
  readonly userId: string;
  readonly tab: RfqTab;
}

const own = (reader: Reader, { userId, tab }: OwnFilter) => {
  const rows = reader.selectFrom('rfq').where('user_id', '=', userId);
  return tab === 'open' ? rows.where('ended_at', 'is', null) : rows.where('ended_at', 'is not', null);
};

/** The newest first, behind the row that `after` names. */
export async function listOwnRfqs(
  reader: Reader,
  filter: OwnFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<RfqRow[]> {
  const rows = own(reader, filter)
    .select(rfqTable.selected)
    .orderBy('created_at', 'desc')
    .orderBy('rfq_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'rfq_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countOwnRfqs = (reader: Reader, filter: OwnFilter): Promise<number> =>
  countFound(reader, own(reader, filter).select('rfq_id'));
