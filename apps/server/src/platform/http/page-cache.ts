import { LRUCache } from 'lru-cache';

export interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

interface Kept {
  readonly until: number;
  readonly page: Page;
}

const lifeMs = 15_000;
const defaultBytes = 32 * 1_048_576;

/** True for an answer that is the same for all visitors: a whole page that sets no cookie and allows caching. */
export function mayKeep({ status, headers }: Page): boolean {
  const personal = headers.some(
    ([name, value]) =>
      name.toLowerCase() === 'set-cookie' ||
      (name.toLowerCase() === 'cache-control' && /no-store|private/i.test(value)),
  );
  return status === 200 && !personal;
}

/** Two bytes a character, as the engine may need, and something for the entry itself. */
const bytesOf = (key: string, page: Page) => 2 * (key.length + page.body.length) + 1_024;

/**
 * A cache of rendered pages for some seconds, bounded by bytes; pages without requests are evicted first. Concurrent
 * requests for one page share one rendering.
 */
export function pageCache(now: () => number = Date.now, maxBytes = defaultBytes) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ page }, key) => bytesOf(key, page),
  });
  const underWay = new Map<string, Promise<Page>>();
  let generation = 0;

  const keep = (key: string, page: Page) => {
    if (mayKeep(page)) kept.set(key, { until: now() + lifeMs, page });
  };
  const renderOnce = async (key: string, render: () => Promise<Page>): Promise<Page> => {
    const rendering = Promise.resolve().then(render);
    const begun = generation;
    underWay.set(key, rendering);
    try {
      const page = await rendering;
      if (begun === generation) keep(key, page);
      return page;
    } finally {
      if (underWay.get(key) === rendering) underWay.delete(key);
    }
  };
  return {
    bytes: () => kept.calculatedSize,
    /** What the pages show has changed: none of them is shown again, nor one that is being rendered now. */
    clear(): void {
      generation += 1;
      kept.clear();
      underWay.clear();
    },
    async get(key: string, render: () => Promise<Page>): Promise<Page> {
      const found = kept.get(key);
      if (found && found.until > now()) return found.page;
      kept.delete(key);
      const waiting = underWay.get(key);
      if (!waiting) return renderOnce(key, render);
      const page = await waiting;
      return mayKeep(page) || page.status !== 200 ? page : render();
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;
