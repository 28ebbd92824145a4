import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { GrantedRight } from '../drive.policy.ts';

/** Those of these items on which this person has a grant that holds now, each with its right. No grants are given yet. */
export const grantsOn = (
  _reader: Reader,
  _viewer: Viewer,
  _itemIds: readonly string[],
): Promise<ReadonlyMap<string, GrantedRight>> => Promise.resolve(new Map());

/** Of an item and the folders above it: the widest right that a grant on one of them gives; null: none does. */
export async function grantedRights(
  reader: Reader,
  viewer: Viewer,
  itemIds: readonly string[],
): Promise<GrantedRight | null> {
  const rights = [...(await grantsOn(reader, viewer, itemIds)).values()];
  if (rights.includes('edit')) return 'edit';
  return rights.length > 0 ? 'view' : null;
}
