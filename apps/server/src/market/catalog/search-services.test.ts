import { addressOf } from '@nukkad/contract/kernel/client';
import { searchServices } from '@nukkad/contract/market/catalog/catalog.api';
import { aGround } from '../../../test/harness/ground.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, pricing } from '../../../test/harness/played-domains.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createCatalogDomain } from './index.ts';
import { rankedRating } from './catalog.rules.ts';

let city: Mounted;
let visitor: TestClient;
const indiranagar = '560038';

/** What customers gave the services themselves; the shops' own stars are others. */
const given = new Map([
  ['electrician-visit', { sum: 22, count: 5 }],
  ['ceiling-fan-installation', { sum: 29, count: 6 }],
]);

beforeAll(async () => {
  city = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [geography, catalog, pricing(catalog), answering(catalog.stars.answeredBy(async () => given))];
  });
  visitor = city.as(null);
  await openShops(city.platform.db, [
    {
      name: 'Bright Spark',
      pincode: '560038',
      offers: { 'electrician-visit': 120, 'ceiling-fan-installation': 160 },
      stars: [5, 5, 4, 5, 5, 5],
      gst: true,
    },
    {
      name: 'Cheap Spark',
      pincode: '560008',
      offers: { 'electrician-visit': 99, 'tap-repair': 180 },
      stars: [3, 3],
      closes: 660,
    },
    { name: 'Far Away', pincode: '560064', radiusMetres: 3_000, offers: { 'tap-repair': 90 }, stars: [5] },
  ]);
});
afterAll(() => city.close());

test('a city that is sent empty is ignored, and one by its name counts', async () => {
  const all = await visitor.ask(searchServices, { query: { limit: 100 } });
  const empty = await visitor.get(`${addressOf(searchServices, { query: { limit: 100 } })}&city=&cityCode=`);
  expect([empty.status, empty.body]).toEqual([200, all.body]);
  const { body } = await visitor.ask(searchServices, { query: { limit: 100, city: 'Bengaluru' } });
  expect(body.items.length).toBeGreaterThan(0);
  const nowhere = (await visitor.ask(searchServices, { query: { city: 'Nowhere' } })).body.items as {
    partnerCount: number;
  }[];
  expect(nowhere.filter(({ partnerCount }) => partnerCount > 0)).toEqual([]);
});

const search = async (query: Record<string, string | number>, headers: Record<string, string> = {}) => {
  const answer = await visitor.askLoosely(searchServices, { query, headers });
  expect(answer.status).toBe(200);
  return answer.body as {
    items: {
      serviceId: string;
      name: string;
      price: number;
      priceToPay: number;
      partnerCount: number;
      rating: number | null;
      ratingCount: number;
      availableToday: boolean;
      categoryId: string;
    }[];
    nextCursor: string | null;
  };
};
const firstOf = async (q: string) => (await search({ q, limit: 5 })).items[0]?.serviceId;
const idsOf = async (q: string, limit = 8) =>
  (await search({ q, limit })).items.map((item) => item.serviceId);

