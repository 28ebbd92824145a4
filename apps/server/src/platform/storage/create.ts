import path from 'node:path';
import type { Config } from '../config.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** A bucket if one is configured, else a folder below the data. */
export function createStorage(config: Config, dataDir: string): Storage {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (
    bucket === undefined ||
    region === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  )
    return folderStorage(path.join(dataDir, 'files'));
  return s3Storage({ bucket, region, accessKeyId, secretAccessKey, endpoint });
}
