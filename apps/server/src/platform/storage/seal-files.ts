import { factsOf } from './sealed-file.ts';
import { type Storage, sourceIn } from './storage.ts';

/** Writes a file of before encryption anew; false: it is encrypted, or gone. */
async function seal(store: Storage, sealed: Storage, key: string): Promise<boolean> {
  const part = await store.openPart(key, 0, null);
  if (part === null) return false;
  if (part === 'outside') {
    const file = await store.get(key);
    if (file) await sealed.put(key, file.content, file.mediaType);
    return file !== null;
  }
  part.content.destroy();
  if (factsOf(key, part.mediaType)) return false;
  await sealed.putStream(key, sourceIn(store, key, part.bytes), part.mediaType);
  return true;
}

/** Every file that lies in `store` as it was sent is written anew by `sealed`; answers how many. */
export async function sealFiles(store: Storage, sealed: Storage): Promise<number> {
  let count = 0;
  for await (const { key } of store.list('')) {
    const wasPlain = await seal(store, sealed, key).catch(async (error: unknown) => {
      // Removed while it was written: what was written of it has no row, and is swept.
      if ((await store.open(key)) === null) return false;
      throw error;
    });
    if (wasPlain) count += 1;
  }
  return count;
}
