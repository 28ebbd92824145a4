import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostileLinks, innerAddresses } from '../../../../test/fixtures/hostile-links.ts';
import type { Dial, Reach } from './fetch-public.ts';
import { readPage } from './read-link.ts';

const publicAddress = '93.184.216.34';
const page = '<title>A page</title>';

let server: http.Server;
let port: number;
/** Connections that came to the server, and places that were to be connected to. */
let connections = 0;
let dialled: string[] = [];
let asked: string[] = [];
beforeAll(async () => {
  server = http.createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://site').searchParams.get('to');
    if (to === null) response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(302, { location: to }).end();
  });
  server.on('connection', () => void (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [connections, dialled, asked] = [0, [], []];
});

/** Wherever it is to go, it comes to the server here, where it is counted again. */
const dial: Dial = (url, { address }) =>
  new Promise((resolve, reject) => {
    dialled.push(address);
    const headers = { connection: 'close' };
    http
      .get({ host: '127.0.0.1', port, path: `${url.pathname}${url.search}`, headers }, resolve)
      .on('error', reject);
  });

const reach = (addressesOf: (name: string) => readonly string[]): Reach => ({
  own: ['nukkad.city.in'],
  sites: null,
  dial,
  resolve: async (name) => {
    asked.push(name);
    return addressesOf(name);
  },
});
const readBy = (url: string, addressesOf: (name: string) => readonly string[]) =>
  readPage({ url, agent: 'Test' }, reach(addressesOf), () => undefined);

test('a page behind a public address is asked, at that address, after one look-up', async () => {
  const found = await readBy('https://site.news.in/story?id=1', () => [publicAddress]);
  expect([found?.title, asked, dialled, connections]).toEqual([
    'A page',
    ['site.news.in'],
    [publicAddress],
    1,
  ]);
});

test(`none of ${hostileLinks.length} hostile links leads to a connection, nor to a look-up`, async () => {
  expect(hostileLinks.length).toBeGreaterThanOrEqual(120);
  for (const link of hostileLinks)
    expect([link, await readBy(link, () => [publicAddress])]).toEqual([link, null]);
  expect([asked, dialled, connections]).toEqual([[], [], 0]);
});

test(`none of ${innerAddresses.length} addresses that are not public is connected to, alone or beside a public one`, async () => {
  for (const address of innerAddresses) {
    for (const answer of [[address], [publicAddress, address], [address, publicAddress]])
      expect([answer, await readBy('https://site.news.in/', () => answer)]).toEqual([answer, null]);
  }
  expect(await readBy('https://nowhere.news.in/', () => [])).toBeNull();
  expect([dialled, connections]).toEqual([[], 0]);
});

test('a redirect to any of them is not followed: the page that redirects is all that is asked', async () => {
  const inner = (name: string) => (name === 'site.news.in' ? [publicAddress] : ['10.0.0.7']);
  // What a browser reads as a part of the page it is on leads back to that page.
  const absolute = hostileLinks.filter(
    (link) => /^[a-z]+:/i.test(link) && URL.canParse(link) && link.length < 500,
  );
  const targets = [...absolute, 'https://inner.news.in/'].filter((link) => /^[\x20-\x7e]*$/.test(link));
  for (const to of targets) {
    const found = await readBy(`https://site.news.in/?to=${encodeURIComponent(to)}`, inner);
    expect([to, found]).toEqual([to, null]);
  }
  expect(targets.length).toBeGreaterThan(90);
  expect(new Set(dialled)).toEqual(new Set([publicAddress]));
  expect([dialled.length, connections]).toEqual([targets.length, targets.length]);
});

test('a name that changes its answer is asked once, and what it said first is where the connection goes', async () => {
  const answers = [[publicAddress], ['127.0.0.1']];
  const found = await readBy('https://rebinding.news.in/', () => answers.shift() ?? ['127.0.0.1']);
  expect([found?.title, asked.length, dialled]).toEqual(['A page', 1, [publicAddress]]);
  expect(await readBy('https://rebinding.news.in/', () => answers.shift() ?? [])).toBeNull();
  expect(dialled).toEqual([publicAddress]);
});

test('three redirects are followed, each looked up anew, and a fourth is not', async () => {
  const through = (hops: number): string =>
    hops === 0
      ? 'https://site0.news.in/'
      : `https://site${hops}.news.in/?to=${encodeURIComponent(through(hops - 1))}`;
  expect((await readBy(through(3), () => [publicAddress]))?.title).toBe('A page');
  expect(asked).toEqual(['site3.news.in', 'site2.news.in', 'site1.news.in', 'site0.news.in']);
  expect(await readBy(through(4), () => [publicAddress])).toBeNull();
});
