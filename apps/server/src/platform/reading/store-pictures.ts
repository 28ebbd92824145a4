import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../http/route.ts';
import { newId } from '../id.ts';
import type { Platform } from '../platform.ts';
import { pictureMediaType } from '../storage/media-types.ts';
import { discard } from '../storage/storage.ts';

/** A picture that lies in storage, re-encoded; its row is not written yet. */
export interface StoredPicture {
  readonly pictureId: string;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
}

interface Storing {
  /** Whose files they are, to the reader. */
  readonly by: string;
  /** Where they are kept: the last part of a key is the id of the picture. */
  readonly prefix: string;
  readonly unreadable: ErrorFact;
}

type Storage = Pick<Platform, 'readers' | 'storage'>;

const discardPictures = ({ storage }: Storage, pictures: readonly StoredPicture[]) =>
  discard(
    storage,
    pictures.map(({ storageKey }) => storageKey),
  );

async function store(
  { readers, storage }: Storage,
  files: readonly UploadedFile[],
  { by, prefix, unreadable }: Storing,
): Promise<StoredPicture[]> {
  const read = [];
  for (const file of files)
    read.push(await readers.read('picture', file, { by, options: {}, refusals: { unreadable } }));
  const pictures: StoredPicture[] = [];
  try {
    for (const { content, width, height } of read) {
      const pictureId = newId();
      const storageKey = prefix + pictureId;
      await storage.put(storageKey, content, pictureMediaType);
      pictures.push({ pictureId, storageKey, width, height });
    }
    return pictures;
  } catch (error) {
    await discardPictures({ readers, storage }, pictures);
    throw error;
  }
}

/**
 * All of them, or none: re-encoded, without what the camera wrote into them. `keep` writes their rows and answers which
 * pictures are there; sent again with the same key, its answer is that of the first time, and these files belong to no row.
 */
export async function storePictures<Answer extends { readonly items: readonly { pictureId: string }[] }>(
  platform: Storage,
  files: readonly UploadedFile[],
  storing: Storing,
  keep: (pictures: readonly StoredPicture[]) => Promise<Answer>,
): Promise<Answer> {
  const pictures = await store(platform, files, storing);
  try {
    const answer = await keep(pictures);
    const kept = new Set(answer.items.map(({ pictureId }) => pictureId));
    await discardPictures(
      platform,
      pictures.filter(({ pictureId }) => !kept.has(pictureId)),
    );
    return answer;
  } catch (error) {
    await discardPictures(platform, pictures);
    throw error;
  }
}
