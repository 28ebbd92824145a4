import { ApiError } from '@nukkad/contract/kernel/client';

/** What the server has not acknowledged yet. */
interface Waiting {
  /** Why the server refused it; null: it waits for its turn. */
  readonly failure: string | null;
}

export interface OutboxPorts<Item extends Waiting> {
  /** An ordered id (`newOrderedId`): what was written first goes out first. */
  readonly idOf: (item: Item) => string;
  /** Items of one lane go out one after the other; lanes do not wait for each other. */
  readonly laneOf: (item: Item) => string;
  /** What was refused holds up those behind it, because they build on it. */
  readonly refusedHolds?: true;
  readonly keep: (item: Item) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  readonly recall: () => Promise<readonly Item[]>;
  /** Resolves when the server has committed it. `change` keeps what is done already, as an uploaded file. */
  readonly send: (
    item: Item,
    change: (part: Partial<Item>) => Promise<void>,
    onProgress: (share: number) => void,
  ) => Promise<void>;
}

/** The server is tired or does not answer: sent again by itself. Everything else is a refusal, which a person must see. */
const transient: ReadonlySet<string> = new Set([
  'no_answer',
  'too_many_requests',
  'server_error',
  'unavailable',
  'signed_out',
]);
const mayPass = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.status === 0 || failure.status >= 500 || transient.has(failure.code));

const retryMs = 3_000;

const isOffline = () => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

/**
 * What was written on this device and is not with the server yet. It outlives a reload; items of a lane go out in the order in
 * which they were written. The server takes each id once, so that one which went out twice, because its acknowledgement was
 * lost, has one effect.
 */
export function createOutbox<Item extends Waiting>(ports: OutboxPorts<Item>) {
  const { idOf, laneOf } = ports;
  let items: readonly Item[] = [];
  const none: readonly Item[] = [];
  let byLane = new Map<string, readonly Item[]>();
  const progress = new Map<string, number>();
  const listeners = new Set<() => void>();
  const busy = new Set<string>();
  const wanted = new Set<string>();

  function put(next: readonly Item[]): void {
    items = next.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
    const grouped = new Map<string, Item[]>();
    for (const item of items) grouped.set(laneOf(item), [...(grouped.get(laneOf(item)) ?? []), item]);
    byLane = grouped;
    tell();
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }
  async function change(id: string, part: Partial<Item>): Promise<void> {
    const item = items.find((one) => idOf(one) === id);
    if (!item) return;
    const next = { ...item, ...part };
    put([...items.filter((one) => one !== item), next]);
    await ports.keep(next);
  }
  async function drop(id: string): Promise<void> {
    progress.delete(id);
    await ports.forget(id);
    put(items.filter((item) => idOf(item) !== id));
  }
  function nextIn(lane: string): Item | undefined {
    const waiting = byLane.get(lane) ?? none;
    if (ports.refusedHolds) return waiting[0]?.failure === null ? waiting[0] : undefined;
    return waiting.find(({ failure }) => failure === null);
  }

  /** Whether the next one may go out. */
  async function trySend(item: Item): Promise<boolean> {
    const id = idOf(item);
    // The device knows that it has none: nothing goes out, by the service worker's way either.
    if (isOffline()) return false;
    try {
      await ports.send(
        item,
        (part) => change(id, part),
        (share) => {
          progress.set(id, share);
          tell();
        },
      );
    } catch (failure) {
      progress.delete(id);
      if (mayPass(failure)) return false;
      await change(id, { failure: failure instanceof Error ? failure.message : '' } as Partial<Item>);
      return true;
    }
    await drop(id);
    return true;
  }

  async function sendAll(lane: string): Promise<void> {
    wanted.add(lane);
    if (busy.has(lane)) return;
    busy.add(lane);
    // Asked again meanwhile, e.g. because the connection is back: tried again at once.
    while (wanted.delete(lane)) {
      let next = nextIn(lane);
      while (next && (await trySend(next))) next = nextIn(lane);
      if (next && !wanted.has(lane)) setTimeout(() => void sendAll(lane), retryMs);
    }
    busy.delete(lane);
  }
  const drain = () => {
    for (const lane of byLane.keys()) void sendAll(lane);
  };

  return {
    /** Kept on the device before it goes out. */
    add: async (item: Item) => {
      put([...items, item]);
      await ports.keep(item);
      void sendAll(laneOf(item));
    },
    /** What an earlier visit left. */
    recall: async () => {
      const known = new Set(items.map(idOf));
      put([...items, ...(await ports.recall()).filter((item) => !known.has(idOf(item)))]);
      drain();
    },
    drain,
    /** `part`: what was written anew in it. */
    tryAgain: async (id: string, part: Partial<Item> = {}) => {
      await change(id, { ...part, failure: null });
      drain();
    },
    drop: async (id: string) => {
      await drop(id);
      drain();
    },
    /** Another person is at the device. */
    clear: () => put([]),
    in: (lane: string): readonly Item[] => byLane.get(lane) ?? none,
    /** Of all lanes; the same array until something changes. */
    all: (): readonly Item[] => items,
    progressOf: (id: string): number | null => progress.get(id) ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
