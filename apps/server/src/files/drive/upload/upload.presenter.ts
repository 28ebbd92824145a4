import { type DriveUploadAnswer, uploadLimits } from '@nukkad/contract/files/drive/drive-upload.model';
import type { Config } from '../../../platform/config.ts';
import { codeOf, uploadsAt } from './upload-code.ts';
import { endsAt } from './upload.rules.ts';
import type { UploadRow } from './upload.store.ts';

export const presentUpload = ({ secret }: Pick<Config, 'secret'>, row: UploadRow): DriveUploadAnswer => ({
  uploadId: row.uploadId,
  name: row.name,
  bytes: row.bytes,
  offset: row.receivedBytes,
  url: `${uploadsAt}/${codeOf(secret, row)}`,
  partBytes: uploadLimits.partBytes,
  itemId: row.replacesItemId,
  createdAt: row.createdAt.toISOString(),
  endsAt: endsAt(row.touchedAt, uploadLimits.days).toISOString(),
});
