import { currentToken } from '../session/session-store.ts';
import { claimsOf } from '../session/token.ts';
import { listStored, readStored, removeStored, writeStored } from './indexed-db.ts';

/** Keys begin with the person's id, although the end of a session clears all of them. Null: no one is signed in, and nothing is kept. */
function ownKey(key: string): string | null {
  const userId = claimsOf(currentToken())?.userId;
  return userId ? `${userId} ${key}` : null;
}

/** Keeps a value on this device until the session ends. A storage that is full or forbidden is no reason to fail. */
export async function keep(key: string, value: unknown): Promise<void> {
  const own = ownKey(key);
  if (own) await writeStored(own, value).catch(() => undefined);
}

export async function forget(key: string): Promise<void> {
  const own = ownKey(key);
  if (own) await removeStored(own).catch(() => undefined);
}

/** What was kept under this key; null: nothing. */
export async function kept<T>(key: string): Promise<T | null> {
  const own = ownKey(key);
  if (!own) return null;
  return ((await readStored(own).catch(() => null)) as T | null | undefined) ?? null;
}

/** All that was kept under keys that begin so, in the order of the keys. */
export async function keptAll<T>(prefix: string): Promise<readonly T[]> {
  const own = ownKey(prefix);
  if (!own) return [];
  return (await listStored(own).catch(() => [])) as T[];
}
