import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  openingId: 'opening_id',
  shareId: 'share_id',
  openedAt: 'opened_at',
  allows: 'allows',
  viewerName: 'viewer_name',
} as const;
const table = tableColumns('share_opening', columns);
export type OpeningRow = RowOf<'share_opening', typeof columns>;

const mostKept = 200;

export const findOpening = table.findBy('openingId');

/** One opening counts once, however often its address is loaded. Older ones than the last 200 go. */
export async function noteOpening(tx: Tx, row: Authorized<OpeningRow>): Promise<void> {
  const { openingId, shareId, openedAt, allows, viewerName } = row;
  await sql`with noted as (
      insert into share_opening (opening_id, share_id, opened_at, allows, viewer_name)
      values (${openingId}, ${shareId}, ${openedAt}, ${allows}, ${viewerName}) returning share_id),
    counted as (update share set opened_count = opened_count + 1, last_opened_at = ${openedAt}
      where share_id in (select share_id from noted))
    delete from share_opening where opening_id in (select o.opening_id from share_opening o where o.share_id = ${shareId}
      order by o.opening_id desc offset ${mostKept - 1})`.execute(tx);
}

/** The latest first: ids are given in the order of time. */
export async function listOpeningRows(
  reader: Reader,
  shareId: string,
  after: string | null,
  limit: number,
): Promise<OpeningRow[]> {
  return reader
    .selectFrom('share_opening')
    .select(table.selected)
    .where('share_id', '=', shareId)
    .$if(after !== null, (found) => found.where('opening_id', '<', after))
    .orderBy('opening_id', 'desc')
    .limit(limit)
    .execute();
}
