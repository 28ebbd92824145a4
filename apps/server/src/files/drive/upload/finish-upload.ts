import type { DriveItemAnswer } from '@nukkad/contract/files/drive/drive.model';
import { driveUploadErrors as e } from '@nukkad/contract/files/drive/drive-upload.noun';
import { partOf, systemAuthorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { seenItem } from '../access.ts';
import { driveKeyOf } from '../copy-version.ts';
import type { DriveDependencies, KeptVersion } from '../drive.interface.ts';
import { presentOne } from '../drive.presenter.ts';
import { keepFile } from '../keep-file.ts';
import { findSpace } from '../space.store.ts';
import { checkUpload, nameAfter } from './check-upload.ts';
import type { Finishing } from './finishing.ts';
import { keptName } from './upload.rules.ts';
import {
  type UploadRow,
  deleteParts,
  findUpload,
  listParts,
  lockUpload,
  partKey,
  saveFinished,
} from './upload.store.ts';

const whenKept = 'Its file was kept in the drive.';

/** A folder that is in the bin by now, or gone: it goes to the top of the drive. */
async function folderOf(tx: Tx, viewer: Viewer, { parentId }: UploadRow): Promise<string | null> {
  if (parentId === null) return null;
  try {
    return (await seenItem(tx, viewer, parentId)).item.itemId;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function answerAgain(
  deps: DriveDependencies,
  reader: Reader,
  viewer: Viewer,
  itemId: string,
): Promise<DriveItemAnswer> {
  const { item, ...access } = await seenItem(reader, viewer, itemId);
  return presentOne(deps, reader, viewer, { item, access });
}

/** Null: another call has finished it meanwhile. */
const keepFinished = (
  deps: DriveDependencies,
  call: SignedInCall,
  uploadId: string,
  kept: KeptVersion,
): Promise<{ readonly item: DriveItemAnswer; readonly left: readonly string[] } | null> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const row = await lockUpload(tx, uploadId);
    if (!row) return refuse(e.drive_upload_not_found);
    if (row.itemId !== null) return null;
    const space = await findSpace(tx, row.spaceId);
    const parentId = await folderOf(tx, viewer, row);
    const place = {
      space: space?.organisationId == null ? 'own' : 'team',
      parentId,
      name: keptName(nameAfter(row.name, kept.mediaType)),
      itemId: row.replacesItemId,
    } as const;
    const item = await keepFile(deps, tx, call, place, kept);
    const parts = await listParts(tx, uploadId);
    const permit = systemAuthorized(row, whenKept);
    await deleteParts(tx, permit);
    await saveFinished(tx, partOf(permit, { ...row, itemId: item.itemId, finishedAt: now, touchedAt: now }));
    return { item, left: parts.map(({ partId }) => partKey(row, partId)) };
  });

async function work(deps: DriveDependencies, call: SignedInCall, row: UploadRow): Promise<DriveItemAnswer> {
  const { platform } = deps;
  const { viewer } = call;
  const space = await findSpace(platform.db, row.spaceId);
  if (!space) return refuse(e.drive_upload_not_found);
  const versionId = newId();
  const storageKey = driveKeyOf(viewer, space, versionId);
  try {
    const parts = await listParts(platform.db, row.uploadId);
    const checked = await checkUpload(platform, row, parts, storageKey);
    const done = await keepFinished(deps, call, row.uploadId, { versionId, storageKey, ...checked });
    if (done) {
      await discard(platform.storage, done.left);
      return done.item;
    }
  } catch (error) {
    await discard(platform.storage, [storageKey]);
    throw error;
  }
  await discard(platform.storage, [storageKey]);
  const after = await findUpload(platform.db, row.uploadId);
  return answerAgain(deps, platform.db, viewer, after?.itemId ?? refuse(e.drive_upload_not_found));
}

/** Own; others do not learn that it is there. */
async function ownUpload(reader: Reader, { userId }: Viewer, uploadId: string): Promise<UploadRow> {
  const row = await findUpload(reader, uploadId);
  return row?.userId === userId ? row : refuse(e.drive_upload_not_found);
}

/** Asked again, it answers the same file. Where it is refused, what has come stays until it is removed. */
export async function finishUpload(
  deps: DriveDependencies,
  finishing: Finishing<DriveItemAnswer>,
  call: SignedInCall,
  { uploadId }: { readonly uploadId: string },
): Promise<DriveItemAnswer> {
  const { db } = deps.platform;
  const row = await ownUpload(db, call.viewer, uploadId);
  if (row.itemId !== null) return answerAgain(deps, db, call.viewer, row.itemId);
  if (row.receivedBytes < row.bytes) refuse(e.drive_upload_unfinished);
  return finishing(uploadId, () => work(deps, call, row));
}
