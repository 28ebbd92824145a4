/** What the seeds write here: a file as an upload that has ended keeps it. */
import { createHash } from 'node:crypto';
import { newId } from '../../platform/id.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { lockPlace } from './access.ts';
import { driveKeyOf } from './copy-version.ts';
import type { DriveCall, FilePlace } from './drive.interface.ts';
import { addFile, putVersion } from './keep-file.ts';

interface SeedFile {
  readonly content: Buffer;
  readonly mediaType: string;
}

export async function seedDriveFile(
  platform: Platform,
  call: DriveCall,
  place: FilePlace,
  { content, mediaType }: SeedFile,
): Promise<string> {
  const { viewer } = call;
  const { space, parentId, name, itemId } = place;
  const versionId = newId();
  const owner =
    space === 'own'
      ? { userId: viewer.userId, organisationId: null }
      : { userId: null, organisationId: viewer.organisationId };
  const storageKey = driveKeyOf(viewer, owner, versionId);
  await platform.storage.put(storageKey, content, mediaType);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kept = { versionId, storageKey, mediaType, bytes: content.length, sha256 };
  return platform.write(system, async (tx) => {
    if (itemId) return (await putVersion({ platform }, tx, call, { itemId, kept })).item.itemId;
    const locked = await lockPlace(tx, call, { space, parentId });
    return (await addFile({ platform }, tx, call, { place: locked, name, kept })).item.itemId;
  });
}
