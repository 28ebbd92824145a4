import {
  commonDropdowns,
  masterCategories,
  masterCategoryDetails,
  masterCommonData,
  masterHomePageContent,
  masterMenuTabs,
  masterServices,
  masterTopCategories,
} from '@nukkad/contract/market/catalog/master.api';
import { aGround } from '../../../../test/harness/ground.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '../../../../test/harness/played-domains.ts';
import { openShops } from '../../../../test/fixtures/catalog-partners.ts';
import { type Mounted, mounted } from '../../../../test/harness/mounted.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../../places/geography/index.ts';
import { createCatalogDomain } from '../index.ts';
import { required } from '../../../../test/harness/required.ts';

let city: Mounted;
let visitor: TestClient;
beforeAll(async () => {
  city = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [geography, catalog, pricing(catalog)];
  });
  visitor = city.as(null);
  await openShops(city.platform.db, [{ name: 'Near', pincode: '560038', offers: { 'tap-repair': 150 } }]);
});
afterAll(() => city.close());

const hindi = { lang: 'hi' };

test.each([
  ['master/categories', 'home/categories'],
  ['master/subCategories?categoryId=plumber', 'home/subcategories?categoryId=plumber'],
  ['master/localities?q=indiranagar', 'geography/localities?q=indiranagar'],
  ['home/sectors', 'master/sectors'],
])('%s answers the same as %s, in both languages', async (path, other) => {
  for (const headers of [{}, hindi]) {
    const [one, two] = [await visitor.get(path, headers), await visitor.get(other, headers)];
    expect([one.status, one.body]).toEqual([200, two.body]);
    expect(one.body.items.length).toBeGreaterThan(0);
  }
});

test('services come page by page, and of one category if asked', async () => {
  const { body } = await visitor.ask(masterServices, { query: { categoryId: 'plumber', limit: 2 } });
  expect(body.items.map((one: { categoryId: string }) => one.categoryId)).toEqual(['plumber', 'plumber']);
  const next = await visitor.ask(masterServices, {
    query: { categoryId: 'plumber', limit: 2, cursor: required(body.nextCursor) },
  });
  expect(next.body.items[0]?.serviceId).not.toBe(body.items[0]?.serviceId);
});

test('the top categories are at most eight, each a category', async () => {
  const [top, all] = [await visitor.ask(masterTopCategories), await visitor.ask(masterCategories)];
  const ids = all.body.items.map((one: { categoryId: string }) => one.categoryId);
  expect(top.body.items).toHaveLength(8);
  for (const { categoryId } of top.body.items) expect(ids).toContain(categoryId);
});

test('common data holds cities, sectors, languages and choices, or the one part that is named', async () => {
  const { body } = await visitor.ask(masterCommonData);
  expect(Object.keys(body).toSorted()).toEqual(['cities', 'dropdowns', 'languages', 'sectors']);
  const [choices, cities] = [
    await visitor.ask(masterCommonData, { query: { dataField: 'dropdowns' }, headers: hindi }),
    await visitor.ask(masterCommonData, { query: { dataField: 'cities' } }),
  ];
  expect(Object.keys(choices.body)).toEqual(['dropdowns']);
  expect(choices.body).toEqual((await visitor.ask(commonDropdowns, { headers: hindi })).body);
  expect(choices.body.dropdowns?.genders?.[0]).toEqual({ value: 'Male', name: 'पुरुष' });
  expect(cities.body.cities?.[0]).toMatchObject({
    city: expect.any(String),
    coordinates: [expect.any(Number), expect.any(Number)],
  });
  expect((await visitor.askLoosely(masterCommonData, { query: { dataField: 'secrets' } })).status).toBe(400);
});

test('menu tabs are the groups with their categories; category details and home content are whole', async () => {
  const tabs = (await visitor.ask(masterMenuTabs, { body: { serviceType: 'office' } })).body.tabs;
  expect(tabs.length).toBeGreaterThan(0);
  for (const tab of tabs) expect([tab.serviceType, tab.categories.length > 0]).toEqual(['office', true]);
  const details = await visitor.ask(masterCategoryDetails, {
    body: { categoryId: 'plumber', pincode: '560038' },
  });
  expect(details.body.category.categoryId).toBe('plumber');
  expect(details.body.services.map((one: { serviceId: string }) => one.serviceId)).toContain('tap-repair');
  expect((await visitor.ask(masterCategoryDetails, { body: { categoryId: 'nothing' } })).status).toBe(404);
  const home = await visitor.ask(masterHomePageContent, { body: {} });
  expect(Object.keys(home.body).toSorted()).toEqual([
    'categories',
    'groups',
    'newServices',
    'recommended',
    'trending',
  ]);
});

test('who has the answer already is told so by its ETag, for its language alone', async () => {
  const first = await visitor.ask(masterCategories);
  const etag = first.headers.get('etag') ?? '';
  expect([etag.length > 10, first.headers.get('vary')]).toEqual([true, expect.stringContaining('Lang')]);
  const again = await visitor.ask(masterCategories, { headers: { 'if-none-match': `W/"old", ${etag}` } });
  expect([again.status, again.body]).toEqual([304, '']);
  const inHindi = await visitor.ask(masterCategories, { headers: { ...hindi, 'if-none-match': etag } });
  expect([inHindi.status, inHindi.body.items.length > 0]).toEqual([200, true]);
});
