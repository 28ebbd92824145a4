import { createHash } from 'node:crypto';
import type { DriveItemAnswer } from '@nukkad/contract/files/drive/drive.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { discard } from '../../platform/storage/storage.ts';
import { organisationOf } from '../../platform/viewer.ts';
import { driveKeyOf } from './copy-version.ts';
import type { DriveDependencies, MadeFile } from './drive.interface.ts';
import { keepFile } from './keep-file.ts';

/** A file of our own making at the top of the team drive; it goes where its row does not come. */
export async function keepMade(
  deps: DriveDependencies,
  call: SignedInCall,
  { name, content, mediaType }: MadeFile,
): Promise<DriveItemAnswer> {
  const { platform } = deps;
  const { storage } = platform;
  const { viewer } = call;
  const versionId = newId();
  const storageKey = driveKeyOf(viewer, { userId: null, organisationId: organisationOf(viewer) }, versionId);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const kept = { versionId, storageKey, mediaType, bytes: content.length, sha256 };
  await storage.put(storageKey, content, mediaType);
  try {
    return await platform.write(call, (tx) =>
      keepFile(deps, tx, call, { space: 'team', parentId: null, name }, kept),
    );
  } catch (error) {
    await discard(storage, [storageKey]);
    throw error;
  }
}
