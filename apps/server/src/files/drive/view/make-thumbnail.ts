/** Small pictures of files, made by the reader when one is first looked at, and kept beside the file under the same key. */
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../../platform/platform.ts';
import { FairQueue } from '../../../platform/reading/fair-queue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { thumbnailKeyOf } from '../drive.rules.ts';
import type { VersionRow } from '../version.store.ts';
import { isDrawn } from './file-kind.rules.ts';

const mebibyte = 1024 * 1024;
/** Pixels of the longer side: a card of the grid on a good screen. */
const side = 320;
/** Pictures of 10 KB each. */
const keptBytes = 8 * mebibyte;
/** A grid asks for a hundred at once; they wait here, and one of a person at a time at the reader. */
const queueLimits = { atOnce: 2, waitingOfOne: 200, waiting: 1_000, patienceMs: 30_000 };
const none = Buffer.alloc(0);

export interface Thumbnails {
  /** Null: a file of its kind has none, or its reader refused it. */
  of(version: VersionRow, userId: string): Promise<Buffer | null>;
}

async function drawn(
  { readers }: Platform,
  by: string,
  kept: { readonly content: Buffer; readonly mediaType: string },
): Promise<Buffer | null> {
  const options = { page: 0, name: null, longestSide: side };
  const refusals = { unreadable: kernelErrors.file_too_complex };
  try {
    const { picture } = await readers.read(
      'viewed',
      { fileName: 'kept', ...kept },
      { by, options, refusals },
    );
    return picture && Buffer.from(picture);
  } catch (error) {
    if (error instanceof Refusal && error.fact === kernelErrors.file_too_complex) return null;
    throw error;
  }
}

async function made(platform: Platform, version: VersionRow, by: string): Promise<Buffer | null> {
  const { storage } = platform;
  const key = thumbnailKeyOf(version.storageKey);
  const before = await storage.get(key);
  if (before) return before.content;
  const kept = await storage.get(version.storageKey);
  const picture = kept && (await drawn(platform, by, kept));
  if (picture) await storage.put(key, picture, 'image/webp');
  return picture;
}

/** Of this process, by version: what is asked for twice is made once. */
export function createThumbnails(platform: Platform): Thumbnails {
  const queue = new FairQueue(queueLimits);
  const known = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    sizeCalculation: (picture) => picture.length + 200,
  });
  const find = async (version: VersionRow, by: string): Promise<Buffer> => {
    const before = known.get(version.versionId);
    if (before) return before;
    const picture = (await made(platform, version, by)) ?? none;
    known.set(version.versionId, picture);
    return picture;
  };
  return {
    of: async (version, userId) => {
      if (!isDrawn(version)) return null;
      const by = `thumbnails of ${userId}`;
      const picture = known.get(version.versionId) ?? (await queue.run(by, () => find(version, by)));
      return picture.length === 0 ? null : picture;
    },
  };
}
