import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** Folders and files of other drives that are shared with this person. No grants are given yet. */
export const sharedRoots = (_reader: Reader, _viewer: Viewer): Promise<readonly string[]> =>
  Promise.resolve([]);
