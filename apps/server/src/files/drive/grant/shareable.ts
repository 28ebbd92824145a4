import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { seenRow } from '../access.ts';
import { mayShareFrom } from '../drive.policy.ts';
import { type ItemRow, findItem, isAnyBinned } from '../item.store.ts';
import { type SpaceRow, findSpace, lockSpace } from '../space.store.ts';

export interface Placed {
  readonly item: ItemRow;
  readonly space: SpaceRow;
}

export async function findPlaced(reader: Reader, itemId: string): Promise<Placed | null> {
  const item = await findItem(reader, itemId);
  const space = item && (await findSpace(reader, item.spaceId));
  return item && space ? { item, space } : null;
}

export const isInBin = async (reader: Reader, { status, ancestors }: ItemRow): Promise<boolean> =>
  status === 'binned' || isAnyBinned(reader, ancestors);

/** 404 for those who do not see it, 403 for those who may not share it. */
export async function checkShares(
  reader: Reader,
  viewer: Viewer,
  placed: Placed | null,
): Promise<Authorized<Placed>> {
  if (!placed || (await isInBin(reader, placed.item))) return refuse(driveErrors.drive_item_not_found);
  const may = mayShareFrom(viewer, placed.space);
  if (!may) await seenRow(reader, viewer, placed.item);
  return authorize<Placed, boolean>(placed, may);
}

/** As it stands while nothing else in its drive changes. */
export async function lockPlaced(tx: Tx, itemId: string): Promise<Placed | null> {
  const before = await findItem(tx, itemId);
  const space = before && (await lockSpace(tx, before.spaceId));
  const item = space && (await findItem(tx, itemId));
  return item && space ? { item, space } : null;
}
