import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Storage, sourceIn } from './storage.ts';

export interface Moved {
  readonly moved: number;
  readonly bytes: number;
  /** Another file lies at their place in the new store; both were left. */
  readonly differing: readonly string[];
}

/** Null: not there. */
async function hashIn(store: Storage, key: string): Promise<string | null> {
  const file = await store.open(key);
  if (!file) return null;
  const hash = createHash('sha256');
  await pipeline(file.content, hash);
  return hash.digest('hex');
}

/** Its bytes as they lie there; answers how many. */
async function copy(from: Storage, to: Storage, key: string): Promise<number> {
  const part = await from.openPart(key, 0, null);
  if (part === null) return 0;
  if (part === 'outside') {
    // Nothing can be asked of an empty file but the whole.
    const file = await from.get(key);
    if (file) await to.put(key, file.content, file.mediaType);
    return 0;
  }
  part.content.destroy();
  await to.putStream(key, sourceIn(from, key, part.bytes), part.mediaType);
  return part.bytes;
}

type Outcome = 'moved' | 'differs' | 'gone';

async function move(
  from: Storage,
  to: Storage,
  key: string,
  copied: (bytes: number) => void,
): Promise<Outcome> {
  const wanted = await hashIn(from, key);
  if (wanted === null) return 'gone';
  if ((await hashIn(to, key)) === null) copied(await copy(from, to, key));
  if ((await hashIn(to, key)) !== wanted) return (await hashIn(from, key)) === null ? 'gone' : 'differs';
  await from.remove(key);
  return 'moved';
}

/**
 * Moves every file from one store to the other, one after the other, beside servers that read from both. A file leaves the
 * old store once it was read again from the new one and is the same. Killed and started again, it goes on with what is left.
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  onMoved: (moved: number) => void = () => undefined,
): Promise<Moved> {
  let moved = 0;
  let bytes = 0;
  const differing: string[] = [];
  for await (const { key } of from.list('')) {
    const outcome = await move(from, to, key, (more) => {
      bytes += more;
    });
    if (outcome === 'differs') differing.push(key);
    if (outcome !== 'moved') continue;
    moved += 1;
    onMoved(moved);
  }
  return { moved, bytes, differing };
}
