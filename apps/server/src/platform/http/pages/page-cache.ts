import { LRUCache } from 'lru-cache';
import type { PageKey } from './page-keys.ts';
import type { ReadyPage } from './ready-page.ts';

interface Kept {
  readonly page: ReadyPage;
  /** When it was last known to show what is true. */
  checkedAt: number;
}

/** How a page is had: rendered, or looked at again. */
export interface PagePlan {
  readonly render: () => Promise<ReadyPage>;
  /** Whether all that the page was made of is as it was. */
  readonly isCurrent: (page: ReadyPage) => Promise<boolean>;
}

/** `cleared`: all pages are gone; `outdated`: a visitor came upon one that showed what was. */
export type PageChange = 'cleared' | 'outdated';

/** So long a page is shown without a look at what it is made of. */
const trustMs = 1_000;
const defaultBytes = 48 * 1_048_576;
/** The share of the pages whose query holds what people type. */
const typedShare = 0.25;

/** Pages as they are kept: packed, and bounded by bytes. */
function pageShelves(now: () => number, maxBytes: number) {
  const shelf = (share: number) =>
    new LRUCache<string, Kept>({
      maxSize: Math.max(1, maxBytes * share),
      maxEntrySize: Math.max(1, maxBytes / 8),
      sizeCalculation: ({ page }, key) => page.bytes() + 2 * key.length,
    });
  const listed = shelf(1 - typedShare);
  // Made-up words must not push out the pages that everyone sees.
  const typed = shelf(typedShare);
  const shelfOf = ({ isTyped }: PageKey) => (isTyped ? typed : listed);
  return {
    bytes: () => listed.calculatedSize + typed.calculatedSize,
    get: (key: PageKey) => shelfOf(key).get(key.text),
    peek: (key: PageKey) => shelfOf(key).peek(key.text),
    trusted: (key: PageKey): ReadyPage | null => {
      const kept = shelfOf(key).get(key.text);
      return kept && now() - kept.checkedAt < trustMs ? kept.page : null;
    },
    delete: (key: PageKey) => void shelfOf(key).delete(key.text),
    keep(key: PageKey, page: ReadyPage, checkedAt: number): void {
      page.shelve();
      shelfOf(key).set(key.text, { page, checkedAt });
    },
    clear(): void {
      listed.clear();
      typed.clear();
    },
  };
}

/**
 * Pages by all that they depend on, bounded by bytes; those that were not asked for longest leave first. A page is rendered
 * once for all who ask meanwhile, and kept until something that it is made of has changed, which is looked at once a
 * second while it is asked for. `maxBytes` 0: none is kept.
 */
export function pageCache(now: () => number = Date.now, maxBytes = defaultBytes) {
  const shelves = pageShelves(now, maxBytes);
  const underWay = new Map<string, Promise<ReadyPage>>();
  let generation = 0;
  let onChange: (change: PageChange) => void = () => undefined;

  const make = async (key: PageKey, { render, isCurrent }: PagePlan): Promise<ReadyPage> => {
    const begun = generation;
    const shelved = shelves.get(key);
    const checkedAt = now();
    if (shelved && (await isCurrent(shelved.page).catch(() => false)) && begun === generation) {
      shelved.checkedAt = checkedAt;
      // Asked for a second time; behind this answer, which need not wait for it.
      setImmediate(() => shelved.page.tighten());
      return shelved.page;
    }
    shelves.delete(key);
    if (shelved) onChange('outdated');
    const page = await render();
    if (page.mayBeKept && begun === generation) shelves.keep(key, page, checkedAt);
    return page;
  };
  const makeOnce = async (key: PageKey, plan: PagePlan): Promise<ReadyPage> => {
    const making = make(key, plan);
    underWay.set(key.text, making);
    try {
      return await making;
    } finally {
      if (underWay.get(key.text) === making) underWay.delete(key.text);
    }
  };
  return {
    bytes: shelves.bytes,
    /** What the pages show has changed: none of them is shown again, nor one that is being rendered now. */
    clear(): void {
      generation += 1;
      shelves.clear();
      underWay.clear();
      onChange('cleared');
    },
    /** Who is told when pages may show something else than they did. */
    whenChanged(listener: (change: PageChange) => void): void {
      onChange = listener;
    },
    /** Null: it is to be had by `get`. */
    getNow: shelves.trusted,
    /** What is kept, though it may show what was; using it does not count as a visit. */
    peek: (key: PageKey): ReadyPage | null => shelves.peek(key)?.page ?? null,
    /** Hands out a way to keep a page that is rendered from now on; it keeps none once the cache was cleared. */
    keeperAhead(): (key: PageKey, page: ReadyPage) => void {
      const begun = generation;
      return (key, page) => {
        // Looked at by its first visit: what it shows may have changed since.
        if (maxBytes > 0 && page.mayBeKept && begun === generation) shelves.keep(key, page, -Infinity);
      };
    },
    async get(key: PageKey, plan: PagePlan): Promise<ReadyPage> {
      if (maxBytes === 0) return plan.render();
      const found = shelves.trusted(key);
      if (found) return found;
      const waiting = underWay.get(key.text);
      if (!waiting) return makeOnce(key, plan);
      const page = await waiting;
      return page.mayBeKept || page.status !== 200 ? page : plan.render();
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;
