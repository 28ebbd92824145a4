import { listCustomerBookings } from '@nukkad/contract/market/booking/booking.api';
import { endpoints } from '@nukkad/contract/index';
import { documentSchema } from '../src/platform/http/json-schema.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDomainsCalls, joined } from './walks/domain-calls.ts';
import { hashOf } from '../../../scripts/test/fixed-part.mjs';
import { recordPromise } from './faults/record-promise.ts';
import { type TenantRows, liveSomeDays } from './walks/tenants-story.ts';
import { signInAs } from './harness/sign-in.ts';
import type { TestClient } from './harness/test-client.ts';
import { untilServed } from './harness/until-served.ts';
import { type Tenants, twoTenants } from './walks/two-tenants.ts';
import { callName, runsFor } from './walks/whole-calls.ts';

const { FUZZ_RUNS } = process.env;
const longRuns = FUZZ_RUNS && String(10 * Number(FUZZ_RUNS));
/** Forged cursors for each list, each list's from a seed of its own: together they meet every odd value. */
const forgedFor = (list: string) => ({
  numRuns: runsFor(list, { few: 4, many: 60, long: longRuns }),
  seed: Number(process.env['FUZZ_SEED'] ?? 560_038) + (hashOf(list) % 1_000_000),
});

let tenants: Tenants;
let hers: TenantRows;
let own: TenantRows;
/** Looks for work, and is of no tenant. */
let seeker: TestClient;
beforeAll(async () => {
  tenants = await twoTenants();
  const rows = await liveSomeDays(tenants);
  hers = rows.get(tenants.a) as TenantRows;
  own = rows.get(tenants.b) as TenantRows;
  ({ client: seeker } = await signInAs(tenants.app, '9845199999', 'Jobseeker'));
}, 120_000);
afterAll(() => tenants.app.close());

const lists = joined((await everyDomainsCalls()).map((domain) => domain.lists));

/** Operators' lists are fuzzed as an Admin with all other calls, see every-endpoint.test.ts. */
const forAdmins = ({ spec: { authz } }: (typeof endpoints)[number]) =>
  authz.who === 'roles' && authz.roles.every((role) => role === 'Admin');

const paged = endpoints
  .filter((endpoint) => !forAdmins(endpoint))
  .filter(
    ({ spec }) => spec.query && JSON.stringify(documentSchema(spec.query, 'input')).includes('"cursor"'),
  )
  .map(callName);

test('every list of the contract is tried', () =>
  expect(paged.toSorted()).toEqual(Object.keys(lists).toSorted()));

const client = (who: 'buyer' | 'owner' | 'seeker' | null): TestClient => {
  if (who === 'seeker') return seeker;
  return who ? tenants.b[who].client : tenants.app.as(null);
};
const ask = (name: string, cursor: string, limit = 2) => {
  const { query, params, who } = lists[name] as (typeof lists)[string];
  const asked = typeof query === 'string' ? query : query(tenants, own);
  const given = params?.(tenants, own) ?? {};
  const path = name.replace('GET /', '').replaceAll(/\{(\w+)\}/g, (_, param: string) => given[param] ?? '');
  const address = `${path}?${asked}&limit=${limit}&cursor=${encodeURIComponent(cursor)}`;
  return untilServed(() => client(who).get(address));
};

const odd = fc.oneof(
  fc.constantFrom(
    'infinity',
    '-infinity',
    'NaN',
    '',
    ' ',
    '2026-13-45',
    '10000-01-01',
    '294277-01-09T04:00:54.776Z',
    'epoch',
    'now',
    "'; drop table booking; --",
    '\u0000',
    '\ud800',
    '9'.repeat(120),
    'true',
    '560038',
    1e308,
    -1e308,
    2 ** 63,
    -1,
    0.1,
    null,
    true,
    '00000000-0000-0000-0000-000000000000',
    '2026-11-23T04:00:00.000Z',
    '2026-11-23',
    2 ** 53,
  ),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const forged = fc.oneof(
  fc.array(odd, { maxLength: 5 }).map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url')),
  odd.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test.each(paged)('%s answers a page without a cursor', async (name) => {
  const { status, body } = await ask(name, '', 1);
  expect([status, body.items?.length]).toEqual([200, lists[name]?.empty ? 0 : 1]);
});

describe('promise 76: a forged cursor is a bad field or a page, never a fault', () => {
  test.each(paged)('%s', async (name) => {
    const foreign = [...tenants.a.canaries, ...Object.values(hers)];
    const tries = forgedFor(name);
    await fc.assert(
      fc.asyncProperty(forged, async (cursor) => {
        const { status, body } = await ask(name, cursor);
        expect([200, 400], JSON.stringify([cursor, body])).toContain(status);
        const text = JSON.stringify(body);
        if (lists[name]?.who) for (const secret of foreign) expect(text).not.toContain(secret);
      }),
      tries,
    );
    recordPromise(76, tries.numRuns, 0);
  });

  /** Parts of a real cursor changed one at a time: the shape fits, the values do not. */
  test.each(paged)('%s, with a part of its own cursor exchanged', async (name) => {
    const { body } = await ask(name, '', 1);
    if (!body.nextCursor) return;
    const tries = forgedFor(name);
    const parts = JSON.parse(Buffer.from(body.nextCursor, 'base64url').toString()) as unknown[];
    await fc.assert(
      fc.asyncProperty(fc.nat(parts.length - 1), odd, async (index, value) => {
        const changed = parts.with(index, value);
        const cursor = Buffer.from(JSON.stringify(changed)).toString('base64url');
        const answer = await ask(name, cursor);
        expect([200, 400], JSON.stringify([changed, answer.body])).toContain(answer.status);
      }),
      tries,
    );
    recordPromise(76, tries.numRuns, 0);
  });
});

test("promise 43: another's cursor shows one's own rows only", async () => {
  const { a, b } = tenants;
  for (const path of ['service/booking/customer/list', 'payment/customer/pay_list']) {
    const { body: page } = await a.buyer.client.get(`${path}?limit=1`);
    expect(page.nextCursor).toEqual(expect.any(String));
    const { status, body } = await b.buyer.client.get(`${path}?limit=100&cursor=${page.nextCursor}`);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const id of Object.values(hers)) expect(text).not.toContain(id);
  }
});

test('pages end, hold every row once, and no page holds more than was asked for', async () => {
  const { client: buyer } = tenants.b.buyer;
  const whole = (await buyer.ask(listCustomerBookings, { query: { limit: 100 } })).body.items;
  const seen: string[] = [];
  for (let cursor = '', turns = 0; turns < 20; turns += 1) {
    const { body } = await buyer.ask(listCustomerBookings, { query: { limit: 2, cursor } });
    expect(body.items.length).toBeLessThanOrEqual(2);
    seen.push(...body.items.map(({ bookingId }: { bookingId: string }) => bookingId));
    if (body.nextCursor === null) break;
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(whole.map(({ bookingId }: { bookingId: string }) => bookingId));
});
