import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';
import { type WebBuild, type WebContext, mountPages } from './web.ts';

/** A web app whose pages tell what they were asked with. */
let app: FastifyInstance;
let rendered: Request[] = [];
let headers: Record<string, string> = {};

const build: WebBuild = {
  handle: async (request, { nonce }) => {
    rendered.push(request);
    const cookie = request.headers.get('cookie') ?? '';
    return new Response(`<script nonce="${nonce}"></script>${request.url} ${cookie}`, {
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    });
  },
};

beforeAll(async () => {
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100' },
    'a secret of the tests',
  );
  app = await createServer(config, createLog('silent'));
  const context: WebContext = {
    api: () => Promise.reject(new Error('not asked')),
    nonce: '__NONCE__',
    publicOrigin: 'https://nukkad.example',
    brand: 'Nukkad',
    payloadKey: null,
    production: true,
  };
  mountPages(app, build, context);
});
beforeEach(() => {
  rendered = [];
  headers = {};
});
afterAll(() => app.close());

const visit = (url: string, cookie = '', method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({
    method,
    url,
    headers: { cookie, authorization: 'Bearer a.b.c', 'x-forwarded-host': 'evil.example' },
  });

test('one rendering serves all visitors, each with its own nonce', async () => {
  const [one, other] = [await visit('/one'), await visit('/one')];
  expect(rendered).toHaveLength(1);
  const nonces = [one, other].map(({ body }) => /nonce="([0-9a-f]{32})"/.exec(body)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, answer] of [one, other].entries())
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
});

test('an address in another spelling is the same page, rendered once', async () => {
  for (const url of ['/about/us%2fthem?q=%20', '/%61bout/%75s%2Fthem?q=%20', '/about/us%2Fthem?q=%20'])
    expect((await visit(url)).statusCode).toBe(200);
  expect(rendered.map(({ url }) => url)).toEqual(['https://nukkad.example/about/us%2Fthem?q=%20']);
});

test('of the visitor a page learns language, theme and city; no token, no session, no other cookie', async () => {
  await visit('/two', 'XSRF-TOKEN=secret; lang=hi; session=mine; place=1277333');
  expect(rendered[0]?.headers.get('cookie')).toBe('lang=hi; place=1277333');
  expect(rendered[0]?.headers.get('authorization')).toBeNull();
  expect(rendered[0]?.url).toBe('https://nukkad.example/two');
});

test('another language or city is another page, and a made-up cookie is not', async () => {
  await visit('/three', 'lang=en');
  await visit('/three', 'lang=hi');
  await visit('/three', 'lang=hi; rubbish=1');
  await visit('/three', `lang=hi; place=${'9'.repeat(4_000)}`);
  expect(rendered).toHaveLength(2);
});

test('HEAD answers as GET does, without a body', async () => {
  const [get, head] = [await visit('/four'), await visit('/four', '', 'HEAD')];
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    get.headers['content-length'],
  ]);
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a page that sets a cookie is made for each visitor', async () => {
  headers = { 'set-cookie': 'mine=1' };
  await visit('/five');
  await visit('/five');
  expect(rendered).toHaveLength(2);
});

test.each(['//evil.example/x', '/\\evil.example', '/%2F%2Fevil.example', '/a?next=//evil.example'])(
  'the address %s stays on our own origin',
  async (url) => {
    await visit(url);
    expect(rendered.every((request) => new URL(request.url).origin === 'https://nukkad.example')).toBe(true);
  },
);

test.each(['GET', 'HEAD'] as const)(
  '%s of the root redirects to home without a page being drawn',
  async (method) => {
    const answers = await Promise.all(
      ['/', '/?friend=ABCD2345', '//elsewhere.example/x'].map((url) => visit(url, '', method)),
    );
    expect(answers.map(({ statusCode, headers: { location } }) => [statusCode, location])).toEqual([
      [301, '/home'],
      [301, '/home?friend=ABCD2345'],
      [200, undefined],
    ]);
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=86400');
    expect(rendered.filter(({ url }) => new URL(url).pathname === '/')).toEqual([]);
  },
);

