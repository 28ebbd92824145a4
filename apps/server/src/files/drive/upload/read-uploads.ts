import type { listDriveUploads } from '@nukkad/contract/files/drive/drive-upload.api';
import { driveUploadErrors as e } from '@nukkad/contract/files/drive/drive-upload.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import * as z from 'zod/mini';
import { authorize } from '../../../platform/authorize.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { presentUpload } from './upload.presenter.ts';
import { deleteUpload, listOpenUploads, listParts, lockUpload, partKey } from './upload.store.ts';

type Dependencies = { readonly platform: Pick<Platform, 'config' | 'db' | 'storage' | 'write'> };

export const readUploads = (
  { platform: { config, db } }: Dependencies,
  { viewer: { userId } }: SignedInCall,
  asked: EndpointParsed<typeof listDriveUploads>['query'],
) =>
  listOf(asked, {
    after: z.tuple([z.uuid()]),
    rows: (key, limit) => listOpenUploads(db, userId, { after: key?.[0] ?? null, limit }),
    key: ({ uploadId }) => [uploadId],
    items: (rows) => rows.map((row) => presentUpload(config, row)),
  });

/** With all that has come of it. */
export async function removeUpload(
  { platform: { storage, write } }: Dependencies,
  call: SignedInCall,
  { uploadId }: { readonly uploadId: string },
): Promise<{ uploadId: string }> {
  const keys = await write(call, async (tx) => {
    const row = await lockUpload(tx, uploadId);
    if (row?.userId !== call.viewer.userId || row.finishedAt !== null)
      return refuse(e.drive_upload_not_found);
    const parts = await listParts(tx, uploadId);
    await deleteUpload(tx, authorize(row, row.userId === call.viewer.userId));
    return parts.map(({ partId }) => partKey(row, partId));
  });
  await discard(storage, keys);
  return { uploadId };
}