describe('what people type', () => {
  test.each([
    ['bathroom cleaning', 'bathroom-cleaning'],
    ['bathrum clening', 'bathroom-cleaning'],
    ['tap leaking', 'tap-repair'],
    ['my tap is leaking', 'tap-repair'],
    ['nal tapak raha hai', 'tap-repair'],
    ['AC gas', 'ac-gas-refill'],
    ['a.c. gas filling', 'ac-gas-refill'],
    ['gizer', 'geyser-service'],
    ['geezer repair', 'geyser-service'],
    ['jhadu pocha', 'instant-help-1-hour'],
    ['bijli mistri', 'electrician-visit'],
    ['elctrician', 'electrician-visit'],
    ['plamber', 'plumber-visit'],
    ['fridge not cooling', 'refrigerator-checkup'],
    ['khatmal', 'bed-bug-treatment'],
    ['deemak', 'termite-treatment'],
    ['pankha', 'ceiling-fan-installation'],
    ['celing fan', 'ceiling-fan-installation'],
    ['नल', 'tap-repair'],
    ['बाथरूम की सफ़ाई', 'bathroom-cleaning'],
    ['बिजली मिस्त्री', 'electrician-visit'],
    ['दुल्हन', 'bridal-makeup'],
    ['blood test', 'lab-sample-collection'],
    ['wi-fi', 'router-wifi-setup'],
    ['watchman', 'security-guard-monthly'],
    ['pandit ji', 'pandit-for-puja'],
    ['chota hathi', 'mini-truck'],
    ['washing machin', 'washing-machine-checkup'],
    ['sofa', 'sofa-cleaning'],
    ['haircut for men', 'mens-haircut'],
    ['ladies haircut', 'womens-haircut'],
    ['fecial', 'womens-facial'],
    ['champi', 'head-massage'],
    ['1 bhk painting', 'interior-painting-1-bhk'],
    ['kamar dard', 'physiotherapy-visit'],
  ])('%s', async (q, expected) => {
    expect(await idsOf(q, 3)).toContain(expected);
  });

  test('the same word comes before its beginning, and both before a likeness', async () => {
    expect(await firstOf('haircut')).toMatch(/haircut/);
    expect(await firstOf('pedicure')).toBe('womens-pedicure');
    expect(await firstOf('plumb')).toBe('plumber-visit');
  });

  test('a trade finds its services and nothing of another', async () => {
    const { items } = await search({ q: 'plumber', limit: 30 });
    expect(items.length).toBe(8);
    expect(new Set(items.map((item) => item.categoryId))).toEqual(new Set(['plumber']));
  });

  test('what means nothing finds nothing', async () => {
    expect(await idsOf('zzqqxx')).toEqual([]);
    expect(await idsOf('%%%')).toEqual([]);
    expect(await idsOf('!?')).toEqual([]);
  });

  test('names come in the language of the call', async () => {
    const { items } = await search({ q: 'nal', limit: 3 }, { lang: 'hi' });
    expect(items.map((item) => item.name)).toContain('नल मरम्मत या बदलना');
  });

  test.each([
    "'; drop table service; --",
    '" or 1=1',
    "%' union select * from user_account --",
    '\\',
    '${1}',
    'a\'b"c',
    '🙂🙂',
    '_%_',
  ])('signs of another language do no harm: %s', async (q) => {
    await search({ q });
    expect((await search({ q: 'tap' })).items.length).toBeGreaterThan(0);
  });
});

