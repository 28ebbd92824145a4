import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listSharedKeys } from '../grant/grant.store.ts';

/** The latest of them are looked in. */
const mostRoots = 500;

/** Folders and files of other drives that are shared with this person. */
export const sharedRoots = async (reader: Reader, viewer: Viewer): Promise<readonly string[]> =>
  (await listSharedKeys(reader, viewer, null, null, mostRoots)).map(({ itemId }) => itemId);
