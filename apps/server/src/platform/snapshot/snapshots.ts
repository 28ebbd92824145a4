import { LRUCache } from 'lru-cache';
import type { Reader } from '../db/database.ts';
import { type WholeName, askVersions } from './asked-versions.ts';
import { findVersions } from './version.store.ts';
import { type VersionsOf, sharedVersions } from './versions.ts';

/** What was read at a version, or is being read. */
interface Held<State> {
  readonly version: string;
  readonly state: Promise<State>;
  readonly bytes: number;
}

export interface KeyedParts<State> {
  readonly load: (reader: Reader, key: string) => Promise<State>;
  /** About how much memory one key's state takes. */
  readonly bytesOf: (state: State) => number;
  readonly maxBytes: number;
  /** True: all keys have the version of the name. Otherwise a key's version is that of `name:key`. */
  readonly shared?: boolean;
}

/**
 * The one way in which domains hold rows in memory. Each name has a version in the database, which triggers raise in the
 * transaction that changes its rows (migration 0370). Every read compares it, so it sees all that was committed when it
 * began, on every node. What decides a write reads its rows within the transaction; what is held by `whole` may be used
 * there with the reader of the transaction, which then compares the version over its own connection.
 */
export interface Snapshots {
  /** All rows of a name: read when they are asked for first, once for all who ask meanwhile. */
  whole<State>(name: WholeName, load: (reader: Reader) => Promise<State>): Whole<State>;
  /** The rows of one key of a name. Beyond `maxBytes` the longest unused keys are dropped. */
  byKey<State>(name: string, parts: KeyedParts<State>): (key: string) => Promise<State>;
  /** The versions of names at this moment. */
  readonly versionsOf: VersionsOf;
}

/**
 * `within`: a transaction, or reads over one connection. It asks the versions over its own connection and never waits for
 * another one; where something else holds by now, it reads the rows itself, and they are held anew for those who come
 * later. Rows that the same transaction has changed are not seen so: what it has written itself, it reads from the tables.
 */
export type Whole<State> = (within?: Reader) => Promise<State>;

type VersionOf = (name: string) => Promise<string>;

/**
 * What is loaded at an older version stays under that version, by which no later read finds it. `database`: its connections
 * are no transaction, so a reading within it asks as one without any does.
 */
function holdWhole<State>(
  versionOf: VersionOf,
  name: WholeName,
  load: (reader: Reader) => Promise<State>,
  database: Reader,
): Whole<State> {
  let held: Held<State> | null = null;
  let loaded: { readonly version: string; readonly state: State } | null = null;
  const latest = async (): Promise<State> => {
    const version = await versionOf(name);
    if (held?.version === version) return held.state;
    const mine = { version, state: load(database), bytes: 0 };
    held = mine;
    mine.state.then(
      (state) => {
        loaded = { version, state };
      },
      () => {
        if (held === mine) held = null;
      },
    );
    return mine.state;
  };
  return async (within) => {
    if (!within || within === database) return latest();
    const version = (await askVersions(within)).get(name) ?? '0';
    if (loaded?.version === version) return loaded.state;
    latest().catch(() => undefined);
    return load(within);
  };
}

function holdByKey<State>(
  versionOf: (key: string) => Promise<string>,
  {
    load,
    bytesOf,
    maxBytes,
  }: Pick<KeyedParts<State>, 'bytesOf' | 'maxBytes'> & {
    readonly load: (key: string) => Promise<State>;
  },
) {
  const kept = new LRUCache<string, Held<State>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + 256,
  });
  return async (key: string): Promise<State> => {
    const version = await versionOf(key);
    const known = kept.get(key);
    if (known?.version === version) return known.state;
    const mine = { version, state: load(key), bytes: 0 };
    kept.set(key, mine);
    try {
      const state = await mine.state;
      if (kept.peek(key) === mine) kept.set(key, { ...mine, bytes: bytesOf(state) });
      return state;
    } catch (error) {
      if (kept.peek(key) === mine) kept.delete(key);
      throw error;
    }
  };
}

export function openSnapshots(reader: Reader): Snapshots {
  const versionsOf = sharedVersions((names) => findVersions(reader, names));
  const versionOf = async (name: string) => (await versionsOf([name])).get(name) ?? '0';
  return {
    versionsOf,
    whole: (name, load) => holdWhole(versionOf, name, load, reader),
    byKey: (name, { load, shared = false, ...bounds }) =>
      holdByKey((key) => versionOf(shared ? name : `${name}:${key}`), {
        ...bounds,
        load: (key) => load(reader, key),
      }),
  };
}
