import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { UploadedFile } from '../http/route.ts';
import { newId } from '../id.ts';
import type { Readers } from '../reading/readers.ts';
import { pictureMediaType } from './media-types.ts';
import { type Storage, discard } from './storage.ts';

/** A picture in its place; the last part of its key is its id. */
export interface StoredPicture {
  readonly pictureId: string;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
}

interface Storing {
  readonly readers: Readers;
  readonly storage: Storage;
}

const discardPictures = (storage: Storage, pictures: readonly StoredPicture[]) =>
  discard(
    storage,
    pictures.map(({ storageKey }) => storageKey),
  );

/** All of them, or none: re-encoded in the reader process, without what the camera wrote into them. */
export async function storePictures(
  { readers, storage }: Storing,
  files: readonly UploadedFile[],
  {
    folder,
    by,
    unreadable,
  }: { readonly folder: string; readonly by: string; readonly unreadable: ErrorFact },
): Promise<readonly StoredPicture[]> {
  const read = [];
  for (const file of files)
    read.push(await readers.read('picture', file, { by, options: {}, refusals: { unreadable } }));
  const pictures: StoredPicture[] = [];
  try {
    for (const { content, width, height } of read) {
      const pictureId = newId();
      const storageKey = `${folder}/${pictureId}`;
      await storage.put(storageKey, content, pictureMediaType);
      pictures.push({ pictureId, storageKey, width, height });
    }
    return pictures;
  } catch (error) {
    await discardPictures(storage, pictures);
    throw error;
  }
}

/**
 * Writes the rows of stored pictures; files that are in no row go. Sent again with the same key, the answer is that of the
 * first time, and names none of these.
 */
export async function keepPictures<Answer>(
  storage: Storage,
  pictures: readonly StoredPicture[],
  write: () => Promise<Answer>,
  idsOf: (answer: Answer) => readonly string[],
): Promise<Answer> {
  try {
    const answer = await write();
    const kept = new Set(idsOf(answer));
    await discardPictures(
      storage,
      pictures.filter(({ pictureId }) => !kept.has(pictureId)),
    );
    return answer;
  } catch (error) {
    await discardPictures(storage, pictures);
    throw error;
  }
}
