import {
  listOfficeServices,
  changeService as changeCatalogueService,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import {
  listOfficeCities,
  setCityPrice,
  previewCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { aGround } from '../../../test/harness/ground.ts';
import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnrolledAdmin } from '../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../test/harness/back-office.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import type { TestClient, Wire } from '../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { createCatalogDomain } from './index.ts';
import { required } from '../../../test/harness/required.ts';

const compose = (platform: Platform) => {
  const geography = createGeographyDomain(platform);
  const catalog = createCatalogDomain(platform, aGround(platform));
  return [geography, catalog, pricing(catalog)];
};

let here: BackOffice;
let elsewhere: Mounted;
let nandini: EnrolledAdmin;
let visitors: readonly TestClient[];
let shop: string;
let cleaner: string;

beforeAll(async () => {
  here = await mountedBackOffice(compose);
  // Two nodes over one database, which share nothing else.
  elsewhere = await mounted(compose, { databaseUrl: () => here.pool.options.connectionString ?? '' });
  visitors = [here.as(null), elsewhere.as(null)];
  nandini = await here.admin();
  [shop = '', , cleaner = ''] = await openShops(here.platform.db, [
    { name: 'One', pincode: '560038', offers: { 'tap-repair': 150, 'drain-blockage': 300 } },
    { name: 'Two', pincode: '560038', offers: { 'tap-repair': 170 } },
    { name: 'Three', pincode: '560038', offers: { 'bathroom-cleaning': 500 } },
  ]);
});
afterAll(async () => {
  await elsewhere.close();
  await here.close();
});

/** What each node answers, after it has held what was there before. */
const onBoth = async <Seen>(path: string, read: (body: Wire) => Seen): Promise<Seen[]> => {
  const seen: Seen[] = [];
  for (const visitor of visitors) seen.push(read((await visitor.get(path)).body));
  return seen;
};
const cardOf = (serviceId: string) => (body: Wire) =>
  body.items.find((one: Wire) => one.serviceId === serviceId);
const list = 'service/search?pincode=560038&limit=100';

const serviceNamed = async (q: string) =>
  (await nandini.browser.ask(listOfficeServices, { query: { q } })).body.items[0];
async function changeService(q: string, wanted: object): Promise<void> {
  const {
    serviceId,
    categoryId: _c,
    categoryName: _n,
    unit: _u,
    partnerCount: _p,
    isShown: _s,
    ...fields
  } = required(await serviceNamed(q));
  const { status } = await nandini.browser.askLoosely(changeCatalogueService, {
    params: { serviceId },
    body: { ...fields, ...wanted },
  });
  expect(status).toBe(200);
}

test('a service that an Admin renames has its new name at once in the lists of every node', async () => {
  const nameOf = (body: Wire) => cardOf('drain-blockage')(body).name as string;
  const [before] = await onBoth(list, nameOf);
  await changeService(String(before), { name: 'Drain rescue', nameHi: 'नाली की सफ़ाई' });
  expect(await onBoth(list, nameOf)).toEqual(['Drain rescue', 'Drain rescue']);
  const found = (body: Wire) => body.items[0]?.serviceId as string;
  expect(await onBoth('service/search?q=drain%20rescue', found)).toEqual([
    'drain-blockage',
    'drain-blockage',
  ]);
});

test('a service that is switched off is gone from lists and pages of every node, and comes back', async () => {
  const isListed = (body: Wire) => cardOf('drain-blockage')(body) !== undefined;
  const details = async () => {
    const statuses = [];
    for (const visitor of visitors)
      statuses.push(
        (await visitor.ask(getServiceDetails, { query: { serviceId: 'drain-blockage' } })).status,
      );
    return statuses;
  };
  expect([await onBoth(list, isListed), await details()]).toEqual([
    [true, true],
    [200, 200],
  ]);
  await changeService('Drain rescue', { isSwitchedOff: true });
  expect([await onBoth(list, isListed), await details()]).toEqual([
    [false, false],
    [404, 404],
  ]);
  await changeService('Drain rescue', { isSwitchedOff: false });
  expect(await onBoth(list, isListed)).toEqual([true, true]);
});

test('a price that an Admin sets for a city is shown at once by every node', async () => {
  const cities = await nandini.browser.ask(listOfficeCities, { query: { q: 'bengaluru' } });
  const cityCode = cities.body.items[0]?.cityCode as string;
  const service = await serviceNamed('Tap repair');
  const pricePaise = service?.typicalPaise as number;
  const priceOf = (body: Wire) => cardOf('tap-repair')(body).price as number;
  expect(await onBoth(list, priceOf)).toEqual([15_000, 15_000]);
  const { body: preview } = await nandini.browser.ask(previewCityPrice, {
    query: { serviceId: 'tap-repair', cityCode, pricePaise },
  });
  const set = await nandini.browser.ask(setCityPrice, {
    body: {
      serviceId: 'tap-repair',
      cityCode,
      pricePaise,
      fromDay: here.clock.now().toISOString().slice(0, 10),
      toDay: null,
      why: 'Festival week',
      seen: { verdict: preview.verdict, partners: preview.partners },
    },
  });
  expect(set.status).toBe(201);
  expect(await onBoth(list, priceOf)).toEqual([pricePaise, pricePaise]);
});

test('new fees count at once in the prices of every node', async () => {
  const toPay = (body: Wire) => cardOf('drain-blockage')(body).priceToPay as number;
  const before = await onBoth(list, toPay);
  const fees = { convenience: [{ below: null, fee: 9_900 }] };
  await sql`insert into setting (key, valid_from, value, why)
    values ('price.fees', ${here.clock.now()}, ${fees}::jsonb, 'A test.')`.execute(here.platform.db);
  const after = await onBoth(list, toPay);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  expect(after[1]).toBe(after[0]);
});

test('a partner that is blocked is no longer counted on any node, as soon as the event was heard', async () => {
  const countOf = (body: Wire) => cardOf('drain-blockage')(body).partnerCount as number;
  expect(await onBoth(list, countOf)).toEqual([1, 1]);
  await here.platform.write(system, async (tx) => {
    await sql`update organisation set status = 'Suspended' where organisation_id = ${shop}`.execute(tx);
    await publish(tx, here.clock.now(), catalogEvents.offersChanged, { organisationId: shop });
  });
  await here.drain();
  expect(await onBoth(list, countOf)).toEqual([0, 0]);
});

test('the page of a service tells on every node at once that its best match leaves an answer out', async () => {
  const path = 'service/serviceDetails?serviceId=bathroom-cleaning&pincode=560038';
  const option = (body: Wire): Wire => body.questions[0].options[0];
  const [before] = await onBoth(path, option);
  expect(before.byBest).toBe(true);
  await sql`insert into partner_answer (service_id, organisation_id, option_id, is_offered)
    values ('bathroom-cleaning', ${cleaner}, ${before.optionId}, false)`.execute(here.platform.db);
  expect(await onBoth(path, (body) => option(body).byBest)).toEqual([false, false]);
});
