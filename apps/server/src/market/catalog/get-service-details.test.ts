import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  getServiceDetails,
  homeContent,
  listCategories,
  listPartnersOfService,
  listServiceTypes,
  listSubCategories,
  countPartners,
} from '@nukkad/contract/market/catalog/catalog.api';
import { aGround } from '../../../test/harness/ground.ts';
import { endpoints } from '@nukkad/contract/index';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pricing } from '../../../test/harness/played-domains.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { shops } from '../../../test/fixtures/service-shops.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createCatalogDomain } from './index.ts';
import { required } from '../../../test/harness/required.ts';

let city: Mounted;
let visitor: TestClient;

beforeAll(async () => {
  city = await mounted(
    (platform) => {
      const geography = createGeographyDomain(platform);
      const catalog = createCatalogDomain(platform, aGround(platform));
      return [geography, catalog, pricing(catalog)];
    },
    { variables: { PUBLIC_ORIGIN: 'https://nukkad.test' } },
  );
  visitor = city.as(null);
  await openShops(city.platform.db, shops);
});
afterAll(() => city.close());

test('every call of the catalogue is served', () => {
  const served = new Set(
    createCatalogDomain(city.platform, aGround(city.platform)).routes.map((route) => route.endpoint),
  );
  expect(endpoints.filter((endpoint) => endpoint.spec.tag === 'Catalogue' && !served.has(endpoint))).toEqual(
    [],
  );
});

describe('a service page', () => {
  test('says what it holds, asks its questions, and links the cities', async () => {
    const { body } = await visitor.ask(getServiceDetails, {
      query: { serviceId: 'termite-treatment', pincode: '560038' },
    });
    expect(body.service).toMatchObject({
      name: 'Termite treatment (per sq ft)',
      unit: 'sq ft',
      categoryImage: 'pest',
      serviceImage: 'termite',
      price: 600,
      partnerCount: 1,
    });
    expect(body.includes.length).toBeGreaterThanOrEqual(3);
    expect(body.excludes.length).toBeGreaterThanOrEqual(2);
    // 500 sq ft are one at ₹6 and 499 more at the same price.
    expect(body.questions[0]?.options[0]).toMatchObject({
      label: 'Up to 500 sq ft',
      price: 499 * 600,
      selected: true,
    });
    expect(body.serviceable).toBe(true);
    expect(body.cities).toEqual([{ name: expect.any(String), value: 'bengaluru' }]);
    expect(body.seo).toMatchObject({
      title: 'Termite treatment (per sq ft)',
      canonicalUrl: 'https://nukkad.test/services/termite-treatment',
      seoType: 'service',
    });
  });

  test('speaks Hindi throughout', async () => {
    const { body } = await visitor.ask(getServiceDetails, {
      query: { serviceId: 'termite-treatment', pincode: '560038' },
      headers: {
        lang: 'hi',
      },
    });
    expect(body.description).toMatch(/^दीवार के किनारे/);
    for (const words of [...body.includes, ...body.excludes]) expect(words).toMatch(/[ऀ-ॿ]/);
    expect(body.seo.description).toMatch(/।.* ₹6 प्रति वर्ग फुट से।$/);
  });

  test('is in English where the Hindi is not written', async () => {
    const unwritten = (value: string) =>
      sql`update service set description_hi = ${value || null} where service_id = 'yoga-session-at-home'`;
    const { rows } = await sql<{ description_hi: string }>`select description_hi from service
      where service_id = 'yoga-session-at-home'`.execute(city.platform.db);
    await unwritten('').execute(city.platform.db);
    const { body } = await visitor.ask(getServiceDetails, {
      query: { serviceId: 'yoga-session-at-home' },
      headers: {
        lang: 'hi',
      },
    });
    await unwritten(rows[0]?.description_hi ?? '').execute(city.platform.db);
    expect(body.description).toMatch(/^Asanas/);
  });

  test('of a city has an address and a title of its own', async () => {
    const { body } = await visitor.ask(getServiceDetails, {
      query: { serviceId: 'tap-repair', citySlug: 'bengaluru' },
      headers: {
        lang: 'hi',
      },
    });
    expect(body.seo.canonicalUrl).toBe('https://nukkad.test/services/tap-repair/in/bengaluru');
    expect(body.seo.title).toContain('में नल मरम्मत या बदलना');
    expect(body.service).toMatchObject({ price: 9_900, partnerCount: 3 });
    expect(body.questions[0]?.question).toBe('कौन सा नल?');
  });

  test('says so where no partner serves', async () => {
    const { body } = await visitor.ask(getServiceDetails, {
      query: { serviceId: 'termite-treatment', pincode: '585101' },
    });
    expect(body).toMatchObject({ serviceable: false, service: { partnerCount: 0, price: 700 } });
    expect(body.seo.description).not.toContain('₹');
    expect(
      (await visitor.ask(getServiceDetails, { query: { serviceId: 'termite-treatment' } })).body.serviceable,
    ).toBe(true);
  });

  test('of an unknown service or city is not there', async () => {
    expect((await visitor.ask(getServiceDetails, { query: { serviceId: 'nothing' } })).status).toBe(404);
    expect(
      (await visitor.ask(getServiceDetails, { query: { serviceId: 'tap-repair', citySlug: 'atlantis' } }))
        .status,
    ).toBe(404);
  });
});

const orders = ['recommended', 'price', 'rating', 'distance'] as const;

