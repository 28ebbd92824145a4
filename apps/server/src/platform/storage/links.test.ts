import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { signLink } from './links.ts';

const viewerId = randomUUID();
const key = 'booking/018f/photo-1';
let app: Mounted;
let link = '';
beforeAll(async () => {
  app = await mounted(() => []);
  await app.platform.storage.put(key, Buffer.from('a picture'), 'image/webp');
  await app.platform.storage.put('invoice/1', Buffer.from('%PDF'), 'application/pdf');
  await app.platform.storage.put('page/1', Buffer.from('<script>alert(1)</script>'), 'text/html');
  link = signLink(app.platform.config.secret, key, viewerId, app.clock.now());
});
afterAll(() => app.close());

const load = (address: string, method = 'GET') => fetch(new URL(address, app.url), { method });

test('promise 62: a good link loads its file, and nothing may run from it', async () => {
  const answer = await load(link);
  expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('promise 63: what is not a picture of ours is saved, never shown', async () => {
  for (const other of ['invoice/1', 'page/1']) {
    const answer = await load(signLink(app.platform.config.secret, other, viewerId, app.clock.now()));
    expect([
      answer.status,
      answer.headers.get('content-disposition'),
      answer.headers.get('content-security-policy'),
    ]).toEqual([200, 'attachment', "default-src 'none'; sandbox"]);
  }
});

test('promise 62: any changed bit, method, user or file is 403', async () => {
  const [path = '', query = ''] = link.split('?');
  const s = new URLSearchParams(query).get('s') ?? '';
  const changed = (name: string, value: string) => {
    const search = new URLSearchParams(query);
    search.set(name, value);
    return `${path}?${search}`;
  };
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const flipped = Array.from(s, (character, at) =>
    changed('s', `${s.slice(0, at)}${alphabet[(alphabet.indexOf(character) + 1) % 64]}${s.slice(at + 1)}`),
  );
  const expiry = Number(new URLSearchParams(query).get('e'));
  const forged = [
    ...flipped,
    changed('s', ''),
    changed('s', `${s}A`),
    changed('s', s.slice(0, -1)),
    changed('u', randomUUID()),
    changed('e', String(expiry + 1)),
    changed('e', 'NaN'),
    path,
    `/files/invoice/1?${query}`,
    `${path}?${query}&s=${s}`,
    `${path}/x?${query}`,
    `/files/?${query}`,
    `/files/..%2f..%2fsecret?${query}`,
    `/files/A?${query}`,
  ];
  for (const address of forged) expect([address, (await load(address)).status]).toEqual([address, 403]);
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect([method, (await load(link, method)).status]).toEqual([method, 403]);
});

test('promise 62: a link lives 5 to 10 minutes, and stays the same for a while', () => {
  const { secret } = app.platform.config;
  for (let at = app.clock.now().getTime(); at < app.clock.now().getTime() + 600_000; at += 7_001) {
    const expires = Number(
      new URLSearchParams(signLink(secret, key, viewerId, new Date(at)).split('?')[1]).get('e'),
    );
    expect(expires - at).toBeGreaterThan(300_000 - 1);
    expect(expires - at).toBeLessThanOrEqual(600_000);
  }
  const base = new Date('2026-11-23T04:00:00.000Z');
  expect(signLink(secret, key, viewerId, new Date(base.getTime() + 299_999))).toBe(
    signLink(secret, key, viewerId, base),
  );
});

test('promise 62: after its end a link is 403; a file that is gone is 404', async () => {
  const gone = signLink(app.platform.config.secret, 'booking/none', viewerId, app.clock.now());
  expect((await load(gone)).status).toBe(404);
  app.clock.advance(600_001);
  expect((await load(link)).status).toBe(403);
});

test('a video plays by ranges; what asks otherwise, or for another file, gets it whole', async () => {
  const film = Buffer.from('0123456789');
  const { secret } = app.platform.config;
  const videoKey = 'candidate-videos/018f';
  await app.platform.storage.put(videoKey, film, 'video/webm');
  const ask = async (range: string | null, ofKey = videoKey) => {
    const address = signLink(secret, ofKey, viewerId, app.clock.now());
    const answer = await fetch(new URL(address, app.url), { headers: range === null ? {} : { range } });
    return [answer.status, await answer.text(), answer.headers.get('content-range')];
  };
  const whole = await fetch(new URL(signLink(secret, videoKey, viewerId, app.clock.now()), app.url));
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-type': 'video/webm',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await ask('bytes=0-1')).toEqual([206, '01', 'bytes 0-1/10']);
  expect(await ask('bytes=7-')).toEqual([206, '789', 'bytes 7-9/10']);
  expect(await ask('bytes=4-99')).toEqual([206, '456789', 'bytes 4-9/10']);
  for (const other of [null, 'bytes=10-', 'bytes=-2', 'bytes=0-1,4-5', 'bytes=5-2', 'lines=0-1'])
    expect([other, ...(await ask(other))]).toEqual([other, 200, '0123456789', null]);
  expect(await ask('bytes=0-1', 'invoice/1')).toEqual([200, '%PDF', null]);
  const forged = await fetch(new URL(`/files/${videoKey}`, app.url), { headers: { range: 'bytes=0-1' } });
  expect(forged.status).toBe(403);
});
