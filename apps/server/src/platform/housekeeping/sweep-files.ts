import type { Database, Reader } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';

/** The files of a domain in storage: where they lie, and which of them its rows know. */
export interface KeptFiles {
  /** Key prefixes. Where two domains use one, a file stays if either knows it. */
  readonly prefixes: readonly string[];
  /** Those of `keys` that a row points to. */
  readonly listKnown: (reader: Reader, keys: readonly string[]) => Promise<readonly string[]>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids at one position of keys such as `people/<id>/<id>`, counted as `at()` counts. */
export function idsIn(keys: readonly string[], place: number): string[] {
  return keys.map((key) => key.split('/').at(place) ?? '').filter((part) => uuid.test(part));
}

const batchSize = 500;
/** A file is there before its row: an upload that is under way is left alone, however slow. */
const graceMs = 24 * 3_600_000;

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly kept: readonly KeptFiles[];
}

async function removeUnknown(
  { db, storage }: Dependencies,
  keepers: readonly KeptFiles[],
  keys: string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const known = new Set((await Promise.all(keepers.map((kept) => kept.listKnown(db, keys)))).flat());
  const unknown = keys.filter((key) => !known.has(key));
  for (const key of unknown) await storage.remove(key);
  return unknown.length;
}

/** Who keeps files below each prefix. */
function keepersOf(kept: readonly KeptFiles[]): ReadonlyMap<string, readonly KeptFiles[]> {
  const keepers = new Map<string, KeptFiles[]>();
  for (const one of kept)
    for (const prefix of one.prefixes) keepers.set(prefix, [...(keepers.get(prefix) ?? []), one]);
  return keepers;
}

/**
 * Removes files that no row points to, left by a crash between file and row or by a store that refused to remove them,
 * and what unfinished writes left. Answers how many.
 */
export async function sweepFiles(deps: Dependencies, now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  let swept = await deps.storage.sweepUnfinished(before);
  for (const [prefix, keepers] of keepersOf(deps.kept)) {
    let keys: string[] = [];
    for await (const { key, changedAt } of deps.storage.list(prefix)) {
      if (changedAt < before) keys.push(key);
      if (keys.length < batchSize) continue;
      swept += await removeUnknown(deps, keepers, keys);
      keys = [];
    }
    swept += await removeUnknown(deps, keepers, keys);
  }
  return swept;
}
