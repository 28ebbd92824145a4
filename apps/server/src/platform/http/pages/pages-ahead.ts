import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import type { PageCache, PageChange } from './page-cache.ts';
import type { PageKey, PageKeys } from './page-keys.ts';
import { type PackedPage, ReadyPage } from './ready-page.ts';
import type { AskedCall } from './rendered-page.ts';

/** A public page that visitors are expected at. */
export interface ExpectedPage {
  /** Path and query. */
  readonly path: string;
  /** The city that the visitor has chosen; null: none. */
  readonly cityCode: string | null;
}

export interface AheadTask {
  readonly key: PageKey;
  /** What the kept page was made of; null: none is kept. */
  readonly asked: readonly AskedCall[] | null;
}

/** Renders pages in a process of its own. */
export interface AheadRenderer {
  /** `keysOfExpected`, there: matching each path against all routes leaves garbage in memory. */
  keysOf(pages: readonly ExpectedPage[]): Promise<readonly PageKey[]>;
  /** Null: the kept page shows what is true. */
  render(task: AheadTask): Promise<PackedPage | null>;
  end(): void;
}

type Delays = Readonly<Record<'start' | PageChange, number>>;

interface Parts {
  readonly cache: PageCache;
  readonly log: Log;
  /** The most wanted first. */
  readonly expected: () => Promise<readonly ExpectedPage[]>;
  readonly openRenderer: () => Promise<AheadRenderer>;
  /** What they may take in memory together, besides copies in encodings that visitors ask for later. */
  readonly maxBytes: number;
  /** Milliseconds from a start or a change to the round that follows it. */
  readonly delays?: Delays;
}

const languages = ['en', 'hi'] as const;
const defaultDelays = { start: 2_000, cleared: 5_000, outdated: 60_000 };
/** The share of its time in which this process may be at work and still count as idle. */
const idleBelow = 0.5;
const busyPauseMs = 250;

/** Resolves while this process has little to do; at once if that was so since the last question. */
function idleness(): () => Promise<void> {
  let since = performance.eventLoopUtilization();
  return async () => {
    for (;;) {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, since);
      since = now;
      if (utilization < idleBelow) return;
      await pause(busyPauseMs);
    }
  };
}

/** The keys of these pages in both languages, each once: neither the place nor a parameter counts for all. */
export function keysOfExpected(keys: PageKeys, pages: readonly ExpectedPage[]): readonly PageKey[] {
  const all = pages.flatMap(({ path, cityCode }) =>
    languages.map((language) => keys.of(path, { language, cityCode })),
  );
  return [...new Map(all.map((key) => [key.text, key])).values()];
}

/** One round: each expected page that is not kept as it is. Answers how many were rendered. */
async function renderAll(
  { cache, expected, maxBytes }: Parts,
  renderer: AheadRenderer,
  isOver: () => boolean,
): Promise<number> {
  const whenIdle = idleness();
  const keep = cache.keeperAhead();
  let bytes = 0;
  let rendered = 0;
  for (const key of await renderer.keysOf(await expected())) {
    if (bytes >= maxBytes) break;
    await whenIdle();
    if (isOver()) break;
    const kept = cache.peek(key);
    const packed = await renderer.render({ key, asked: kept?.asked ?? null });
    const page = packed ? new ReadyPage(packed) : kept;
    if (packed && page) keep(key, page);
    if (packed) rendered += 1;
    bytes += page?.packedBytes() ?? 0;
  }
  return rendered;
}

/** Runs a round some time after it was last wanted; what is wanted meanwhile is done by the next. */
function inRounds(delays: Delays, round: () => Promise<void>) {
  let timer: NodeJS.Timeout | null = null;
  let dueAt = Infinity;
  let running: Promise<void> | null = null;
  let missed: keyof Delays | null = null;
  let stopped = false;
  const run = async (): Promise<void> => {
    dueAt = Infinity;
    running = round();
    await running;
    running = null;
    const next = missed;
    missed = null;
    if (next) want(next);
  };
  const want = (why: keyof Delays): void => {
    if (running) missed = missed === 'cleared' ? missed : why;
    const at = performance.now() + delays[why];
    if (stopped || running || at >= dueAt) return;
    if (timer) clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void run(), delays[why]).unref();
  };
  return {
    want,
    async stop(): Promise<void> {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Renders public pages before anyone asks for them: after the start, and again when the cache was cleared or a visitor
 * came upon a page that had changed. One page after the other, in a process that lives as long as a round and has a low
 * priority, and only while this process is idle; so no visitor waits for it, and the memory of rendering is given back.
 * See docs/decisions/loading-the-web-app.md.
 */
export function pagesAhead(parts: Parts) {
  const { cache, log, delays = defaultDelays } = parts;
  let opened: AheadRenderer | null = null;
  let stopped = false;

  const round = async (): Promise<void> => {
    const began = performance.now();
    try {
      opened = await parts.openRenderer();
      const pages = stopped ? 0 : await renderAll(parts, opened, () => stopped);
      log.info({ pages, ms: Math.round(performance.now() - began) }, 'public pages were rendered ahead');
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'public pages could not be rendered ahead');
    } finally {
      opened?.end();
      opened = null;
    }
  };
  const rounds = inRounds(delays, round);
  return {
    start(): void {
      cache.whenChanged(rounds.want);
      rounds.want('start');
    },
    async stop(): Promise<void> {
      stopped = true;
      opened?.end();
      await rounds.stop();
    },
  };
}

export type PagesAhead = ReturnType<typeof pagesAhead>;
