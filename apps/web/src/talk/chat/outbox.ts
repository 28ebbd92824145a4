import { ApiError } from '@nukkad/contract/kernel/client';

/** A message that the server has not acknowledged yet. */
export interface Waiting<Document = unknown> {
  readonly messageId: string;
  readonly conversationId: string;
  readonly text: string;
  /** Chosen and not uploaded yet. */
  readonly files: readonly File[];
  /** Uploaded. */
  readonly documents: readonly Document[];
  readonly at: string;
  /** Why the server refused it; null: it waits for its turn. */
  readonly failure: string | null;
}

export interface OutboxPorts<Item extends Waiting> {
  readonly keep: (item: Item) => Promise<void>;
  readonly forget: (messageId: string) => Promise<void>;
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

/** The first that goes out in a conversation; one that was refused does not hold up those behind it. */
const nextIn = <Item extends Waiting>(items: readonly Item[], conversationId: string): Item | undefined =>
  items.find((item) => item.conversationId === conversationId && item.failure === null);

/**
 * Messages that were written and are not with the server yet. They outlive a reload; those of a conversation go out one after
 * the other, in the order in which they were written. The server takes each id once, so that one which went out twice, because
 * its acknowledgement was lost, is one message.
 */
export function createOutbox<Item extends Waiting>(ports: OutboxPorts<Item>) {
  let items: readonly Item[] = [];
  const none: readonly Item[] = [];
  let byConversation = new Map<string, readonly Item[]>();
  const progress = new Map<string, number>();
  const listeners = new Set<() => void>();
  const busy = new Set<string>();
  const wanted = new Set<string>();

  function put(next: readonly Item[]): void {
    items = next.toSorted((one, other) => (one.messageId < other.messageId ? -1 : 1));
    const grouped = new Map<string, Item[]>();
    for (const item of items)
      grouped.set(item.conversationId, [...(grouped.get(item.conversationId) ?? []), item]);
    byConversation = grouped;
    tell();
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }
  async function change(messageId: string, part: Partial<Item>): Promise<void> {
    const item = items.find((one) => one.messageId === messageId);
    if (!item) return;
    const next = { ...item, ...part };
    put([...items.filter((one) => one !== item), next]);
    await ports.keep(next);
  }
  async function drop(messageId: string): Promise<void> {
    progress.delete(messageId);
    await ports.forget(messageId);
    put(items.filter((item) => item.messageId !== messageId));
  }

  /** Whether the next one may go out. */
  async function trySend(item: Item): Promise<boolean> {
    const { messageId } = item;
    try {
      await ports.send(
        item,
        (part) => change(messageId, part),
        (share) => {
          progress.set(messageId, share);
          tell();
        },
      );
    } catch (failure) {
      progress.delete(messageId);
      if (mayPass(failure)) return false;
      await change(messageId, { failure: failure instanceof Error ? failure.message : '' } as Partial<Item>);
      return true;
    }
    await drop(messageId);
    return true;
  }

  async function sendAll(conversationId: string): Promise<void> {
    wanted.add(conversationId);
    if (busy.has(conversationId)) return;
    busy.add(conversationId);
    // Asked again meanwhile, e.g. because the connection is back: tried again at once.
    while (wanted.delete(conversationId)) {
      let next = nextIn(items, conversationId);
      while (next && (await trySend(next))) next = nextIn(items, conversationId);
      if (next && !wanted.has(conversationId)) setTimeout(() => void sendAll(conversationId), retryMs);
    }
    busy.delete(conversationId);
  }
  const drain = () => {
    for (const conversationId of byConversation.keys()) void sendAll(conversationId);
  };

  return {
    /** Kept on the device before it goes out. */
    add: async (item: Item) => {
      put([...items, item]);
      await ports.keep(item);
      void sendAll(item.conversationId);
    },
    /** What an earlier visit left. */
    recall: async () => {
      const known = new Set(items.map(({ messageId }) => messageId));
      put([...items, ...(await ports.recall()).filter(({ messageId }) => !known.has(messageId))]);
      drain();
    },
    drain,
    tryAgain: async (messageId: string) => {
      await change(messageId, { failure: null } as Partial<Item>);
      drain();
    },
    drop,
    /** Another person is at the device. */
    clear: () => put([]),
    in: (conversationId: string): readonly Item[] => byConversation.get(conversationId) ?? none,
    progressOf: (messageId: string): number | null => progress.get(messageId) ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
