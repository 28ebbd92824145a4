import { expect, test } from 'vitest';
import { type Page, mayKeep, pageCache } from './page-cache.ts';

const page = (over: Partial<Page> = {}): Page => ({
  status: 200,
  headers: [],
  body: '<p>Hello</p>',
  ...over,
});

function counting(answer: Page = page()) {
  let rendered = 0;
  const render = async () => {
    rendered += 1;
    const mine = rendered;
    await Promise.resolve();
    return { ...answer, body: `${answer.body}${mine}` };
  };
  return { render, times: () => rendered };
}

test('a page is rendered once for 15 seconds', async () => {
  let now = 0;
  const cache = pageCache(() => now);
  const { render, times } = counting();
  await cache.get('/', render);
  now = 14_999;
  await cache.get('/', render);
  expect(times()).toBe(1);
  now = 15_000;
  expect((await cache.get('/', render)).body).toContain('2');
});

test('who comes while it is rendered waits for it', async () => {
  const cache = pageCache();
  const { render, times } = counting();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render)));
  expect([times(), new Set(pages).size]).toEqual([1, 1]);
});

test.each([
  ['sets a cookie', page({ headers: [['Set-Cookie', 'a=b']] })],
  ['asks to be kept from caches', page({ headers: [['cache-control', 'private, no-store']] })],
])('a page that %s belongs to one visitor, also among those who came together', async (_why, personal) => {
  const cache = pageCache();
  const { render, times } = counting(personal);
  expect(mayKeep(personal)).toBe(false);
  const pages = await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
  expect([times(), new Set(pages.map(({ body }) => body)).size, cache.bytes()]).toEqual([3, 3, 0]);
});

test.each([404, 301, 500])('an answer of %i is not kept', async (status) => {
  const cache = pageCache();
  const { render, times } = counting(page({ status }));
  await cache.get('/x', render);
  await cache.get('/x', render);
  expect([times(), cache.bytes()]).toEqual([2, 0]);
});

test('a rendering that fails is tried again by the next one', async () => {
  const cache = pageCache();
  const broken = () => {
    throw new Error('no page');
  };
  await expect(cache.get('/', broken)).rejects.toThrow('no page');
  expect((await cache.get('/', counting().render)).status).toBe(200);
});

test('it stays below its bytes whatever addresses are made up, the oldest leaving first', async () => {
  const limit = 100_000;
  const cache = pageCache(Date.now, limit);
  const { render, times } = counting(page({ body: 'x'.repeat(4_000) }));
  for (let number = 0; number < 100; number += 1) await cache.get(`/${number}`, render);
  expect(cache.bytes()).toBeLessThanOrEqual(limit);
  expect(cache.bytes()).toBeGreaterThan(limit / 2);
  await cache.get('/99', render);
  expect(times()).toBe(100);
  await cache.get('/0', render);
  expect(times()).toBe(101);
});

test('a page that people ask for stays, however many addresses are made up meanwhile', async () => {
  const cache = pageCache(() => 0, 100_000);
  const home = counting(page({ body: 'x'.repeat(4_000) }));
  const { render } = counting(page({ body: 'x'.repeat(4_000) }));
  for (let number = 0; number < 100; number += 1) {
    await cache.get('/', home.render);
    await cache.get(`/${number}`, render);
  }
  expect(home.times()).toBe(1);
});

test('a page that is too large for it is not kept', async () => {
  const cache = pageCache(Date.now, 10_000);
  await cache.get('/', counting(page({ body: 'x'.repeat(5_000) })).render);
  expect(cache.bytes()).toBe(0);
});
