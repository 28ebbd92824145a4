import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createCatalogDomain } from './index.ts';

let city: Mounted;
let visitor: TestClient;
beforeAll(async () => {
  city = await mounted(
    (platform) => {
      const catalog = createCatalogDomain(platform, aGround(platform));
      return [createGeographyDomain(platform), catalog, pricing(catalog)];
    },
    { variables: { PUBLIC_ORIGIN: 'https://nukkad.test' } },
  );
  visitor = city.as(null);
  await openShops(city.platform.db, [{ name: 'Cheap', pincode: '560102', offers: { 'tap-repair': 99 } }]);
});
afterAll(() => city.close());

describe('for search engines', () => {
  test('the map names services and the cities where they are offered', async () => {
    const { body, headers } = await visitor.get('/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    expect(body).toContain('<loc>https://nukkad.test/services/sofa-cleaning</loc>');
    expect(body).toContain('<loc>https://nukkad.test/services/tap-repair/in/bengaluru</loc>');
    expect(body).not.toContain('sofa-cleaning/in/');
  });

  test('what is not production is not for them', async () => {
    expect((await visitor.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

test('the catalogue is whole: every service has what its page needs, in both languages', async () => {
  const { rows } = await sql<{ service_id: string }>`select service_id from service
    where cardinality(includes) not between 3 and 5 or cardinality(excludes) not between 2 and 3 or cardinality(keywords) < 3
      or name_hi !~ '[ऀ-ॿ]' or short_description_hi !~ '[ऀ-ॿ]' or description_hi is null or description_hi !~ '[ऀ-ॿ]'
      or cardinality(includes_hi) <> cardinality(includes) or cardinality(excludes_hi) <> cardinality(excludes)
      or exists (select from unnest(includes_hi || excludes_hi) as words where words !~ '[ऀ-ॿ]')`.execute(
    city.platform.db,
  );
  expect(rows).toEqual([]);
  const asked = await sql<{
    count: number;
  }>`select count(distinct service_id) as count from service_question`.execute(city.platform.db);
  expect(asked.rows[0]?.count).toBeGreaterThanOrEqual(35);
});

test('a service without a drawing of its own is shown with that of its category', async () => {
  const draw = (picture: string | null) =>
    sql`update service set picture = ${picture} where service_id = 'sofa-cleaning'`.execute(city.platform.db);
  const shown = async () =>
    (await visitor.ask(getServiceDetails, { query: { serviceId: 'sofa-cleaning' } })).body;
  await draw(null);
  const plain = await shown();
  await draw('sofa');
  expect([plain.service.serviceImage, plain.seo.image]).toEqual([null, 'cleaning']);
  expect((await shown()).seo.image).toBe('sofa');
});
