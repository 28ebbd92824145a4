import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { askBytes, pageServers } from '../../../../test/harness/page-server.ts';

const { build, serve, reset, close } = pageServers();
beforeEach(reset);
afterAll(close);

test('where phones have a site, the server sends them there and carries the width’s rule for the rest', async () => {
  const page = '<html><head></head><body></body></html>';
  const at = await serve({
    build: {
      ...build,
      handle: async () => new Response(page, { headers: { vary: 'Cookie', 'content-type': 'text/html' } }),
    },
    mobile: { origin: 'https://m.nukkad.example', product: 'nukkad' },
  });
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
  const open = (path: string, agent: string, host = 'nukkad.example') =>
    askBytes(at, path, { 'user-agent': agent, host });

  const root = await open('/?x=1', iphone);
  expect([root.status, root.headers.location, root.headers.vary]).toEqual([
    302,
    'https://m.nukkad.example/?x=1',
    'User-Agent',
  ]);
  for (const _turn of ['rendered', 'kept']) {
    const desk = await open('/help/support', 'Mozilla/5.0 (X11; Linux x86_64)');
    const phone = await open('/help/support?x=1', iphone);
    expect([desk.status, phone.status]).toEqual([200, 302]);
    expect(phone.headers).toMatchObject({
      location: 'https://m.nukkad.example/faqs?x=1',
      vary: expect.stringContaining('User-Agent'),
      'cache-control': 'no-store',
    });
    expect(desk.headers['vary']).toMatch(/Cookie.*User-Agent/i);
    const script = /<script>(\(function.*)<\/script>/.exec(desk.text)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(desk.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
  expect((await open('/anything/else?a=b', iphone)).headers.location).toBe(
    'https://m.nukkad.example/anything/else?a=b',
  );
  expect((await open('/help/support', iphone, 'm.nukkad.example')).status).toBe(200);
  expect((await open('/%68elp/s%75pport', iphone)).headers.location).toBe('https://m.nukkad.example/faqs');
  expect((await open('/services.data', iphone)).status).toBe(200);
  expect((await open('/api/nowhere', iphone)).status).toBe(404);
});

test('without such a site a page is the same for every device', async () => {
  const phone = await askBytes(await serve(), '/seven', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' });
  expect([phone.status, phone.headers['vary'] ?? '', phone.text.includes('matchMedia')]).toEqual([
    200,
    expect.not.stringContaining('User-Agent'),
    false,
  ]);
});
