import type { AssetVerb } from '@nukkad/contract/people/asset/asset.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  moveId: 'move_id',
  assetId: 'asset_id',
  organisationId: 'organisation_id',
  custodyId: 'custody_id',
  verb: 'verb',
  byUserId: 'by_user_id',
  condition: 'condition',
  note: 'note',
  movedAt: 'moved_at',
} as const;
const table = tableColumns('asset_move', columns);
type MoveTableRow = RowOf<'asset_move', typeof columns>;
export type NewMove = Omit<MoveTableRow, 'verb'> & { readonly verb: AssetVerb };
/** With whom it concerns. */
export type MoveRow = NewMove & { readonly staffId: string | null };

export const insertMove = table.insert;

const moves = (reader: Reader) =>
  reader
    .selectFrom('asset_move')
    .leftJoin('asset_custody', 'asset_custody.custody_id', 'asset_move.custody_id')
    .select(table.selected)
    .select('asset_custody.staff_id as staffId')
    .$narrowType<{ verb: AssetVerb }>()
    .orderBy('asset_move.moved_at', 'desc')
    .orderBy('asset_move.move_id', 'desc');

/** The newest first. */
export async function listMoves(
  reader: Reader,
  { organisationId, assetId }: { readonly organisationId: string; readonly assetId: string },
  after: AfterInstant | null,
  limit: number,
): Promise<MoveRow[]> {
  let rows = moves(reader)
    .where('asset_move.asset_id', '=', assetId)
    .where('asset_move.organisation_id', '=', organisationId);
  if (after)
    rows = rows.where((eb) =>
      eb(eb.refTuple('asset_move.moved_at', 'asset_move.move_id'), '<', eb.tuple(after.at, after.id)),
    );
  return rows.limit(limit).execute();
}

/** Those of hand-outs, a few of each. */
export async function listMovesOf(
  reader: Reader,
  organisationId: string,
  custodyIds: readonly string[],
): Promise<MoveRow[]> {
  if (custodyIds.length === 0) return [];
  return moves(reader)
    .where('asset_move.custody_id', 'in', [...custodyIds])
    .where('asset_move.organisation_id', '=', organisationId)
    .execute();
}
