import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type {
  listAssetMoves as movesCall,
  listOwnCustody as ownCall,
} from '@nukkad/contract/people/asset/asset.api';
import type {
  AssetMoveAnswer,
  AssetPhotoAnswer,
  CustodyAnswer,
} from '@nukkad/contract/people/asset/asset.model';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type MoveRow, listMoves, listMovesOf } from './asset-move.store.ts';
import type { AssetDependencies } from './asset.interface.ts';
import { ownPlace } from './asset.policy.ts';
import { presentCustody, presentMove } from './asset.presenter.ts';
import { type OwnCustodyRow, listOwnRows } from './own-custody.store.ts';
import { presentPhoto } from './photo/photo.presenter.ts';
import { listPhotos } from './photo/photo.store.ts';
import { seenAsset } from './read-assets.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;

async function presentMoves(
  { platform, account, partner }: AssetDependencies,
  reader: Reader,
  { viewer, now }: Seeing,
  rows: readonly MoveRow[],
): Promise<AssetMoveAnswer[]> {
  const staffIds = rows.flatMap(({ staffId }) => (staffId ? [staffId] : []));
  const [names, accounts, kept] = await Promise.all([
    partner.getStaff(reader, [...new Set(staffIds)]),
    account.namesOf(reader, [...new Set(rows.map(({ byUserId }) => byUserId))]),
    listPhotos(
      reader,
      rows.map(({ moveId }) => moveId),
    ),
  ]);
  const opening = { secret: platform.config.secret, userId: viewer.userId, now };
  const photos = new Map<string, AssetPhotoAnswer[]>();
  for (const photo of kept) {
    const key = photo.moveId ?? '';
    photos.set(key, [...(photos.get(key) ?? []), presentPhoto(photo, opening)]);
  }
  return rows.map((row) => presentMove(row, { names, accounts, photos }));
}

export async function listAssetMoves(
  deps: AssetDependencies,
  call: SignedInCall,
  { assetId, cursor, limit }: EndpointParsed<typeof movesCall>['query'],
): Promise<Page<AssetMoveAnswer>> {
  const { db } = deps.platform;
  const { organisationId } = await seenAsset(db, call, assetId);
  const rows = await listMoves(db, { organisationId, assetId }, readInstantCursor(cursor), limit + 1);
  return {
    items: await presentMoves(deps, db, call, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.movedAt.toISOString(), row.moveId]),
  };
}

/** What someone holds or held, with what was noted of each. */
export async function showCustody(
  deps: AssetDependencies,
  reader: Reader,
  seeing: Seeing,
  rows: readonly OwnCustodyRow[],
): Promise<CustodyAnswer[]> {
  const { organisationId } = ownPlace(seeing.viewer);
  const ids = rows.map(({ custodyId }) => custodyId);
  const moves = await listMovesOf(reader, organisationId, ids);
  const presented = await presentMoves(deps, reader, seeing, moves);
  const today = istDay(seeing.now);
  return rows.map((row) => ({
    ...presentCustody(row, {
      today,
      moves: presented.filter((_, place) => moves[place]?.custodyId === row.custodyId),
    }),
  }));
}

export async function listOwnCustody(
  deps: AssetDependencies,
  call: SignedInCall,
  { tab, cursor, limit }: EndpointParsed<typeof ownCall>['query'],
): Promise<Page<CustodyAnswer>> {
  const { db } = deps.platform;
  // The owner of a business is handed nothing.
  if (!call.viewer.staffId) return { items: [], nextCursor: null };
  const own = { ...ownPlace(call.viewer), isOpen: tab === 'held' };
  const rows = await listOwnRows(db, own, readInstantCursor(cursor), limit + 1);
  return {
    items: await showCustody(deps, db, call, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.handedAt.toISOString(), row.custodyId]),
  };
}
