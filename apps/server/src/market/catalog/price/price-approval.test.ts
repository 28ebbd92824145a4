import {
  decideCityPrice,
  listCityPrices,
  listOfficeCities,
  previewCityPrice,
  seenOfCityPrice,
  setCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import { aGround } from '../../../../test/harness/ground.ts';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '../../../../test/harness/played-domains.ts';
import type { EnrolledAdmin } from '../../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../../test/harness/back-office.ts';
import { openShops } from '../../../../test/fixtures/catalog-partners.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../../places/geography/index.ts';
import { createCatalogDomain } from '../index.ts';
import { required } from '../../../../test/harness/required.ts';

const bathroom = 'bathroom-cleaning';
let app: BackOffice;
let nandini: EnrolledAdmin;
let farah: EnrolledAdmin;
let bengaluru: string;

beforeAll(async () => {
  app = await mountedBackOffice((platform) => {
    const geography = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [geography, catalog, pricing(catalog)];
  });
  nandini = await app.admin();
  farah = await app.admin({ fullName: 'Farah Sheikh' });
  await openShops(app.platform.db, [
    { name: 'A', pincode: '560038', offers: { [bathroom]: 400 } },
    { name: 'B', pincode: '560008', offers: { [bathroom]: 350 } },
    { name: 'C', pincode: '570001', offers: { [bathroom]: 380 } },
  ]);
  const { body } = await nandini.browser.ask(listOfficeCities, { query: { q: 'bengaluru' } });
  bengaluru = required(body.items[0]).cityCode;
});
afterAll(() => app.close());

const preview = async (pricePaise: number): Promise<Wire> =>
  (
    await nandini.browser.ask(previewCityPrice, {
      query: { serviceId: bathroom, cityCode: bengaluru, pricePaise },
    })
  ).body;

let windows = 0;
/** Each on days of its own. */
const set = async (pricePaise: number, more: object = {}) => {
  const { verdict, partners } = await preview(pricePaise);
  windows += 1;
  const fromDay = addDays('2027-01-01', windows * 10);
  return nandini.browser.ask(setCityPrice, {
    body: {
      serviceId: bathroom,
      cityCode: bengaluru,
      pricePaise,
      fromDay,
      toDay: addDays(fromDay, 9),
      why: 'Festival week in the city',
      seen: { verdict, partners },
      ...more,
    },
  });
};
const decide = (by: EnrolledAdmin, price: Wire, approve: boolean, more: object = {}) =>
  by.browser.ask(decideCityPrice, {
    params: { priceId: price.priceId },
    body: {
      approve,
      why: 'Compared with the last three months',
      seen: seenOfCityPrice(price),
      ...more,
    },
  });
const shown = async (day: string) => {
  const { rows } = await sql<{ paise: number }>`select price_paise as paise from city_price
    where service_id = ${bathroom} and city_code = ${bengaluru} and status = 'Set'
      and from_day <= ${day}::date and (to_day is null or to_day >= ${day}::date)`.execute(app.platform.db);
  return rows.map(({ paise }) => paise);
};
const news = async () => {
  const { rows } = await sql<{ news: string; pricePaise: number }>`
    select payload ->> 'news' as news, (payload ->> 'pricePaise')::int as "pricePaise"
    from outbox where name = 'catalog.city_price_changed' order by created_at, event_id`.execute(
    app.platform.db,
  );
  return rows;
};

test('a preview names the partners of that city alone, and what they ask beside the price', async () => {
  expect(await preview(38_000)).toMatchObject({
    partners: 2,
    partnersAbove: 1,
    partnersBelow: 1,
    lowestPaise: 35_000,
    highestPaise: 40_000,
    bookings: 0,
    costPaise: 0,
  });
});

test('promise 96: a price of five rupees, or of ten times the usual, is refused and says which prices are possible', async () => {
  const { usualHighPaise, leastPaise, mostPaise } = await preview(50_000);
  for (const pricePaise of [500, leastPaise - 100, mostPaise + 100, usualHighPaise * 10]) {
    const answer = await set(pricePaise);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['pricePaise']]);
    expect(answer.body.fields?.pricePaise).toMatch(
      /^Enter a price from ₹[\d,]+(\.\d\d)? and ₹[\d,]+(\.\d\d)? here\.$/,
    );
  }
  const { rows } = await sql<{ count: number }>`select count(*) as count from city_price`.execute(
    app.platform.db,
  );
  expect(rows[0]?.count).toBe(0);
});

