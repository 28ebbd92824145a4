import type {
  AssetAnswer,
  AssetCardAnswer,
  AssetMoveAnswer,
  AssetPhotoAnswer,
  CustodyAnswer,
} from '@nukkad/contract/people/asset/asset.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { MoveRow } from './asset-move.store.ts';
import { managesAssets } from './asset.policy.ts';
import { isLate } from './asset.rules.ts';
import type { AssetRow } from './asset.store.ts';
import { assetTransitions } from './asset.transitions.ts';
import type { OwnCustodyRow } from './own-custody.store.ts';

type Names = ReadonlyMap<string, { readonly fullName: string }>;

/** What this viewer may do with it now. */
const canOf = (viewer: Viewer, row: AssetRow): AssetCardAnswer['can'] => ({
  ...assetTransitions.movesOf(viewer, row),
  edit: managesAssets(viewer),
});

export interface AssetSurroundings {
  readonly viewer: Viewer;
  readonly today: string;
  /** By id of the member of staff. */
  readonly names: Names;
}

const personOf = (staffId: string, names: Names) => ({
  staffId,
  fullName: names.get(staffId)?.fullName ?? '',
});

export function presentAssetCard(
  row: AssetRow,
  { viewer, today, names }: AssetSurroundings,
): AssetCardAnswer {
  const out = row.custody?.endedAt === null ? row.custody : null;
  return {
    assetId: row.assetId,
    name: row.name,
    kind: row.kind,
    tag: row.tag,
    status: row.status,
    condition: row.condition,
    holder: out && personOf(out.staffId, names),
    handedAt: out?.handedAt.toISOString() ?? null,
    dueOn: out?.dueOn ?? null,
    isLate: isLate(out, today),
    value: row.valuePaise,
    boughtOn: row.boughtOn,
    version: row.version,
    can: canOf(viewer, row),
  };
}

export const presentAsset = (row: AssetRow, around: AssetSurroundings): AssetAnswer => ({
  ...presentAssetCard(row, around),
  notes: row.notes,
  createdAt: row.createdAt.toISOString(),
});

export interface MoveSurroundings {
  readonly names: Names;
  /** By account. */
  readonly accounts: ReadonlyMap<string, string>;
  /** By line of the history. */
  readonly photos: ReadonlyMap<string, readonly AssetPhotoAnswer[]>;
}

export const presentMove = (
  row: MoveRow,
  { names, accounts, photos }: MoveSurroundings,
): AssetMoveAnswer => ({
  moveId: row.moveId,
  verb: row.verb,
  at: row.movedAt.toISOString(),
  by: accounts.get(row.byUserId ?? '') ?? '',
  holder: row.staffId === null ? null : personOf(row.staffId, names),
  condition: row.condition,
  note: row.note,
  photos: [...(photos.get(row.moveId) ?? [])],
});

export const presentCustody = (
  row: OwnCustodyRow,
  { today, moves }: { readonly today: string; readonly moves: readonly AssetMoveAnswer[] },
): CustodyAnswer => ({
  custodyId: row.custodyId,
  assetId: row.assetId,
  name: row.name,
  kind: row.kind,
  tag: row.tag,
  handedAt: row.handedAt.toISOString(),
  dueOn: row.dueOn,
  isLate: isLate(row, today),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  outcome: row.outcome,
  moves: [...moves],
  version: row.version,
  can: { answer: row.endedAt === null && row.status === 'handed_out' },
});
