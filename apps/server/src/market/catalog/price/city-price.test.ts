import { listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import {
  endCityPrice,
  listCityPrices,
  listOfficeCities,
  previewCityPrice,
  seenOfCityPrice,
  setCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { aGround } from '../../../../test/harness/ground.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '../../../../test/harness/played-domains.ts';
import type { EnrolledAdmin } from '../../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../../test/harness/back-office.ts';
import { openShops } from '../../../../test/fixtures/catalog-partners.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../../places/geography/index.ts';
import { type CatalogInterface, createCatalogDomain } from '../index.ts';
import { required } from '../../../../test/harness/required.ts';

const bathroom = 'bathroom-cleaning';
/** That of the tests' clock. */
const today = '2026-11-23';
let app: BackOffice;
let nandini: EnrolledAdmin;
let catalog: CatalogInterface;
let bengaluru: string;
let shops: string[];

beforeAll(async () => {
  app = await mountedBackOffice((platform) => {
    const geography = createGeographyDomain(platform);
    const domain = createCatalogDomain(platform, aGround(platform));
    catalog = domain;
    return [geography, domain, pricing(domain)];
  });
  nandini = await app.admin();
  shops = await openShops(app.platform.db, [
    { name: 'A', pincode: '560038', offers: { [bathroom]: 400, 'kitchen-deep-cleaning': 900 } },
    { name: 'B', pincode: '560008', offers: { [bathroom]: 350 } },
    { name: 'C', pincode: '570001', offers: { [bathroom]: 380 } },
  ]);
  const { body } = await nandini.browser.ask(listOfficeCities, { query: { q: 'bengaluru' } });
  bengaluru = required(body.items[0]).cityCode;
});
afterAll(() => app.close());

/** Bathrooms cost 449; other services their usual price, which one Admin may set alone. */
const set = async (wanted: { serviceId?: string; [field: string]: unknown } = {}) => {
  const usual = await sql<{ paise: number }>`select typical_paise as paise from service
    where service_id = ${wanted.serviceId ?? ''}`.execute(app.platform.db);
  const price = {
    serviceId: bathroom,
    cityCode: bengaluru,
    pricePaise: usual.rows[0]?.paise ?? 44_900,
    fromDay: '2026-12-01',
    toDay: '2026-12-10',
    why: 'Festival week',
    ...wanted,
  };
  const { body } = await nandini.browser.ask(previewCityPrice, {
    query: { serviceId: price.serviceId, cityCode: price.cityCode, pricePaise: price.pricePaise },
  });
  const seen = { verdict: body.verdict ?? 'free', partners: body.partners ?? 0 };
  return nandini.browser.ask(setCityPrice, { body: { ...price, seen } });
};
const end = (price: Wire, lastDay: string | null, more: object = {}) =>
  nandini.browser.ask(endCityPrice, {
    params: { priceId: price.priceId },
    body: {
      lastDay,
      why: 'It was a mistake',
      seen: seenOfCityPrice(price),
      ...more,
    },
  });
const open = async (path: string) => (await app.as(null).get(path)).body;
/** What each door of the shop says of the bathroom at a place. */
async function shown(query: string) {
  const [listed, details, partners] = await Promise.all([
    open(`service/search?q=bathroom%20cleaning&${query}`),
    open(`service/serviceDetails?serviceId=${bathroom}&${query}`),
    open(`service/categoryPartners?serviceId=${bathroom}&sort=price&${query}`),
  ]);
  return [
    listed.items.find((one: Wire) => one.serviceId === bathroom).price,
    details.service.price,
    ...partners.items.map((one: Wire) => one.price),
  ];
}
const deadlocks = () =>
  sql<{
    deadlocks: number;
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(app.platform.db);
const priced = async (day: string, organisationId: string | null, pincode = '560038') => {
  const lines = [{ serviceId: bathroom, quantity: 2, optionIds: [] }];
  const ask = { organisationId, pincode, pricedAt: pincode, day, lines, lang: 'en' } as const;
  return (await catalog.priceLines(app.platform.db, ask))[0]?.linePaise;
};

test('promise 96: windows that overlap and are set at one instant: one holds, the others are told so, and none ends in a deadlock', async () => {
  const rounds = Number(process.env['PRICE_ROUNDS'] ?? 5);
  const { rows: before } = await deadlocks();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        set({
          serviceId: 'kitchen-deep-cleaning',
          fromDay: `2027-${String(1 + (round % 12)).padStart(2, '0')}-0${1 + (at % 5)}`,
          toDay: `2027-${String(1 + (round % 12)).padStart(2, '0')}-${10 + at}`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(409)]);
    await sql`delete from city_price where service_id = 'kitchen-deep-cleaning'`.execute(app.platform.db);
  }
  const { rows: after } = await deadlocks();
  expect(after).toEqual(before);
});

test('a price set for a city from today on is what every list, page and partner there shows, and nowhere else', async () => {
  const before = await shown('pincode=560038');
  expect(before).toEqual([35_000, 35_000, 35_000, 40_000]);
  const made = await set({ fromDay: today, toDay: null });
  expect([made.status, made.body.standing, made.body.cityName]).toEqual([201, 'now', 'Bengaluru']);
  expect(await shown('pincode=560038')).toEqual([44_900, 44_900, 44_900, 44_900]);
  expect(await shown(`cityCode=${bengaluru}`)).toEqual([44_900, 44_900, 44_900, 44_900]);
  expect(await shown('pincode=570001')).toEqual([38_000, 38_000, 38_000]);
  const { items } = await open('home/categories?pincode=560038');
  const lowest = items.find((one: Wire) => one.price === 44_900);
  expect(lowest).toBeDefined();
  const gone = await end(made.body, '2026-11-22');
  expect([gone.status, gone.body.standing]).toEqual([200, 'withdrawn']);
  expect(await shown('pincode=560038')).toEqual(before);
});

test('prices follow the day of the work: the first and the last day of the window, and none outside it', async () => {
  const { body } = await set();
  const days = ['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11'];
  const own = await Promise.all(days.map((day) => priced(day, shops[0]!)));
  expect(own).toEqual([80_000, 89_800, 89_800, 80_000]);
  const lowest = await Promise.all(days.map((day) => priced(day, null)));
  expect(lowest).toEqual([70_000, 89_800, 89_800, 70_000]);
  expect(await priced('2026-12-01', shops[2]!, '570001')).toBe(76_000);
  expect(await shown('pincode=560038')).toEqual([35_000, 35_000, 35_000, 40_000]);
  await end(body, '2026-11-30');
});

test('windows that share a day are refused by the database, however many ask at once', async () => {
  const requests = Array.from({ length: 6 }, (_, index) =>
    set({ fromDay: `2027-01-0${index + 1}`, toDay: '2027-01-08' }),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const refused = await set({ fromDay: '2027-01-08', toDay: null });
  expect([refused.status, refused.body.code]).toEqual([409, 'price_overlaps']);
  expect((await set({ fromDay: '2027-01-09', toDay: null })).status).toBe(201);
  expect((await set({ fromDay: '2027-01-08', toDay: null, serviceId: 'kitchen-deep-cleaning' })).status).toBe(
    201,
  );
});

test('the end of a price moves only over days to come, and of two Admins who read the same one looks again', async () => {
  const { body } = await set({ serviceId: 'sofa-cleaning', fromDay: '2027-03-01', toDay: '2027-03-10' });
  const answers = await Promise.all([end(body, '2027-03-05'), end(body, '2027-03-06')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const now = answers.find(({ status }) => status === 200)?.body;
  const past = await end(now, '2026-11-01');
  expect([past.status, Object.keys(past.body.fields ?? {})]).toEqual([400, ['lastDay']]);
  const wrong = await set({ fromDay: '2026-11-22' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['fromDay']]);
});

test('an unknown service or city has no price', async () => {
  expect((await set({ serviceId: 'no-such-thing' })).status).toBe(404);
  expect((await set({ cityCode: 'nowhere' })).status).toBe(404);
});

test('the history keeps every price, what became of it and why; the audit log has each with its reason', async () => {
  const { body } = await nandini.browser.ask(listCityPrices, { query: { serviceId: bathroom, limit: 100 } });
  const withdrawn = body.items.filter((one: Wire) => one.standing === 'withdrawn');
  expect(withdrawn).toHaveLength(2);
  expect(withdrawn[0]).toMatchObject({
    why: 'Festival week',
    setBy: 'Nandini Iyer',
    endWhy: 'It was a mistake',
    endedBy: 'Nandini Iyer',
  });
  const pages: string[] = [];
  for (let cursor = ''; ; ) {
    const { body: page } = await nandini.browser.ask(listCityPrices, {
      query: { serviceId: bathroom, limit: 2, cursor },
    });
    pages.push(...page.items.map((one: Wire) => one.priceId));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(pages).toEqual(body.items.map((one: Wire) => one.priceId));
  const coming = await nandini.browser.ask(listCityPrices, {
    query: { standing: 'coming', cityCode: bengaluru, limit: 100 },
  });
  expect(coming.body.items.every((one: Wire) => one.standing === 'coming')).toBe(true);
  const { body: log } = await nandini.browser.ask(listAudit, { query: { action: 'price.', limit: 100 } });
  const actions = new Set(log.items.map((one: Wire) => one.action));
  expect(actions).toEqual(new Set(['price.set', 'price.withdrawn', 'price.end_changed']));
  expect(log.items.every((one: Wire) => JSON.parse(one.detail).why !== '')).toBe(true);
});

test('only an Admin sets or reads them', async () => {
  expect((await app.as(null).ask(listCityPrices)).status).toBe(401);
  const { rows } = await sql<{ count: number }>`select count(*) from city_price`.execute(app.platform.db);
  expect((await app.as(null).askLoosely(setCityPrice, { body: {} })).status).toBe(401);
  expect(
    (await sql<{ count: number }>`select count(*) from city_price`.execute(app.platform.db)).rows,
  ).toEqual(rows);
});