describe('partners of a service', () => {
  const there = { serviceId: 'tap-repair', pincode: '560038' };
  const names = async (sort: (typeof orders)[number]) => {
    const { items } = await visitor.call(listPartnersOfService, { query: { ...there, sort } });
    return items.map(({ companyName }) => companyName);
  };

  test('each with its own price, time and distance; only active ones that serve the place', async () => {
    const { body } = await visitor.ask(listPartnersOfService, {
      query: { serviceId: 'tap-repair', pincode: '560038' },
    });
    expect(body.items).toHaveLength(3);
    expect(body.items[0]).toMatchObject({
      companyName: 'Starred',
      price: 19_000,
      rating: 5,
      ratingCount: 8,
      isGstRegistered: true,
      isRecommended: true,
    });
    expect(
      body.items.find((item: { companyName: string }) => item.companyName === 'Near')?.distanceMetres,
    ).toBe(0);
  });

  test('in four orders', async () => {
    expect(await names('recommended')).toEqual(['Starred', 'Near', 'Cheap']);
    expect(await names('rating')).toEqual(['Starred', 'Near', 'Cheap']);
    expect(await names('price')).toEqual(['Cheap', 'Near', 'Starred']);
    expect((await names('distance'))[0]).toBe('Near');
  });

  test.each(orders)('page by page in order of %s', async (sort) => {
    const query = { ...there, sort, limit: 2 };
    const first = await visitor.call(listPartnersOfService, { query });
    const cursor = required(first.nextCursor);
    const second = await visitor.call(listPartnersOfService, { query: { ...query, cursor } });
    expect([...first.items, ...second.items].map(({ companyName }) => companyName)).toEqual(
      await names(sort),
    );
    expect(second.nextCursor).toBeNull();
  });

  test('none without a place, none where no partner serves, 404 for what is no service', async () => {
    expect(
      (await visitor.ask(listPartnersOfService, { query: { serviceId: 'tap-repair' } })).body.items,
    ).toEqual([]);
    expect(
      (await visitor.ask(listPartnersOfService, { query: { serviceId: 'tap-repair', pincode: '110001' } }))
        .body.items,
    ).toEqual([]);
    expect(
      (await visitor.ask(listPartnersOfService, { query: { serviceId: 'nothing', pincode: '560038' } }))
        .status,
    ).toBe(404);
  });

  test('counted by service, category and city', async () => {
    const count = async (query: EndpointInput<typeof countPartners>['query']) =>
      (await visitor.ask(countPartners, { query })).body.count;
    expect(await count({ serviceId: 'tap-repair', pincode: '560038' })).toBe(3);
    expect(await count({ categoryId: 'pest', pincode: '560038' })).toBe(1);
    expect(await count({ categoryId: 'plumber', city: 'bengaluru' })).toBe(3);
    expect(await count({ serviceId: 'tap-repair' })).toBe(4);
    expect(await count({ pincode: '110001' })).toBe(0);
  });
});

describe('home', () => {
  test('categories with their groups, the lowest price near the place, and none where no partner works', async () => {
    const { body } = await visitor.ask(listCategories, { query: { pincode: '560038' } });
    expect(body.groups).toHaveLength(7);
    expect(body.items).toHaveLength(21);
    const of = (categoryId: string) =>
      body.items.find((item: { categoryId: string }) => item.categoryId === categoryId);
    expect(of('plumber')).toMatchObject({
      price: 9_900,
      serviceCount: 8,
      serviceCharges: 14_900,
      isTrending: true,
    });
    expect(of('movers')?.price).toBeNull();
    // Only termites, by the square foot. Where a visit is sold beside the square foot, the visit counts.
    expect(of('pest')?.price).toBe(600);
    const elsewhere = await visitor.ask(listCategories, { query: { pincode: '590001' } });
    expect(
      elsewhere.body.items.find((item: { categoryId: string }) => item.categoryId === 'office-clean')?.price,
    ).toBe(30_000);
    const office = await visitor.ask(listCategories, {
      query: { serviceType: 'office' },
      headers: { lang: 'hi' },
    });
    expect(office.body.groups.map((group: { name: string }) => group.name)).toEqual(['आपके ऑफ़िस के लिए']);
    expect(office.body.items).toHaveLength(3);
  });

  test('sub-categories and service types', async () => {
    expect(
      (await visitor.ask(listSubCategories, { query: { categoryId: 'ac' } })).body.items.map(
        (item: { subCategoryId: string }) => item.subCategoryId,
      ),
    ).toEqual(['ac-service', 'ac-repair', 'ac-installation']);
    expect((await visitor.ask(listSubCategories, { query: { categoryId: 'nothing' } })).status).toBe(404);
    expect((await visitor.ask(listServiceTypes)).body.items).toHaveLength(2);
  });

  test('rows of trending, new and recommended, what is served first', async () => {
    const { body } = await visitor.ask(homeContent, { query: { pincode: '560038' } });
    expect(body.trending[0]?.serviceId).toBe('tap-repair');
    for (const row of [body.trending, body.newServices, body.recommended])
      expect(row.length).toBeGreaterThanOrEqual(6);
  });
});

test('a page costs the comparison of versions, and at most one statement more', async () => {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  city.pool.on('acquire', count);
  const cost = async (path: string) => {
    await visitor.get(path);
    statements = 0;
    expect((await visitor.get(path)).status).toBe(200);
    return statements;
  };
  expect(await cost('service/search?pincode=560038&limit=100&q=cleaning')).toBe(1);
  expect(await cost('home/dynamic_content?pincode=560038')).toBe(1);
  expect(await cost('home/categories?pincode=560038')).toBe(1);
  expect(await cost('service/serviceDetails?serviceId=sofa-cleaning&pincode=560038')).toBe(1);
  expect(await cost('service/categoryPartners?serviceId=tap-repair&pincode=560038')).toBe(2);
  city.pool.off('acquire', count);
});
