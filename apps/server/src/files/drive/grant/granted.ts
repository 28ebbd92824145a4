import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { GrantedRight } from '../drive.policy.ts';
import { findGranted } from './grant.store.ts';

/** Those of these items on which this person has a grant that holds now, each with its right. */
export const grantsOn = async (
  reader: Reader,
  viewer: Viewer,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, GrantedRight>> =>
  itemIds.length === 0 ? new Map() : findGranted(reader, viewer, itemIds);
