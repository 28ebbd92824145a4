import { endpoints } from '@nukkad/contract/index';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInFixedPart } from '../../../scripts/test/fixed-part.mjs';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';
import { callName, isWhole } from './walks/whole-calls.ts';

/**
 * One table for every operation: 401 signed out, 403 not allowed, 404 not found, 412 a payload that cannot be trusted.
 * every-endpoint.test.ts checks which tokens and roles are refused where; this test checks how.
 */
const table: Readonly<Record<number, string>> = {
  401: kernelErrors.signed_out.message,
  403: kernelErrors.forbidden.message,
  404: kernelErrors.not_found.message,
  412: kernelErrors.invalid_data.message,
};

let whole: WholeApp;
beforeAll(async () => {
  whole = await wholeApp({ APP_KEY: 'a key for the table of refusals, 0123456789' });
}, 60_000);
afterAll(() => whole.close());

const named = endpoints.map((endpoint) => [callName(endpoint), endpoint] as const);
const pathOf = ({ path }: AnyEndpoint) => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;

/** Nothing but the table's words, a code and the request's id; never kept by a cache. */
async function expectRow(answer: Response, status: number): Promise<void> {
  const body = (await answer.json()) as Record<string, unknown>;
  expect([answer.status, body['message']]).toEqual([status, table[status]]);
  expect(body['code']).toEqual(expect.stringMatching(/^[a-z_]+$/));
  expect(body['requestId']).toBe(answer.headers.get('x-request-id'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(body).every((key) => ['code', 'message', 'requestId'].includes(key))).toBe(true);
}
const ask = (method: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, whole.url), { ...init, method });

describe('promise 39: one table of refusals', () => {
  const changing = named.filter(([, { method, spec }]) => method !== 'GET' && spec.csrf !== false);

  test.each(named.filter(([, { spec }]) => spec.authz.who !== 'anyone'))(
    '%s: a signed-out caller gets 401',
    async (_name, endpoint) => {
      await expectRow(await ask(endpoint.method, pathOf(endpoint)), 401);
    },
  );

  test.each(changing.filter(([, { spec }]) => spec.authz.who === 'anyone'))(
    '%s: a visitor without the CSRF header is 403',
    async (_name, endpoint) => {
      await expectRow(await ask(endpoint.method, pathOf(endpoint)), 403);
    },
  );

  test.each(changing.filter(([, { path, spec }]) => !spec.upload && !path.startsWith('/backoffice/')))(
    '%s: a body in the clear, where bodies are encrypted, is 412 before anything else is looked at',
    async (_name, endpoint) => {
      const headers = { 'content-type': 'application/json', authorization: 'Bearer x.y.z' };
      await expectRow(await ask(endpoint.method, pathOf(endpoint), { headers, body: '{"a":1}' }), 412);
    },
  );

  // No call answers there: the same lines of the server do, whatever stands before.
  const some = named.filter(([name]) => isWhole(name) || isInFixedPart(name));
  test.each(some)('%s: an address beside it is 404', async (_name, endpoint) => {
    await expectRow(await ask(endpoint.method, `${pathOf(endpoint)}/nothing/here/at/all`), 404);
  });
});

test('every error of these statuses that the contract declares is of the table or says more than it', () => {
  for (const [name, { spec }] of named)
    for (const { code, status, message } of spec.errors ?? [])
      if (status in table) expect([name, code, message.length > 8]).toEqual([name, code, true]);
});