test.each([
  ['GET', '/api/nowhere'],
  ['GET', '/api'],
  ['GET', '/%61pi/nowhere'],
  ['GET', '/%61ssets/gone-1a2b3c.js'],
  ['GET', '/assets/gone-1a2b3c.js'],
  ['POST', '/one'],
] as const)('%s %s is no page', async (method, url) => {
  const answer = await visit(url, '', method);
  expect([answer.statusCode, answer.json().code, rendered.length]).toEqual([404, 'not_found', 0]);
});

test('where phones have a site of their own, the server sends them there and carries the width’s rule for the rest', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, 'a secret of the tests');
  const withPhones = await createServer(config, createLog('silent'));
  const page = '<html><head></head><body></body></html>';
  mountPages(
    withPhones,
    { handle: async () => new Response(page, { headers: { vary: 'Cookie', 'content-type': 'text/html' } }) },
    {
      api: () => Promise.reject(new Error('not asked')),
      nonce: '__NONCE__',
      publicOrigin: 'https://nukkad.example',
      brand: 'Nukkad',
      production: true,
      payloadKey: null,
    },
    { mobile: { origin: 'https://m.nukkad.example', product: 'nukkad' } },
  );
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
  const open = (url: string, agent: string, host = 'nukkad.example') =>
    withPhones.inject({ method: 'GET', url, headers: { 'user-agent': agent, host } });

  const desk = await open('/help/support', 'Mozilla/5.0 (X11; Linux x86_64)');
  const phone = await open('/help/support?x=1', iphone);
  const root = await open('/?x=1', iphone);
  expect([root.statusCode, root.headers.location, root.headers.vary]).toEqual([
    302,
    'https://m.nukkad.example/?x=1',
    'User-Agent',
  ]);
  expect([desk.statusCode, phone.statusCode]).toEqual([200, 302]);
  expect(phone.headers).toMatchObject({
    location: 'https://m.nukkad.example/faqs?x=1',
    vary: expect.stringContaining('User-Agent'),
    'cache-control': 'no-store',
  });
  expect(desk.headers['vary']).toMatch(/Cookie.*User-Agent/i);
  const nonce = /<script nonce="([0-9a-f]{32})">\(function/.exec(desk.body)?.[1];
  expect(desk.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect((await open('/anything/else?a=b', iphone)).headers['location']).toBe(
    'https://m.nukkad.example/anything/else?a=b',
  );
  expect((await open('/help/support', iphone, 'm.nukkad.example')).statusCode).toBe(200);
  expect((await open('/%68elp/s%75pport', iphone)).headers['location']).toBe('https://m.nukkad.example/faqs');
  expect((await open('/services.data', iphone)).statusCode).toBe(200);
  expect((await open('/api/nowhere', iphone)).statusCode).toBe(404);
  await withPhones.close();
});

test('without such a site a page is the same for every device', async () => {
  const phone = await app.inject({ url: '/six', headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' } });
  expect([phone.statusCode, phone.headers['vary'] ?? '', phone.body.includes('matchMedia')]).toEqual([
    200,
    expect.not.stringContaining('User-Agent'),
    false,
  ]);
});

test('a page is compressed for clients that take gzip, with the same nonce as its policy, and plain for others', async () => {
  const url = `/long?${'x'.repeat(2_000)}`;
  const asked = (encoding: string) =>
    app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding, cookie: 'lang=hi' } });
  headers = { vary: 'Cookie' };
  const [packed, plain] = [await asked('gzip, br'), await asked('identity')];
  expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    'gzip',
    undefined,
  ]);
  expect(packed.headers['vary']).toBe('Cookie, Accept-Encoding');
  expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  const nonce = /nonce-([0-9a-f]{32})/.exec(String(packed.headers['content-security-policy']))?.[1] ?? 'none';
  const own = /nonce="([0-9a-f]{32})"/.exec(plain.body)?.[1] ?? 'none';
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body.replace(own, nonce));
  expect(rendered).toHaveLength(1);
});
