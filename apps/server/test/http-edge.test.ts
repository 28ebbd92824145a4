import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

/** What stands before every domain, as `npm start` composes it; the limits are a hundredth, so that they are met. */
let whole: WholeApp;
beforeAll(async () => {
  whole = await wholeApp({ RATE_LIMIT_SCALE: '0.05', ROLE: 'api,socket,worker' });
}, 60_000);
afterAll(() => whole.close());

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, whole.url), init);

describe('every answer', () => {
  test.each([
    ['GET', '/api/home/categories', 200],
    ['GET', '/api/user/myprofile', 401],
    ['GET', '/api/nowhere', 404],
    ['GET', '/nowhere?mobileNumber=9000000001', 404],
    ['POST', '/nowhere', 404],
    ['POST', '/api/home/generateotp', 403],
    ['GET', '/files/bookings/x', 403],
    ['GET', '/health', 200],
    ['GET', '/ready', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/asyncapi.json', 200],
    ['GET', '/docs/events', 200],
    ['GET', '/docs', 200],
    ['GET', '/docs/static/swagger-ui.css', 200],
    ['GET', '/inbox', 200],
    ['OPTIONS', '/api/user/myprofile', 404],
  ])(
    '%s %s answers %i with the security headers and opens nothing to other sites',
    async (method, path, status) => {
      const answer = await ask(path, {
        method,
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(answer.status).toBe(status);
      const header = (name: string) => answer.headers.get(name);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('content-security-policy')).toMatch(/default-src '(self|none)'/);
      expect(header('referrer-policy')).toBe('no-referrer');
      expect(header('x-frame-options')).toBe('SAMEORIGIN');
      expect(header('x-powered-by')).toBeNull();
      expect(header('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control-/);
      expect(await answer.text()).not.toContain('9000000001');
    },
  );
});

test('the policy for scripts: our own, and no other origin', async () => {
  const policy = (await ask('/health')).headers.get('content-security-policy') ?? '';
  const directive = (name: string) => policy.split(';').find((part) => part.startsWith(name)) ?? '';
  expect(directive('script-src')).toMatch(/^script-src 'self' 'nonce-[0-9a-f]{32}'$/);
  expect(directive('connect-src')).toBe("connect-src 'self' ws://localhost:8080");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

describe('promise 82: limits', () => {
  const until429 = async (path: string, most: number, headers: (turn: number) => Record<string, string>) => {
    for (let turn = 1; turn <= most; turn += 1) {
      const answer = await ask(path, { headers: headers(turn) });
      if (answer.status === 429) return { answer, turn };
      await answer.arrayBuffer();
    }
    throw new Error(`${path} was never refused.`);
  };

  test('an address that asks too much is told when to come again, whatever it forwards', async () => {
    const forged = (turn: number) => ({ 'x-forwarded-for': `10.0.0.${turn}`, 'x-real-ip': `10.0.0.${turn}` });
    const { answer, turn } = await until429('/api/home/categories', 40, forged);
    expect(turn).toBeLessThanOrEqual(31);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await answer.json()).toMatchObject({ code: 'too_many_requests', message: expect.any(String) });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test("the gateway's events have a limit of their own, and are still heard", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await ask('/api/payment/webhook/sandbox', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"event":"payment.captured"}',
        });
        return answer.status;
      }),
    );
    expect(statuses.every((status) => status === 400 || status === 401 || status === 403)).toBe(true);
  });

  test.each(['/inbox', '/files/a/b', '/docs/json', '/nowhere'])(
    '%s is limited too',
    async (path) => void (await until429(path, 70, () => ({}))),
  );

  test('who watches over the server is not', async () => {
    for (let turn = 0; turn < 80; turn += 1) expect((await ask('/health')).status).toBe(200);
  });
});

test('the document is valid OpenAPI 3.1', async () => {
  const { app } = whole;
  const answer = await app.http.inject({ url: '/openapi.json', remoteAddress: '198.51.100.7' });
  const validator = new Validator();
  const result = await validator.validate(answer.json());
  expect(result.errors ?? []).toEqual([]);
  expect([result.valid, validator.version]).toEqual([true, '3.1']);
});
