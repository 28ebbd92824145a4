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

test('one rendering serves everybody, each with a nonce of its own', async () => {
  const [one, other] = [await visit('/one'), await visit('/one')];
  expect(rendered).toHaveLength(1);
  const nonces = [one, other].map(({ body }) => /nonce="([0-9a-f]{32})"/.exec(body)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  for (const [index, answer] of [one, other].entries())
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
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

test.each([
  ['GET', '/api/nowhere'],
  ['GET', '/api'],
  ['GET', '/assets/gone-1a2b3c.js'],
  ['POST', '/one'],
] as const)('%s %s is no page', async (method, url) => {
  const answer = await visit(url, '', method);
  expect([answer.statusCode, answer.json().code, rendered.length]).toEqual([404, 'not_found', 0]);
});
