import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Said, askBytes, pageServers, pagesOrigin } from '../../../../test/harness/page-server.ts';

const { state, serve, reset, close } = pageServers();
let url = '';
beforeAll(async () => {
  url = await serve();
});
beforeEach(reset);
afterAll(close);

const visit = (path: string, cookie = '', method = 'GET') =>
  askBytes(url, path, { cookie, authorization: 'Bearer a.b.c', 'x-forwarded-host': 'evil.example' }, method);

test('one rendering serves all visitors, with the same headers from the cache but for the id', async () => {
  const [one, other] = [await visit('/one'), await visit('/one')];
  expect(state.rendered).toHaveLength(1);
  expect(other.text).toBe(one.text);
  const lasting = ({ headers: all }: Said) =>
    Object.entries(all).filter(([name]) => !/^(x-request-id|x-ratelimit-.*|date)$/.test(name));
  expect(lasting(other).toSorted()).toEqual(lasting(one).toSorted());
  expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  expect(other.headers['x-content-type-options']).toBe('nosniff');
  await expect.poll(() => state.metered).toEqual([['GET', 200]]);
});

test('what names the back office’s host, itself or through a proxy, goes to the router though the page is kept', async () => {
  const at = await serve({ officeHost: 'office.example' });
  const throughRouter = async (sent: Record<string, string>) =>
    (await askBytes(at, '/one', sent)).headers['x-ratelimit-limit'] !== undefined;
  expect(await throughRouter({ host: 'shop.example' })).toBe(true);
  expect(await throughRouter({ host: 'shop.example' })).toBe(false);
  expect(await throughRouter({ host: 'office.example' })).toBe(true);
  expect(await throughRouter({ host: 'inner', 'x-forwarded-host': 'shop.example, office.example' })).toBe(
    true,
  );
});

test('the policy names the scripts of the document by their hash, and no other', async () => {
  const policy = (await visit('/one')).headers['content-security-policy'] ?? '';
  const hash = createHash('sha256').update('let page = 1').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('nonce');
});

test('a made-up query renders nothing and is not kept, a parameter that counts is another page', async () => {
  for (let turn = 0; turn < 50; turn += 1)
    expect((await visit(`/counted?utm=${turn}&_=${turn}`)).status).toBe(200);
  await visit('/counted?q=tap&utm=1');
  await visit('/counted?utm=2&q=tap');
  expect(state.rendered.map((page) => page.url)).toEqual([
    `${pagesOrigin}/counted`,
    `${pagesOrigin}/counted?q=tap`,
  ]);
});

test('a change of what a page shows is shown within a second', async () => {
  expect((await visit('/changing')).text).toContain('Tap repair');
  state.title = 'Faucet rescue';
  await expect
    .poll(async () => (await visit('/changing')).text, { timeout: 5_000 })
    .toContain('Faucet rescue');
  expect(state.rendered).toHaveLength(2);
});

test('an address in another spelling is the same page, rendered once', async () => {
  for (const path of ['/about/us%2fthem?q=%20', '/%61bout/%75s%2Fthem?q=%20', '/about/us%2Fthem?q=+'])
    expect((await visit(path)).status).toBe(200);
  expect(state.rendered.map((page) => page.url)).toEqual([`${pagesOrigin}/about/us%2Fthem?q=+`]);
});

test('of the visitor a page learns language and city; no token, no session, no other cookie', async () => {
  await visit('/two', 'XSRF-TOKEN=secret; lang=hi; session=mine; place=1277333');
  expect(state.rendered[0]?.context).toMatchObject({ language: 'hi', cityCode: '1277333' });
  expect([...(state.rendered[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  expect(state.rendered[0]?.url).toBe(`${pagesOrigin}/two`);
});

test('another language or city is another page, and a made-up city or cookie is not', async () => {
  await visit('/three', 'lang=en');
  await visit('/three', 'lang=hi');
  await visit('/three', 'lang=hi; rubbish=1');
  await visit('/three', `lang=hi; place=${'9'.repeat(4_000)}`);
  await visit('/three', 'lang=hi; place=1234');
  await visit('/three', 'lang=hi; place=1277333');
  await visit('/plain', 'place=1277333');
  await visit('/plain');
  expect(state.rendered.map(({ context }) => [context.language, context.cityCode])).toEqual([
    ['en', null],
    ['hi', null],
    ['hi', '1277333'],
    ['en', null],
  ]);
});

test('HEAD answers as GET does, without a body, rendered or kept', async () => {
  for (const _turn of ['rendered', 'kept']) {
    const [head, get] = [await visit('/four', '', 'HEAD'), await visit('/four')];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      get.headers['content-length'],
    ]);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test.each([
  ['set-cookie', 'mine=1'],
  ['cache-control', 'private, no-store'],
])('a page that answers with %s: %s is made for each visitor', async (name, value) => {
  state.headers = { [name]: value };
  const answers = [await visit('/five'), await visit('/five')];
  expect(state.rendered).toHaveLength(2);
  expect(answers.map((answer) => answer.headers.etag)).toEqual([undefined, undefined]);
});

test.each(['//evil.example/x', '/\\evil.example', '/%2F%2Fevil.example', '/a?next=//evil.example'])(
  'the address %s remains on our own origin',
  async (path) => {
    await visit(path);
    expect(state.rendered.every((page) => new URL(page.url).origin === pagesOrigin)).toBe(true);
  },
);

test.each(['GET', 'HEAD'] as const)(
  '%s of the root redirects to home without a page being rendered',
  async (method) => {
    const paths = ['/', '/?friend=ABCD2345', '//elsewhere.example/x'];
    const answers = await Promise.all(paths.map((path) => visit(path, '', method)));
    expect(answers.map((answer) => [answer.status, answer.headers.location])).toEqual([
      [301, '/home'],
      [301, '/home?friend=ABCD2345'],
      [200, undefined],
    ]);
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=86400');
    expect(state.rendered.filter((page) => new URL(page.url).pathname === '/')).toEqual([]);
  },
);

test.each([
  ['GET', '/api/nowhere'],
  ['GET', '/api'],
  ['GET', '/%61pi/nowhere'],
  ['GET', '/%61ssets/gone-1a2b3c.js'],
  ['GET', '/assets/gone-1a2b3c.js'],
  ['POST', '/one'],
] as const)('%s %s is no page', async (method, path) => {
  const answer = await visit(path, '', method);
  expect([answer.status, JSON.parse(answer.text).code, state.rendered.length]).toEqual([404, 'not_found', 0]);
});

test('a query with NUL leads to the page without it, kept or not', async () => {
  for (const _turn of ['rendered', 'kept']) {
    const answer = await visit('/six?q=%00');
    expect([answer.status, answer.headers.location]).toEqual([302, '/six']);
    await visit('/six');
  }
});
