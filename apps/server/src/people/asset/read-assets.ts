import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { assetsQuery } from '@nukkad/contract/people/asset/asset.api';
import { assetErrors, assetTabs } from '@nukkad/contract/people/asset/asset.noun';
import type { AssetAnswer, AssetCardAnswer } from '@nukkad/contract/people/asset/asset.model';
import type * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AssetDependencies } from './asset.interface.ts';
import { seesAsset } from './asset.policy.ts';
import { type AssetSurroundings, presentAsset, presentAssetCard } from './asset.presenter.ts';
import { type AssetFilter, type AssetRow, countAssets, findAsset, listAssetRows } from './asset.store.ts';
import { listOpenCustody } from './custody.store.ts';
import { organisationOf } from '../../platform/viewer.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;
type Asked = z.output<typeof assetsQuery>;

async function around(
  { partner }: AssetDependencies,
  reader: Reader,
  { viewer, now }: Seeing,
  rows: readonly AssetRow[],
): Promise<AssetSurroundings> {
  const staffIds = rows.flatMap(({ custody }) => (custody ? [custody.staffId] : []));
  return { viewer, today: istDay(now), names: await partner.getStaff(reader, [...new Set(staffIds)]) };
}

export function listAssets(
  deps: AssetDependencies,
  call: SignedInCall,
  { tab, kind, staffId, late, q, ...asked }: Asked,
): Promise<CountedPage<AssetCardAnswer>> {
  const { db } = deps.platform;
  const filter: AssetFilter = {
    organisationId: organisationOf(call.viewer),
    statuses: assetTabs[tab],
    kind: kind ?? null,
    staffId: staffId ?? null,
    late: late === 'true',
    q: q ?? '',
    today: istDay(call.now),
  };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listAssetRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.assetId],
    count: () => countAssets(db, filter),
    items: async (rows) => {
      const open = await listOpenCustody(
        db,
        rows.map(({ assetId }) => assetId),
      );
      const custodyOf = new Map(open.map((one) => [one.assetId, one]));
      const full = rows.map((row) => ({ ...row, custody: custodyOf.get(row.assetId) ?? null }));
      const seen = await around(deps, db, call, full);
      return full.map((row) => presentAssetCard(row, seen));
    },
  });
}

/** As it is now; the row was read by the caller. */
export async function showAsset(
  deps: AssetDependencies,
  reader: Reader,
  seeing: Seeing,
  row: AssetRow,
): Promise<AssetAnswer> {
  return presentAsset(row, await around(deps, reader, seeing, [row]));
}

/** 404 for who does not see it. */
export async function seenAsset(reader: Reader, { viewer }: Seeing, assetId: string): Promise<AssetRow> {
  const row = await findAsset(reader, organisationOf(viewer), assetId);
  return row && seesAsset(viewer, row) ? row : refuse(assetErrors.asset_not_found);
}

export async function getAsset(
  deps: AssetDependencies,
  call: SignedInCall,
  assetId: string,
): Promise<AssetAnswer> {
  const { db } = deps.platform;
  return showAsset(deps, db, call, await seenAsset(db, call, assetId));
}
