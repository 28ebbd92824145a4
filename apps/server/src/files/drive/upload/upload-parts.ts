/** The bytes of an upload in the store, piece by piece. */
import { type FileHandle, open } from 'node:fs/promises';
import { codeOf as errorCode } from '../../../platform/error-code.ts';
import { newId } from '../../../platform/id.ts';
import { FileUnreadable, type Storage, StorageFault } from '../../../platform/storage/storage.ts';
import { type PartRow, type UploadRow, partKey } from './upload.store.ts';

/** What is held in memory of one upload, and the longest part. */
export const partBytes = 2 * 1024 * 1024;
const mediaType = 'application/octet-stream';

/** Adds a part at its place; false: another request adds now. */
export type AddPart = (part: PartRow) => Promise<boolean>;

type Sent = Pick<UploadRow, 'userId' | 'uploadId'>;

interface Coming {
  readonly storage: Storage;
  readonly upload: Sent;
  readonly add: AddPart;
  readonly mostParts: number;
  offset: number;
  parts: number;
}

/** The file is there before its row, and goes where the row does not come. */
async function keepPart(coming: Coming, content: Buffer): Promise<boolean> {
  if (coming.parts >= coming.mostParts) return false;
  const partId = newId();
  const key = partKey(coming.upload, partId);
  await coming.storage.put(key, content, mediaType);
  const isAdded = await coming
    .add({ fromByte: coming.offset, partId, bytes: content.length })
    .catch(async (error: unknown) => {
      await coming.storage.remove(key).catch(() => undefined);
      throw error;
    });
  if (!isAdded) {
    await coming.storage.remove(key).catch(() => undefined);
    return false;
  }
  coming.offset += content.length;
  coming.parts += 1;
  return true;
}

/** The connection broke: what came before is kept all the same. */
async function* untilBroken(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch {
    return;
  }
}

/**
 * Keeps what comes until it ends, also where it ends by a broken connection. Answers how far the upload is; null: another
 * request has taken it over.
 */
export async function keepParts(coming: Coming, pieces: AsyncIterable<Buffer>): Promise<number | null> {
  let waiting: Buffer[] = [];
  let held = 0;
  const keepHeld = async (): Promise<boolean> => {
    if (held === 0) return true;
    const content = Buffer.concat(waiting, held);
    waiting = [];
    held = 0;
    return keepPart(coming, content);
  };
  for await (const piece of untilBroken(pieces))
    for (let from = 0; from < piece.length; ) {
      const taken = piece.subarray(from, from + partBytes - held);
      waiting.push(taken);
      held += taken.length;
      from += taken.length;
      if (held === partBytes && !(await keepHeld())) return null;
    }
  return (await keepHeld()) ? coming.offset : null;
}

async function writePart(handle: FileHandle, storage: Storage, key: string): Promise<number> {
  const file = await storage.open(key);
  if (!file) throw new FileUnreadable(key, 'a part of it is gone');
  let written = 0;
  const pieces: AsyncIterable<Buffer> = file.content;
  for await (const piece of pieces) {
    await handle.writeFile(piece);
    written += piece.length;
  }
  return written;
}

/** All of it as one file of this machine, which none but this process may read. */
export async function gatherParts(
  storage: Storage,
  upload: Sent,
  parts: readonly PartRow[],
  file: string,
): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    for (const { partId, bytes } of parts) {
      const key = partKey(upload, partId);
      if ((await writePart(handle, storage, key)) !== bytes)
        throw new FileUnreadable(key, 'a part of it was cut');
    }
  } catch (error) {
    throw errorCode(error) === 'ENOSPC' ? new StorageFault(true, error) : error;
  } finally {
    await handle.close();
  }
}
