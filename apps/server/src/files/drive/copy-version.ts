import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { roleKeyOf } from '../../platform/storage/role-folder.rules.ts';
import { discard, sourceIn } from '../../platform/storage/storage.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DriveCall, DriveDependencies, KeptVersion } from './drive.interface.ts';
import type { DriveOwner } from './drive.policy.ts';
import { quotaOf, teamFolder } from './drive.rules.ts';
import type { ItemRow } from './item.store.ts';
import type { SpaceRow } from './space.store.ts';
import { type VersionRow, findVersions } from './version.store.ts';

/**
 * Where a file of a drive lies: below its business, or in the folder of its person for the role in which it was put there.
 * Someone who adds to the drive of another person adds under that person's key.
 */
export const driveKeyOf = (
  viewer: Viewer,
  { userId, organisationId }: DriveOwner,
  versionId: string,
): string =>
  organisationId === null
    ? roleKeyOf(
        userId === viewer.userId || userId === null ? viewer : { role: null, userId },
        'drive',
        versionId,
      )
    : `${teamFolder}${organisationId}/${versionId}`;

/** A file of its own, so that neither goes with the other. */
export async function copyVersion(
  { platform: { storage } }: DriveDependencies,
  { viewer }: DriveCall,
  { owner, version }: { readonly owner: DriveOwner; readonly version: VersionRow },
): Promise<KeptVersion> {
  const versionId = newId();
  const storageKey = driveKeyOf(viewer, owner, versionId);
  const { mediaType, bytes, sha256 } = version;
  await storage.putStream(storageKey, sourceIn(storage, version.storageKey, bytes), mediaType);
  return { versionId, storageKey, mediaType, bytes, sha256 };
}

/** The copies, by the item of which they are. */
export type CopiedFiles = ReadonlyMap<string, KeptVersion>;

/** Of each file the newest version; none where they do not fit the drive. */
export async function copyVersions(
  deps: DriveDependencies,
  call: DriveCall,
  { owner, items }: { readonly owner: SpaceRow; readonly items: readonly ItemRow[] },
): Promise<CopiedFiles> {
  const { db, storage, config } = deps.platform;
  const versions = await findVersions(
    db,
    items.flatMap(({ versionId }) => versionId ?? []),
  );
  const bytes = [...versions.values()].reduce((sum, version) => sum + version.bytes, 0);
  if (owner.bytes + bytes > quotaOf(config, owner)) refuse(driveErrors.drive_full);
  const copied = new Map<string, KeptVersion>();
  try {
    for (const version of versions.values())
      copied.set(version.itemId, await copyVersion(deps, call, { owner, version }));
    return copied;
  } catch (error) {
    await discard(
      storage,
      [...copied.values()].map(({ storageKey }) => storageKey),
    );
    throw error;
  }
}
