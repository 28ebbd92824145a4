import type { Reader } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { AssetRow, PlainAsset } from './asset.store.ts';
import { type CustodyRow, custodyTable } from './custody.store.ts';

/** What an employee holds or held, as it is named. */
export type OwnCustodyRow = CustodyRow & Pick<PlainAsset, 'name' | 'kind' | 'tag' | 'status' | 'version'>;

interface Own {
  readonly organisationId: string;
  readonly staffId: string;
  readonly isOpen: boolean;
}

/** The newest first. */
export async function listOwnRows(
  reader: Reader,
  { organisationId, staffId, isOpen }: Own,
  after: AfterInstant | null,
  limit: number,
): Promise<OwnCustodyRow[]> {
  let rows = reader
    .selectFrom('asset_custody')
    .innerJoin('asset', 'asset.asset_id', 'asset_custody.asset_id')
    .select(custodyTable.selected)
    .select(['asset.name', 'asset.kind', 'asset.tag', 'asset.status', 'asset.version'])
    .where('asset_custody.organisation_id', '=', organisationId)
    .where('asset_custody.staff_id', '=', staffId)
    .where('asset_custody.ended_at', isOpen ? 'is' : 'is not', null);
  if (after)
    rows = rows.where((eb) =>
      eb(
        eb.refTuple('asset_custody.handed_at', 'asset_custody.custody_id'),
        '<',
        eb.tuple(after.at, after.id),
      ),
    );
  return rows
    .orderBy('asset_custody.handed_at', 'desc')
    .orderBy('asset_custody.custody_id', 'desc')
    .limit(limit)
    .execute();
}

export const ownRowOf = (asset: AssetRow, custody: CustodyRow): OwnCustodyRow => {
  const { name, kind, tag, status, version } = asset;
  return { ...custody, name, kind, tag, status, version };
};
