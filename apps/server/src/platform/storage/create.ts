import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createFileKeys } from './file-keys.ts';
import { folderStorage } from './folder.ts';
import { movingStorage } from './moving.ts';
import { s3Storage } from './s3.ts';
import { sealedStorage } from './sealed.ts';
import type { Storage } from './storage.ts';

const folderOf = (dataDir: string): string => path.join(dataDir, 'files');

function bucketOf({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Config): Storage | null {
  if (
    bucket === undefined ||
    region === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  )
    return null;
  return s3Storage({ bucket, region, accessKeyId, secretAccessKey, endpoint });
}

export interface Stores {
  /** Where files are written. */
  readonly store: Storage;
  /** Where files may lie that have not moved yet; null: nowhere else. */
  readonly former: Storage | null;
}

/** A bucket if one is configured, else a folder below the data; the other of the two may hold files of before. */
export function openStores(config: Config, dataDir: string): Stores {
  const bucket = bucketOf(config);
  const folder = folderStorage(folderOf(dataDir));
  if (!bucket || config.FILES_IN === 'folder') return { store: folder, former: bucket };
  return { store: bucket, former: existsSync(folderOf(dataDir)) ? folder : null };
}

/** The folder that a backup has to hold; null: files lie in a bucket alone. */
export function filesToBackUp(config: Config, dataDir: string): string | null {
  const { store, former } = openStores(config, dataDir);
  return store.kind === 'folder' || former?.kind === 'folder' ? folderOf(dataDir) : null;
}

/** Where all files lie, encrypted. */
export function createStorage(config: Config, dataDir: string, db: Database): Storage {
  const { store, former } = openStores(config, dataDir);
  return sealedStorage(
    former ? movingStorage(store, former) : store,
    createFileKeys({ db, secret: config.secret }),
  );
}
