import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { beginDriveUpload } from '@nukkad/contract/files/drive/drive-upload.api';
import {
  type DriveUploadAnswer,
  endingOf,
  takenTypes,
  typeFits,
  uploadLimits,
} from '@nukkad/contract/files/drive/drive-upload.model';
import { driveUploadErrors as e } from '@nukkad/contract/files/drive/drive-upload.noun';
import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockPlace, lockSeen } from '../access.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { mayEdit } from '../drive.policy.ts';
import { fileBytesOf, quotaOf } from '../drive.rules.ts';
import type { SpaceRow } from '../space.store.ts';
import { presentUpload } from './upload.presenter.ts';
import { isSameKind, keptName } from './upload.rules.ts';
import { type UploadRow, insertUpload, listOpenUploads, lockSender } from './upload.store.ts';

type Asked = EndpointParsed<typeof beginDriveUpload>['body'];

interface Target {
  readonly space: SpaceRow;
  readonly parentId: string | null;
  readonly itemId: string | null;
  readonly mayAdd: boolean;
}

/** Where it goes, with the drive locked. Whether it still may is asked again at the end. */
async function targetOf(tx: Tx, call: SignedInCall, asked: Asked, name: string): Promise<Target> {
  const { viewer } = call;
  if (asked.itemId === undefined) {
    const { space, right, parentId } = await lockPlace(tx, call, asked);
    return { space, parentId, itemId: null, mayAdd: mayEdit({ viewer, right }) };
  }
  const { item, space, right } = await lockSeen(tx, viewer, asked.itemId);
  if (item.status !== 'kept' || item.kind !== 'file') refuse(driveErrors.drive_item_not_found);
  if (!isSameKind(name, item.name)) refuse(e.drive_other_kind);
  return { space, parentId: item.parentId, itemId: item.itemId, mayAdd: mayEdit({ viewer, right }) };
}

/** Before a byte is sent: its kind, its size, and room for it. */
export async function beginUpload(
  deps: DriveDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<DriveUploadAnswer> {
  const { viewer, now } = call;
  const { platform } = deps;
  const { config } = platform;
  const ending = endingOf(asked.name) ?? refuse(e.drive_kind_not_taken);
  if (!typeFits(ending, asked.mediaType)) refuse(e.drive_name_differs);
  if (asked.bytes > fileBytesOf(config)) refuse(driveErrors.drive_file_too_large);
  if (ending === 'pdf' && asked.bytes > uploadLimits.pdfBytes) refuse(e.drive_pdf_large);
  const name = keptName(asked.name);
  return platform.write(call, async (tx) => {
    await lockSender(tx, viewer.userId);
    const open = await listOpenUploads(tx, viewer.userId, { after: null, limit: uploadLimits.open });
    if (open.length >= uploadLimits.open) refuse(e.drive_uploads_full);
    const { space, parentId, itemId, mayAdd } = await targetOf(tx, call, asked, name);
    const row: UploadRow = {
      uploadId: newId(),
      userId: viewer.userId,
      spaceId: space.spaceId,
      parentId,
      replacesItemId: itemId,
      name,
      mediaType: takenTypes[ending][0],
      bytes: asked.bytes,
      receivedBytes: 0,
      parts: 0,
      leaseId: null,
      itemId: null,
      createdAt: now,
      touchedAt: now,
      finishedAt: null,
    };
    const permit = authorize(row, mayAdd);
    if (space.bytes + asked.bytes > quotaOf(config, space)) refuse(driveErrors.drive_full);
    await insertUpload(tx, permit);
    return presentUpload(config, row);
  });
}