describe('near a place', () => {
  test('price and count are those of the partners who serve it, the stars those of the service wherever it was done', async () => {
    const { items } = await search({ q: 'electrician visit', pincode: indiranagar, limit: 1 });
    expect(items[0]).toMatchObject({
      serviceId: 'electrician-visit',
      price: 9_900,
      partnerCount: 2,
      rating: 4.4,
      ratingCount: 5,
    });
    const far = await search({ q: 'electrician visit', pincode: '585101', limit: 1 });
    expect(far.items[0]).toMatchObject({ partnerCount: 0, rating: 4.4, ratingCount: 5 });
    const unrated = await search({ q: 'tap repair', pincode: indiranagar, limit: 1 });
    expect(unrated.items[0]).toMatchObject({ partnerCount: 1, rating: null, ratingCount: 0 });
  });

  test('where no partner serves it the usual price is shown and the count is 0', async () => {
    const { items } = await search({ q: 'tap repair', pincode: '585101', limit: 1 });
    expect(items[0]).toMatchObject({
      serviceId: 'tap-repair',
      price: 14_900,
      partnerCount: 0,
      rating: null,
      availableToday: false,
    });
  });

  test('a point resolves to its PIN code, a city code to its city, an unknown place to no place', async () => {
    const at = async (place: Record<string, string | number>) =>
      (await search({ q: 'electrician visit', limit: 1, ...place })).items[0]?.partnerCount;
    expect(await at({ lat: 12.9784, lng: 77.6408 })).toBe(2);
    expect(await at({ cityCode: '1277333' })).toBe(2);
    expect(await at({ city: 'bengaluru' })).toBe(2);
    expect(await at({ lat: 48.85, lng: 2.35 })).toBe(0);
    expect(await at({ city: 'atlantis' })).toBe(0);
  });

  test('filters of shelf, price, rating and today', async () => {
    const all = async (filter: Record<string, string | number>) =>
      (await search({ pincode: indiranagar, limit: 100, ...filter })).items;
    expect((await all({ categoryId: 'ac' })).length).toBe(6);
    expect((await all({ subCategoryId: 'ac-repair' })).map((item) => item.serviceId)).toEqual([
      'ac-repair-visit',
      'ac-gas-refill',
    ]);
    expect((await all({ groupId: 'office' })).length).toBe(13);
    expect((await all({ serviceType: 'office' })).length).toBe(13);
    const electricians = await all({ categoryId: 'electrician' });
    const bound = 19_000;
    const cheap = electricians.filter((item) => item.priceToPay <= bound);
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.length).toBeLessThan(electricians.length);
    expect(await all({ maxPrice: bound, categoryId: 'electrician' })).toEqual(cheap);
    expect(await all({ minPrice: bound + 1, categoryId: 'electrician' })).toEqual(
      electricians.filter((item) => item.priceToPay > bound),
    );
    expect((await all({ minRating: 4.8 })).map((item) => item.serviceId)).toEqual([
      'ceiling-fan-installation',
    ]);
    expect(await all({ categoryId: 'nothing-of-the-kind' })).toEqual([]);
  });

  test('free today means that a partner is open long enough after the notice', async () => {
    const today = async () =>
      (await search({ pincode: indiranagar, today: 'true', limit: 100 })).items
        .map((item) => item.serviceId)
        .sort();
    // Monday 09:30 IST: the shop that closes at 11 could not come within the notice of an hour.
    expect(await today()).toEqual(['ceiling-fan-installation', 'electrician-visit']);
    // The schedule's own setting: another notice for everywhere, and before it the one of the city.
    const notice = (scope: string, minutes: number) =>
      sql`insert into setting (key, scope, valid_from, value, why)
        values ('schedule.rules', ${scope}, ${new Date(0)}, ${JSON.stringify({ noticeMinutes: minutes })}::jsonb, 'Test')`.execute(
        city.platform.db,
      );
    await notice('*', 24 * 60);
    expect(await today()).toEqual([]);
    await notice('city:1277333', 15);
    expect(await today()).toEqual(['ceiling-fan-installation', 'electrician-visit', 'tap-repair']);
    await sql`delete from setting where key = 'schedule.rules' and why = 'Test'`.execute(city.platform.db);
    city.clock.advance(-3_600_000);
    expect(await today()).toEqual(['ceiling-fan-installation', 'electrician-visit', 'tap-repair']);
    city.clock.advance(14 * 3_600_000);
    expect(await today()).toEqual([]);
    city.clock.advance(-13 * 3_600_000);
  });

  test('sorted by price and by rating', async () => {
    const prices = (await search({ sort: 'price', pincode: indiranagar, limit: 100 })).items.map(
      (item) => item.priceToPay,
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    // Few reviews weigh little: the order is that of the ranked stars, with those without a review last.
    const ratings = (await search({ sort: 'rating', pincode: indiranagar, limit: 100 })).items.map((item) =>
      rankedRating(Math.round((item.rating ?? 0) * item.ratingCount), item.ratingCount),
    );
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });
});

describe('pages', () => {
  test.each(['relevance', 'price', 'rating'])('every service once, sorted by %s', async (sort) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({
        sort,
        pincode: indiranagar,
        limit: 17,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.items.map((item) => item.serviceId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.length).toBe(118);
    expect(new Set(seen).size).toBe(118);
  });

  test.each([
    'x',
    'bm9wZQ',
    Buffer.from('["a",1,2,3]').toString('base64url'),
    Buffer.from('[1e99,1,1,"x"]').toString('base64url'),
  ])('a strange cursor is a bad field: %s', async (cursor) => {
    const answer = await visitor.ask(searchServices, { query: { cursor } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('cursor');
  });
});
