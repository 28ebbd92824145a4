import { expect, test } from 'vitest';
import { type PagePlan, pageCache } from './page-cache.ts';
import type { PageKey } from './page-keys.ts';
import { ReadyPage } from './ready-page.ts';
import { type RenderedPage, mayKeep } from './rendered-page.ts';

const keyOf = (address: string, isTyped = false): PageKey => ({
  address,
  isTyped,
  language: 'en',
  cityCode: null,
  text: `en  ${address}`,
});

const rendered = (over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from('<p>Hello</p>'),
  scripts: [],
  asked: [],
  ...over,
});

const bodyOf = (page: ReadyPage) => page.bytesIn('identity').toString();

/** A page of what is true, with a number that says how often it was rendered. */
function counting(answer: RenderedPage = rendered()) {
  const state = { truth: 'first', rendered: 0, looks: 0 };
  const made = new Map<ReadyPage, string>();
  const plan: PagePlan = {
    render: async () => {
      state.rendered += 1;
      const page = new ReadyPage({
        ...answer,
        body: Buffer.from(`${answer.body.toString()}${state.truth} ${state.rendered}`),
      });
      made.set(page, state.truth);
      await Promise.resolve();
      return page;
    },
    isCurrent: async (page) => {
      state.looks += 1;
      return made.get(page) === state.truth;
    },
  };
  return { plan, state };
}

test('a page is rendered once while what it shows stays, and looked at once a second', async () => {
  let now = 0;
  const cache = pageCache(() => now);
  const { plan, state } = counting();
  for (now = 0; now < 60_000; now += 250) await cache.get(keyOf('/'), plan);
  expect([state.rendered, state.looks]).toEqual([1, 59]);
});

test('a change is shown within a second', async () => {
  let now = 0;
  const cache = pageCache(() => now);
  const { plan, state } = counting();
  await cache.get(keyOf('/'), plan);
  state.truth = 'second';
  now = 999;
  expect(bodyOf(await cache.get(keyOf('/'), plan))).toContain('first');
  now = 1_000;
  expect(cache.getNow(keyOf('/'))).toBeNull();
  expect(bodyOf(await cache.get(keyOf('/'), plan))).toContain('second');
});

test('a page that cannot be looked at is rendered', async () => {
  let now = 0;
  const cache = pageCache(() => now);
  const { plan, state } = counting();
  await cache.get(keyOf('/'), plan);
  now = 1_000;
  await cache.get(keyOf('/'), { ...plan, isCurrent: () => Promise.reject(new Error('no database')) });
  expect(state.rendered).toBe(2);
});

test('who comes while it is rendered waits for it', async () => {
  const cache = pageCache();
  const { plan, state } = counting();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get(keyOf('/'), plan)));
  expect([state.rendered, new Set(pages).size]).toEqual([1, 1]);
});

test('what was being rendered when a change was told of is shown to none who come later', async () => {
  const cache = pageCache();
  const { plan, state } = counting();
  const early = cache.get(keyOf('/'), plan);
  cache.clear();
  await Promise.all([early, cache.get(keyOf('/'), plan)]);
  expect(state.rendered).toBe(2);
  await cache.get(keyOf('/'), plan);
  expect(state.rendered).toBe(2);
});

test.each([
  ['sets a cookie', rendered({ headers: [['Set-Cookie', 'a=b']] })],
  ['asks to be kept from caches', rendered({ headers: [['cache-control', 'private, no-store']] })],
])('a page that %s belongs to one visitor, also among those who came together', async (_why, personal) => {
  const cache = pageCache();
  const { plan, state } = counting(personal);
  expect(mayKeep(personal)).toBe(false);
  const pages = await Promise.all([1, 2, 3].map(() => cache.get(keyOf('/'), plan)));
  expect([state.rendered, new Set(pages.map(bodyOf)).size, cache.bytes()]).toEqual([3, 3, 0]);
  expect(cache.getNow(keyOf('/'))).toBeNull();
});

test.each([404, 301, 500])('an answer of %i is not kept', async (status) => {
  const cache = pageCache();
  const { plan, state } = counting(rendered({ status }));
  await cache.get(keyOf('/x'), plan);
  await cache.get(keyOf('/x'), plan);
  expect([state.rendered, cache.bytes()]).toEqual([2, 0]);
});

test('a rendering that fails is tried again by the next one', async () => {
  const cache = pageCache();
  const { plan } = counting();
  const broken = { ...plan, render: () => Promise.reject(new Error('no page')) };
  await expect(cache.get(keyOf('/'), broken)).rejects.toThrow('no page');
  expect((await cache.get(keyOf('/'), plan)).status).toBe(200);
});

const large = rendered({ body: Buffer.alloc(4_000, 'x') });

test('it stays below its bytes whatever addresses are made up, the oldest leaving first', async () => {
  const limit = 200_000;
  const cache = pageCache(() => 0, limit);
  const { plan, state } = counting(large);
  for (let number = 0; number < 100; number += 1) await cache.get(keyOf(`/${number}`), plan);
  expect(cache.bytes()).toBeLessThanOrEqual(limit);
  expect(cache.bytes()).toBeGreaterThan(limit / 2);
  await cache.get(keyOf('/99'), plan);
  expect(state.rendered).toBe(100);
  await cache.get(keyOf('/0'), plan);
  expect(state.rendered).toBe(101);
});

test('words that people type push out no page that can be listed', async () => {
  const cache = pageCache(() => 0, 200_000);
  const home = counting(large);
  const search = counting(large);
  await cache.get(keyOf('/home'), home.plan);
  for (let number = 0; number < 300; number += 1)
    await cache.get(keyOf(`/services?q=${number}`, true), search.plan);
  await cache.get(keyOf('/home'), home.plan);
  expect([home.state.rendered, search.state.rendered]).toEqual([1, 300]);
});

test('a page that is too large for it is not kept, and with no room none is', async () => {
  for (const bytes of [10_000, 0]) {
    const cache = pageCache(() => 0, bytes);
    const { plan, state } = counting(large);
    await cache.get(keyOf('/'), plan);
    await cache.get(keyOf('/'), plan);
    expect([cache.bytes(), state.rendered]).toEqual([0, 2]);
  }
});