test('promise 96: a price below the usual range holds for no one until another Admin approves it', async () => {
  const { usualLowPaise } = await preview(50_000);
  const low = Math.round(usualLowPaise * 0.6);
  const { status, body } = await set(low);
  expect([status, body.standing, body.reasons, body.can]).toEqual([
    201,
    'waiting',
    ['below_usual'],
    { decide: false, end: true },
  ]);
  expect(await shown(body.fromDay)).toEqual([]);
  expect(await news()).toEqual([]);
  const own = await decide(nandini, body, true);
  expect([own.status, own.body.code]).toEqual([403, 'own_price']);

  const hers = (await farah.browser.ask(listCityPrices, { query: { standing: 'waiting' } })).body.items;
  expect(hers).toEqual([
    expect.objectContaining({ priceId: body.priceId, can: { decide: true, end: true } }),
  ]);
  const lower = { ...seenOfCityPrice(body), unitPrice: body.pricePaise - 100 };
  const stale = await decide(farah, body, true, { seen: lower });
  expect([stale.status, stale.body.differences]).toEqual([
    409,
    [{ field: 'unitPrice', kind: 'money', seen: lower.unitPrice, now: body.pricePaise }],
  ]);
  const approved = await decide(farah, body, true);
  expect([approved.status, approved.body.standing, approved.body.decidedBy]).toEqual([
    200,
    'coming',
    'Farah Sheikh',
  ]);
  expect(await shown(body.fromDay)).toEqual([low]);
  expect(await news()).toEqual([{ news: 'set', pricePaise: low }]);
  const again = await decide(farah, approved.body, true);
  expect([again.status, again.body.code, again.body.present]).toEqual([409, 'price_status_moved_on', 'Set']);
});

test('promise 96: a refused price never held, and of two decisions at one instant one wins', async () => {
  const { usualHighPaise } = await preview(50_000);
  const { body } = await set(Math.round(usualHighPaise * 1.5));
  expect([body.standing, body.reasons]).toEqual(['waiting', ['above_usual']]);
  const answers = await Promise.all([decide(farah, body, false), decide(farah, body, true)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  expect(await shown(body.fromDay)).toEqual(won?.standing === 'coming' ? [body.pricePaise] : []);
});

test('promise 91: a price whose effect is no longer what the screen showed is refused', async () => {
  const within = await preview(50_000);
  for (const seen of [
    { verdict: 'second_admin', partners: within.partners },
    { verdict: within.verdict, partners: within.partners + 1 },
  ]) {
    const answer = await set(50_000, { seen });
    expect([answer.status, answer.body.code]).toEqual([409, 'confirmation_differs']);
  }
});

test('a reason of one letter or one word is refused', async () => {
  for (const why of ['x', 'Discount', '          x          ', 'xxxxxxxxxxxxxxx']) {
    const answer = await set(50_000, { why });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['why']]);
  }
});

test('the database itself refuses a price that its own Admin approved, and one without an approval', async () => {
  const { usualLowPaise } = await preview(50_000);
  const { body } = await set(Math.round(usualLowPaise * 0.6));
  const change = (what: ReturnType<typeof sql>) =>
    sql`update city_price set ${what} where price_id = ${body.priceId}`.execute(app.platform.db);
  await expect(change(sql`status = 'Set'`)).rejects.toThrow('city_price_approved');
  await expect(change(sql`decided_by = set_by`)).rejects.toThrow('city_price_decided_by_another');
});
