import { assignProfessional, listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import {
  answerAddition,
  getCustomerBooking,
  listCustomerBookings,
} from '@nukkad/contract/market/booking/booking.api';
import { endpoints } from '@nukkad/contract/index';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentSchema } from '../src/platform/http/json-schema.ts';
import { type Things, type Try, everyDomainsCalls, joined } from './walks/domain-calls.ts';
import { recordPromise } from './faults/record-promise.ts';
import { fingerprint } from './walks/fingerprint.ts';
import type { Person, Tenant } from './harness/tenant.ts';
import { type TenantRows, liveSomeDays } from './walks/tenants-story.ts';
import { type Tenants, twoTenants } from './walks/two-tenants.ts';

const domains = await everyDomainsCalls();
const triesFor = (things: Things) => joined(domains.map(({ tries: own }) => own?.(things)));
const publicIds = new Set(domains.flatMap((domain) => domain.publicIds ?? []));
const triedAtHome = joined(domains.map((domain) => domain.triedAtHome));

let tenants: Tenants;
let asha: Tenant;
let bela: Tenant;
let hers: TenantRows;
let others: TenantRows;
/** Nothing is sent while tests are only named. */
let tries = triesFor({ serviceId: '', photos: Buffer.alloc(0) });

beforeAll(async () => {
  tenants = await twoTenants();
  const rows = await liveSomeDays(tenants);
  asha = tenants.a;
  bela = tenants.b;
  hers = rows.get(asha) as TenantRows;
  others = rows.get(bela) as TenantRows;
  const photos = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  tries = triesFor({ serviceId: tenants.serviceId, photos });
}, 120_000);
afterAll(() => tenants.app.close());

const refused = [401, 403, 404];
test('every call of the contract that names an id is tried', () => {
  const forAdmins = ({ spec: { authz } }: (typeof endpoints)[number]) =>
    authz.who === 'roles' && authz.roles.every((role) => role === 'Admin');
  const naming = endpoints
    .filter((endpoint) => !forAdmins(endpoint))
    .filter(({ spec }) =>
      [spec.params, spec.query, spec.body].some(
        (schema) => schema && JSON.stringify(documentSchema(schema, 'input')).includes('"format":"uuid"'),
      ),
    )
    .map(({ method, path }) => `${method} ${path}`);
  const tried = naming.filter((name) => !publicIds.has(name) && !(name in triedAtHome));
  expect(tried.toSorted()).toEqual(Object.keys(tries).toSorted());
});

test('the test that a domain names for ids that are a person’s alone is there', () => {
  const files = [...new Set(Object.values(triedAtHome))];
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(4);
});

test('promises 42 and 44: strangers of every role, and a colleague without rights, are refused and change nothing', async () => {
  const before = await fingerprint(tenants.app.platform.db);
  const { buyer, owner, desk, professional, colleague } = bela;
  const refusals = { 401: 0, 403: 0, 404: 0 } as Record<number, number>;
  for (const [name, { send }] of Object.entries(tries)) {
    for (const stranger of [buyer, owner, desk, professional, colleague, asha.colleague]) {
      const { status, body } = await send(stranger, hers, asha);
      expect([name, stranger.name, status, refused.includes(status)]).toEqual([
        name,
        stranger.name,
        status,
        true,
      ]);
      expect(JSON.stringify(body)).not.toMatch(/Asha|98245601/);
      refusals[status] = (refusals[status] ?? 0) + 1;
    }
    const anonymous: Person = { ...bela.buyer, client: tenants.app.as(null) };
    expect([name, (await send(anonymous, hers, asha)).status]).toEqual([name, 401]);
  }
  recordPromise('42 and 44', Object.keys(tries).length * 7, 0);
  expect(refusals[404]).toBeGreaterThan(20);
  expect(refusals[403]).toBeGreaterThan(20);
  expect(await fingerprint(tenants.app.platform.db)).toEqual(before);
});

test('what is mine does not open what is yours: two ids of two tenants in one call', async () => {
  const before = await fingerprint(tenants.app.platform.db);
  const { client: desk } = bela.desk;
  const foreignWorker = await desk.ask(assignProfessional, {
    body: {
      bookingId: others.accepted,
      staffId: asha.staffIds.professional,
    },
  });
  const foreignAddition = await bela.buyer.client.ask(answerAddition, {
    body: {
      bookingId: others.ongoing,
      additionId: hers.additionId,
      approve: true,
    },
  });
  expect([foreignWorker.status, foreignAddition.status]).toEqual([404, 404]);
  expect(await fingerprint(tenants.app.platform.db)).toEqual(before);
});

test("promise 43: lists hold one's own", async () => {
  const lists = {
    buyer: [
      'service/booking/customer/list?limit=100',
      'payment/customer/pay_list',
      'service/deliveryAddresses',
    ],
    owner: ['service/booking/partner/list?limit=100', 'service/my_booking_count'],
    desk: ['service/booking/partner/list?limit=100'],
    professional: ['service/booking/partner/list?limit=100', 'service/booking/partner/list?mine=true'],
    colleague: ['service/booking/partner/list?limit=100', 'service/booking/partner/list?mine=false'],
  } as const;
  const foreign = [...asha.canaries, ...Object.values(hers)];
  for (const [role, paths] of Object.entries(lists))
    for (const path of paths) {
      const { status, body } = await bela[role as keyof typeof lists].client.get(path);
      const text = JSON.stringify(body);
      expect([path, status]).toEqual([path, 200]);
      for (const secret of foreign) expect([role, path, text.includes(secret)]).toEqual([role, path, false]);
    }
  const { body: own } = await bela.buyer.client.ask(listCustomerBookings, { query: { limit: 100 } });
  expect(own.items).toHaveLength(6);
  const { body: none } = await bela.colleague.client.askLoosely(listPartnerBookings, {
    query: { mine: false },
  });
  expect(none.items).toEqual([]);
});

test('a file is opened by its own signed link only', async () => {
  const { body } = await asha.buyer.client.ask(getCustomerBooking, { query: { bookingId: hers.done } });
  const link = body.photos[0]?.url as string;
  const open = (url: string) => tenants.app.as(null).send('GET', url);
  expect((await open(link)).status).toBe(200);
  const forged = link.replace(/u=[^&]+/, `u=${bela.buyer.userId}`);
  for (const url of [forged, link.split('?')[0] ?? '', link.replace(hers.done, others.done)])
    expect([url, (await open(url)).status]).toEqual([url, 403]);
});

describe('the positive control: whose right it is, is let in', () => {
  test.each(Object.keys(tries))('%s', async (name) => {
    const { right, send } = tries[name] as Try;
    const { status, body } = await send(bela[right], others, bela);
    expect([refused.includes(status), status < 500], JSON.stringify([status, body])).toEqual([false, true]);
  });
});
