import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { askBytes, pageServers, pagesOrigin } from '../../../../test/harness/page-server.ts';
import { createLog } from '../../log.ts';
import { type PageCache, pageCache } from './page-cache.ts';
import { pageKeys } from './page-keys.ts';
import {
  type AheadRenderer,
  type ExpectedPage,
  keysOfExpected,
  type PagesAhead,
  pagesAhead,
} from './pages-ahead.ts';
import { pageRenderer } from './render-page.ts';

const { state, build, serve, reset, close } = pageServers();
const started: PagesAhead[] = [];
beforeEach(reset);
afterEach(async () => {
  for (const ahead of started.splice(0)) await ahead.stop();
});
afterAll(close);

/** What the other process renders is no rendering of this one. */
function elsewhere() {
  const said = { rendered: [] as string[], opened: 0, ended: 0 };
  const renderer = pageRenderer({
    build: {
      ...build,
      handle: async (request, context) => {
        said.rendered.push(
          `${context.language} ${context.cityCode ?? ''} ${request.url.slice(pagesOrigin.length)}`,
        );
        const answer = await build.handle(request, context);
        state.rendered.pop();
        return answer;
      },
    },
    site: { publicOrigin: pagesOrigin, brand: 'Nukkad', payloadKey: null, production: true },
    api: async () => ({ status: 200, body: state.title, tag: state.title }),
    mobile: null,
  });
  const open = async (): Promise<AheadRenderer> => {
    said.opened += 1;
    return {
      keysOf: async (pages) => keysOfExpected(pageKeys(build), pages),
      render: async ({ key, asked }) => {
        if (asked && (await renderer.isCurrent({ asked }))) return null;
        return structuredClone((await renderer.render(key)).pack());
      },
      end: () => void (said.ended += 1),
    };
  };
  return { said, open };
}

const at = (path: string, cityCode: string | null = null): ExpectedPage => ({ path, cityCode });
/** The renderings of these tests are work of this process, so it is seldom idle. */
const patience = { timeout: 10_000 };
const soon = { start: 1, cleared: 1, outdated: 1 };

interface Ahead {
  readonly pages: readonly ExpectedPage[];
  readonly cache?: PageCache;
  readonly open: () => Promise<AheadRenderer>;
  readonly maxBytes?: number;
}

/** A server whose expected pages are rendered elsewhere; answers its address. */
async function serveAhead({
  pages,
  cache = pageCache(),
  open,
  maxBytes = 1_000_000,
}: Ahead): Promise<string> {
  const ahead = pagesAhead({
    cache,
    log: createLog('silent'),
    expected: async () => pages,
    openRenderer: open,
    maxBytes,
    delays: soon,
  });
  started.push(ahead);
  const url = await serve({ cache });
  ahead.start();
  return url;
}

test('expected pages are there in both languages and for a chosen city before anyone asks, each rendered once', async () => {
  const { said, open } = elsewhere();
  const pages = [at('/home'), at('/home', '1277333'), at('/plain'), at('/plain', '1277333')];
  const url = await serveAhead({ pages, open });
  await expect.poll(() => said.ended, patience).toBe(1);
  expect(said.rendered).toEqual([
    'en  /home',
    'hi  /home',
    'en 1277333 /home',
    'hi 1277333 /home',
    'en  /plain',
    'hi  /plain',
  ]);
  const visits = [
    await askBytes(url, '/home'),
    await askBytes(url, '/home', { cookie: 'lang=hi; place=1277333', 'accept-encoding': 'br' }),
    await askBytes(url, '/plain', { 'accept-encoding': 'gzip' }),
  ];
  expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(visits[0]?.text).toContain('<h1>Tap repair</h1>en');
  expect(state.rendered).toEqual([]);
});

test('a page that was rendered ahead has the headers and the policy of one that a visitor waited for', async () => {
  const { said, open } = elsewhere();
  const plain = await serve();
  const url = await serveAhead({ pages: [at('/home')], open });
  await expect.poll(() => said.ended, patience).toBe(1);
  const lasting = async (server: string) => {
    const { headers, text } = await askBytes(server, '/home');
    const { date: _date, 'x-request-id': _id, 'x-ratelimit-reset': _reset, ...rest } = headers;
    return { text, rest };
  };
  expect(await lasting(url)).toEqual(await lasting(plain));
  expect(state.rendered).toHaveLength(1);
});

test('a page that has changed since it was rendered ahead is not shown', async () => {
  const { said, open } = elsewhere();
  const url = await serveAhead({ pages: [at('/home')], open });
  await expect.poll(() => said.ended, patience).toBe(1);
  state.title = 'Faucet rescue';
  expect((await askBytes(url, '/home')).text).toContain('Faucet rescue');
});

test('what a change dropped is rendered again before the next visitor, and what has not changed is left alone', async () => {
  const { said, open } = elsewhere();
  const cache = pageCache();
  const url = await serveAhead({ pages: [at('/home'), at('/services')], cache, open });
  await expect.poll(() => said.ended, patience).toBe(1);
  cache.clear();
  await expect.poll(() => [said.ended, said.rendered.length], patience).toEqual([2, 8]);
  // A visitor comes upon a page that shows what was: the others are brought up to date.
  state.title = 'Faucet rescue';
  await askBytes(url, '/home');
  await expect.poll(() => [said.ended, said.rendered.length], patience).toEqual([3, 11]);
  expect((await askBytes(url, '/services')).text).toContain('Faucet rescue');
  expect(state.rendered).toHaveLength(1);
});

test('no more is kept ahead than it may take', async () => {
  const { said, open } = elsewhere();
  const cache = pageCache();
  const pages = Array.from({ length: 100 }, (_, page) => at(`/services/${page}`));
  await serveAhead({ pages, cache, open, maxBytes: 50_000 });
  await expect.poll(() => said.ended, patience).toBe(1);
  expect(cache.bytes()).toBeGreaterThan(40_000);
  expect(cache.bytes()).toBeLessThan(60_000);
});

test('it waits while this process is at work', async () => {
  const { said, open } = elsewhere();
  const until = performance.now() + 1_500;
  const busy = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      while (performance.now() - from < 20);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const working = busy();
  await serveAhead({ pages: [at('/home')], open });
  await working;
  expect(said.rendered).toEqual([]);
  await expect.poll(() => said.rendered.length, patience).toBe(2);
});

test('a renderer that breaks ends its round, and visitors are answered as without it', async () => {
  const { said, open } = elsewhere();
  const breaking = async (): Promise<AheadRenderer> => ({
    ...(await open()),
    render: () => Promise.reject(new Error('no memory')),
  });
  const url = await serveAhead({ pages: [at('/home')], open: breaking });
  await expect.poll(() => said.ended, patience).toBe(1);
  expect((await askBytes(url, '/home')).text).toContain('Tap repair');
  await pause(50);
  expect(said.opened).toBe(1);
});
