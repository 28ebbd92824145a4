import { getAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { generateOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { endpoints } from '@nukkad/contract/index';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import { type EnrolledAdmin, anAdmin } from './harness/admin.ts';
import { hashOf } from '../../../scripts/test/fixed-part.mjs';
import { recordPromise } from './faults/record-promise.ts';
import {
  fieldNames,
  inputFor,
  type MadeInput,
  unkeepable,
  unkeepableInAddress,
} from './walks/input-from-contract.ts';
import { everyDomainsCalls } from './walks/domain-calls.ts';
import { brokenForms } from './walks/broken-forms.ts';
import type { Answer, TestClient } from './harness/test-client.ts';
import { untilServed } from './harness/until-served.ts';
import { callName, runsFor, variantsFor } from './walks/whole-calls.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';

const asha = '9000000001';
const lakshmi = '9000000100';
const deskOfLakshmi = '9000000300';
const ramesh = '9000200000';
/** Looks for work. */
const firstSeeker = '9000500001';
/** Made inputs for each call, each call's from a seed of its own: together they meet more of what can be made. */
const madeFor = (call: string) => ({
  numRuns: runsFor(call, { few: 3, many: 8, long: process.env['FUZZ_RUNS'] }),
  seed: Number(process.env['FUZZ_SEED'] ?? 560_038) + (hashOf(call) % 1_000_000),
});

let whole: WholeApp;
let admin: EnrolledAdmin;
/** Of a session of hers that no test ends. */
let ashasToken: string;
const people: Record<string, TestClient> = {};
beforeAll(async () => {
  whole = await wholeApp();
  people['Buyer'] = await whole.as(asha);
  ({ accessToken: ashasToken } = await whole.as(asha));
  people['Service Partner'] = await whole.as(lakshmi);
  people['subUser'] = await whole.as(deskOfLakshmi);
  people['Professional'] = await whole.as(ramesh);
  people['Jobseeker'] = await whole.as(firstSeeker, 'Jobseeker');
  admin = await anAdmin({ url: whole.url, clock: systemClock, makeAdmin: whole.app.makeAdmin });
});
afterAll(() => whole.close());

const pathOf = (endpoint: AnyEndpoint, param: unknown = 'x') =>
  `/api${endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(String(param).replaceAll(/\p{Surrogate}/gu, '\ufffd')))}`;

function send(client: TestClient, endpoint: AnyEndpoint, input: Partial<MadeInput> = {}): Promise<Answer> {
  const search = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const body = endpoint.method === 'GET' ? undefined : JSON.stringify(input.body ?? {});
  const init = {
    body,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': 'fuzz-0123456789',
    },
  };
  const address = `${pathOf(endpoint, input.param)}?${search.toString()}`;
  return untilServed(() => client.send(endpoint.method, address, init));
}

const domains = await everyDomainsCalls();
const endsSessions = new Set(domains.flatMap((domain) => domain.endsSessions ?? []));
const named = endpoints.map((endpoint) => [callName(endpoint), endpoint] as const);
const guarded = named.filter(([, { spec }]) => spec.authz.who !== 'anyone');

test('the document names every call with who may make it', async () => {
  const { body } = await whole.anonymous.get('/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const [, endpoint] of named) {
    const operation = body.paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()];
    expect(operation?.['x-authz']).toEqual(endpoint.spec.authz);
  }
});

test('a path that no contract holds is 404', async () => {
  for (const path of [
    '/api/user/myProfile',
    '/api/service/booking',
    '/api/payment/refund',
    '/api/admin',
    '/api',
  ]) {
    const answer = await whole.anonymous.get(path);
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found']);
  }
});

describe('promise 41: a call without a valid token is refused', () => {
  test.each(guarded)('%s', async (name, endpoint) => {
    const broken = ['Bearer', 'Bearer x.y.z', `Bearer ${'a'.repeat(300)}`, 'Basic YTpi'];
    for (const authorization of ['', ...variantsFor(name, broken)]) {
      const answer = await whole.anonymous.send(endpoint.method, pathOf(endpoint), {
        headers: { authorization },
      });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
      expect(answer.body.message).toBe('Session Expired');
    }
  });
});

