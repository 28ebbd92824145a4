/** A file that has arrived is opened in a reader process and written anew, beside the memory of the server. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type TakenEnding,
  endingOf,
  takenTypes,
  uploadLimits,
} from '@nukkad/contract/files/drive/drive-upload.model';
import { driveUploadErrors as e } from '@nukkad/contract/files/drive/drive-upload.noun';
import type { Platform } from '../../../platform/platform.ts';
import type { Readers } from '../../../platform/reading/readers.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pdfMediaType, pictureMediaType } from '../../../platform/storage/media-types.ts';
import { sourceOfFile } from '../../../platform/storage/storage.ts';
import { gatherParts } from './upload-parts.ts';
import type { PartRow, UploadRow } from './upload.store.ts';

const refusals = {
  unreadable: e.drive_file_unreadable,
  active: e.drive_file_active,
  locked: e.drive_file_locked,
  too_long: e.drive_file_long,
};

/** As phones photograph; larger ones are made smaller. */
const longestSide = 4_096;
const video = { seconds: uploadLimits.videoHours * 3_600, alsoHevc: true } as const;

interface Given {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
  readonly place: { readonly from: string; readonly to: string };
}

type Kind = 'pdf' | 'picture' | 'video' | 'office' | 'text';

const kindOf: Readonly<Record<TakenEnding, Kind>> = {
  pdf: 'pdf',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  webm: 'video',
  docx: 'office',
  xlsx: 'office',
  csv: 'text',
  txt: 'text',
};

/** Each leaves the file at its place and answers what it is now. */
const readAs: Readonly<Record<Kind, (readers: Readers, file: Given, by: string) => Promise<string>>> = {
  pdf: async (readers, file, by) => {
    await readers.read('pdf', file, { by, options: null, refusals });
    return pdfMediaType;
  },
  picture: async (readers, file, by) => {
    await readers.read('picture', file, { by, options: { side: longestSide }, refusals });
    return pictureMediaType;
  },
  video: async (readers, file, by) =>
    (await readers.read('film', file, { by, options: video, refusals })).mediaType,
  office: async (readers, file, by) =>
    (await readers.read('office', file, { by, options: null, refusals })).mediaType,
  text: async (readers, file, by) =>
    (await readers.read('text', file, { by, options: null, refusals })).mediaType,
};

const endings: Readonly<Record<string, string>> = {
  [pictureMediaType]: 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Its name ends as what it was made into. */
export function nameAfter(name: string, mediaType: string): string {
  const ending = endings[mediaType];
  return ending === undefined ? name : name.replace(/\.[a-z0-9]+$/i, `.${ending}`);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const pieces: AsyncIterable<Buffer> = createReadStream(file);
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

export interface CheckedFile {
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What begins so in the folder of temporary files is ours; one that a crash left is swept. */
export const temporary = 'drive-upload-';

/** Opens it, keeps what was made of it under `storageKey`, and answers what that is. */
export async function checkUpload(
  { storage, readers }: Pick<Platform, 'storage' | 'readers'>,
  upload: Pick<UploadRow, 'uploadId' | 'userId' | 'name'>,
  parts: readonly PartRow[],
  storageKey: string,
): Promise<CheckedFile> {
  const ending = endingOf(upload.name) ?? refuse(e.drive_kind_not_taken);
  const folder = await mkdtemp(path.join(os.tmpdir(), temporary));
  const [from, to] = [path.join(folder, 'sent'), path.join(folder, 'kept')];
  try {
    await gatherParts(storage, upload, parts, from);
    const file = {
      fileName: upload.name,
      mediaType: takenTypes[ending][0],
      content: Buffer.alloc(0),
      place: { from, to },
    };
    const mediaType = await readAs[kindOf[ending]](readers, file, upload.userId);
    const [{ size: bytes }, sha256] = await Promise.all([stat(to), hashOf(to)]);
    await storage.putStream(storageKey, await sourceOfFile(to), mediaType);
    return { mediaType, bytes, sha256 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
