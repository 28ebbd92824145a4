import type { Storage } from './storage.ts';

/** From the store to which files move; what is not there yet from the one where they lay. */
async function fromEither<Found>(
  store: Storage,
  former: Storage,
  ask: (one: Storage) => Promise<Found | null>,
): Promise<Found | null> {
  // Asked again at the end: it may have moved between the two questions.
  return (await ask(store)) ?? (await ask(former)) ?? ask(store);
}

/** Two stores as one while files move from `former` to `store`: new ones are written to `store` alone. */
export function movingStorage(store: Storage, former: Storage): Storage {
  return {
    kind: store.kind,
    put: async (key, content, mediaType) => {
      await store.put(key, content, mediaType);
      await former.remove(key);
    },
    putStream: async (key, source, mediaType) => {
      await store.putStream(key, source, mediaType);
      await former.remove(key);
    },
    get: (key) => fromEither(store, former, (one) => one.get(key)),
    open: (key) => fromEither(store, former, (one) => one.open(key)),
    openPart: (key, from, to) => fromEither(store, former, (one) => one.openPart(key, from, to)),
    remove: async (key) => {
      await store.remove(key);
      await former.remove(key);
    },
    // What was copied and lies in both is listed twice.
    list: async function* (prefix) {
      yield* store.list(prefix);
      yield* former.list(prefix);
    },
    sweepUnfinished: async (before) =>
      (await store.sweepUnfinished(before)) + (await former.sweepUnfinished(before)),
  };
}