describe('promise 38: no change without the CSRF header', () => {
  const changing = guarded.filter(([, { method }]) => method !== 'GET');
  test.each(changing)('%s', async (_name, endpoint) => {
    const answer = await fetch(new URL(pathOf(endpoint), whole.url), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${ashasToken}` },
    });
    expect(answer.status).toBe(403);
  });
});

test('the fuzzing Admin is one', async () => {
  expect((await admin.browser.ask(getAdmin)).status).toBe(200);
});

describe('a role that the contract does not name is refused', () => {
  test.each(guarded)('%s', async (_name, endpoint) => {
    const { authz } = endpoint.spec;
    if (authz.who !== 'roles') return;
    for (const [role, client] of Object.entries(people)) {
      if (
        authz.roles.some((one) => one === role) ||
        (role === 'Professional' && authz.roles.includes('subUser'))
      )
        continue;
      const answer = await send(client, endpoint);
      expect([role, answer.status]).toEqual([role, 403]);
    }
  });
});

/** One who may make the call; null: it would end sessions that others need. */
function callerOf({ method, path, spec }: AnyEndpoint): TestClient | null {
  const role = spec.authz.who === 'roles' ? (spec.authz.roles[0] ?? 'Buyer') : 'Buyer';
  if (endsSessions.has(`${method} ${path}`)) return null;
  return role === 'Admin' ? admin.browser : (people[role] ?? whole.anonymous);
}

describe('promise 76: text that cannot be stored is refused before any handler reads it', () => {
  const writing = named.filter(([, { method }]) => method !== 'GET');
  test.each(writing)('in the body of %s', async (name, endpoint) => {
    const client = callerOf(endpoint);
    if (!client) return;
    for (const [turn, text] of variantsFor(name, [...unkeepable.entries()], 2)) {
      const fields = [...fieldNames(endpoint.spec.body), 'another'].map((field) => [field, text]);
      const bodies = [Object.fromEntries(fields), { a: [{ b: text }] }, [text], { [text]: 1 }];
      for (const body of variantsFor(name, bodies, 1, turn)) {
        const answer = await send(client, endpoint, { body });
        expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([400, 'invalid_request']);
      }
    }
    const nested = await client.send(endpoint.method, pathOf(endpoint), {
      body: `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'fuzz-0123456789' },
    });
    expect([nested.status, nested.body.code]).toEqual([400, 'invalid_request']);
  });

  test.each(named)('in the address of %s', async (name, endpoint) => {
    const client = callerOf(endpoint);
    if (!client) return;
    for (const [turn, text] of variantsFor(name, [...unkeepableInAddress.entries()], 2)) {
      const query = [...fieldNames(endpoint.spec.query), 'another']
        .map((field) => `${field}=${text}`)
        .join('&');
      const path = `/api${endpoint.path.replaceAll(/\{\w+\}/g, text)}`;
      const plain = pathOf(endpoint);
      const addresses = [`${path}?${query}`, `${plain}?${query}`, `${plain}?${text}=1`];
      for (const address of variantsFor(name, addresses, 1, turn)) {
        const answer = await client.send(endpoint.method, address, { headers: { cookie: `place=${text}` } });
        expect([address, answer.status < 500], JSON.stringify(answer.body)).toEqual([address, true]);
        if (answer.status >= 400) expect(answer.body.code).toEqual(expect.any(String));
      }
    }
  });
});

describe('promise 51: an address in another spelling is the same address, with the same checks', () => {
  test.each(guarded)('%s', async (_name, endpoint) => {
    const spelled = pathOf(endpoint).replace(
      /^\/api\/(.)/,
      (_, first: string) => `/%61pi/%${first.charCodeAt(0).toString(16)}`,
    );
    const signedOut = await whole.anonymous.send(endpoint.method, spelled);
    expect([spelled, signedOut.status]).toEqual([spelled, 401]);
    if (endpoint.method === 'GET') return;
    const forged = await fetch(new URL(spelled, whole.url), {
      method: endpoint.method,
      headers: { authorization: `Bearer ${ashasToken}` },
    });
    expect([spelled, forged.status]).toEqual([spelled, 403]);
  });
});

describe('promise 76: a form that cannot be read is refused', () => {
  const uploads = named.filter(([, { spec }]) => spec.upload);
  test.each(uploads)('%s', async (_name, endpoint) => {
    const client = callerOf(endpoint) ?? whole.anonymous;
    for (const [what, type, body] of brokenForms(endpoint.spec.upload?.field ?? '')) {
      const answer = await client.send(endpoint.method, pathOf(endpoint), {
        body: new Uint8Array(body),
        headers: { 'content-type': type, 'idempotency-key': 'fuzz-0123456789' },
      });
      expect([what, answer.status >= 400 && answer.status < 500, answer.body.code]).toEqual([
        what,
        true,
        expect.any(String),
      ]);
    }
  });
});

describe('promise 76: whatever is sent, the answer is never a 5xx and a refusal names its code', () => {
  test.each(named)('%s', async (name, endpoint) => {
    const client = callerOf(endpoint);
    if (!client) return;
    const made = madeFor(name);
    await fc.assert(
      fc.asyncProperty(inputFor(endpoint), async (input) => {
        const answer = await send(client, endpoint, input);
        expect(answer.status, JSON.stringify([input, answer.body])).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }),
      made,
    );
    recordPromise(76, made.numRuns, 0);
  });
});

test('a body that is no JSON is 400, and one that is too large 413', async () => {
  const headers = { 'content-type': 'application/json' };
  const broken = await whole.anonymous.send('POST', '/api/home/generateotp', {
    body: '{"mobileNumber":',
    headers,
  });
  expect([broken.status, broken.body.code]).toEqual([400, 'malformed_body']);
  const large = await whole.anonymous.send('POST', '/api/home/generateotp', {
    body: JSON.stringify({ mobileNumber: '9'.repeat(2_000_000) }),
    headers,
  });
  expect([large.status, large.body.code]).toEqual([413, 'body_too_large']);
});

test('a bad body names each bad field', async () => {
  const answer = await whole.anonymous.ask(generateOtp, { body: { mobileNumber: '12' } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'invalid_request',
    fields: { mobileNumber: 'Enter a 10-digit mobile number starting with 2 to 9.' },
  });
});
