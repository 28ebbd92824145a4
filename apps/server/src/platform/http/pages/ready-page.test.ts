import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askBytes, pageServers } from '../../../../test/harness/page-server.ts';

const { state, serve, reset, close } = pageServers();
let url = '';
beforeAll(async () => {
  url = await serve();
});
beforeEach(reset);
afterAll(close);

test('a page is sent in the tightest encoding that a client takes, and is the same page in all', async () => {
  state.headers = { vary: 'Cookie' };
  for (const _turn of ['rendered', 'kept']) {
    const accepting = (encoding: string) =>
      askBytes(url, '/long', { 'accept-encoding': encoding, cookie: 'lang=hi' });
    const [brotli, gzip, plain] = [
      await accepting('gzip, br'),
      await accepting('gzip'),
      await accepting('identity'),
    ];
    expect([brotli, gzip, plain].map((answer) => answer.headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    for (const answer of [brotli, gzip, plain]) {
      expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    }
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
  }
  expect(state.rendered).toHaveLength(1);
});

test('the first visitor gets a quick packing, later ones a tight one, and both are the same page', async () => {
  const ask = () => askBytes(url, '/long-again', { 'accept-encoding': 'br' });
  const first = await ask();
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  // Looked at again: tightened behind this answer.
  await ask();
  await expect.poll(async () => (await ask()).bytes.length).toBeLessThan(first.bytes.length);
  const later = await ask();
  expect(later.headers.etag).toBe(first.headers.etag);
  expect(later.headers['content-length']).toBe(String(later.bytes.length));
  expect(brotliDecompressSync(later.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true);
});

test('a visitor who has the page is answered that it is the same, kept or looked at again', async () => {
  const first = await askBytes(url, '/again', { 'accept-encoding': 'br' });
  const known = { 'accept-encoding': 'br', 'if-none-match': first.headers.etag ?? '' };
  const answers = [await askBytes(url, '/again', known)];
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  answers.push(await askBytes(url, '/again', known));
  for (const { status, text, headers: said } of answers) {
    expect([status, text]).toEqual([304, '']);
    expect(said['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(said['content-encoding']).toBeUndefined();
  }
  expect(first.headers['cache-control']).toBe('no-cache');
  state.title = 'Faucet rescue';
  await expect.poll(async () => (await askBytes(url, '/again', known)).status, { timeout: 5_000 }).toBe(200);
});
