import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import { pictureMediaType } from '../storage/media-types.ts';
import { sourceOfFile } from '../storage/storage.ts';
import { handedBeside } from './placed-file.ts';

/** Larger than it is shown on any screen. */
const pictureSide = 1_280;

export interface StoredVideo {
  readonly mediaType: string;
  readonly bytes: number;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

interface Storing {
  readonly by: string;
  readonly seconds: number;
  readonly storageKey: string;
  readonly pictureKey: string;
  readonly refusals: {
    readonly unreadable: ErrorFact;
    readonly too_long: ErrorFact;
    readonly picture: ErrorFact;
  };
}

/** By its place on the disk: with its copy it may be more than a reader process holds, and it waits behind no film. */
async function storeFilm(
  { readers, storage }: Pick<Platform, 'readers' | 'storage'>,
  { fileName, mediaType, content }: UploadedFile,
  { by, seconds: longest, storageKey, refusals: { unreadable, too_long } }: Storing,
): Promise<StoredVideo> {
  const folder = await mkdtemp(path.join(os.tmpdir(), handedBeside));
  const place = { from: path.join(folder, 'sent'), to: path.join(folder, 'kept') };
  try {
    await writeFile(place.from, content, { mode: 0o600 });
    const file = { fileName, mediaType, content: Buffer.alloc(0), place };
    const options = { seconds: longest };
    const read = await readers.read('clip', file, { by, options, refusals: { unreadable, too_long } });
    await storage.putStream(storageKey, await sourceOfFile(place.to), read.mediaType);
    const { size: bytes } = await stat(place.to);
    const { seconds, width, height } = read;
    return { mediaType: read.mediaType, bytes, seconds, width, height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The picture first, as it costs less; both looked at and made anew by their readers. */
export async function storeVideo(
  platform: Pick<Platform, 'readers' | 'storage'>,
  { video, picture }: { readonly video: UploadedFile; readonly picture: UploadedFile },
  storing: Storing,
): Promise<StoredVideo> {
  const { by, pictureKey, refusals } = storing;
  const drawn = await platform.readers.read('picture', picture, {
    by,
    options: { side: pictureSide },
    refusals: { unreadable: refusals.picture },
  });
  await platform.storage.put(pictureKey, Buffer.from(drawn.content), pictureMediaType);
  return storeFilm(platform, video, storing);
}
