import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import { aGround } from '../../../test/harness/ground.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { rowsRead } from '../../../test/harness/rows-read.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { createCatalogDomain } from './index.ts';
import { listPartnersForAll } from './partners-for-all.store.ts';
import { type PartnerKey, listBestRows, listPartnerRows, walkPartnerRows } from './service-partner.store.ts';

let city: Mounted;
let visitor: TestClient;
let shops: string[];
const place = { key: '560038', pincode: '560038', cityCode: null };
const pincodes = ['560038', '560008', '560034', '560095'];
const tables = ['partner_service', 'service_area', 'organisation'];
/** 64 are kept of an order. */
const isFew = (rows: number) => rows > 0 && rows <= 66;
/** So many that the list walks an index. */
const count = 230;

beforeAll(async () => {
  city = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [geography, catalog, pricing(catalog)];
  });
  visitor = city.as(null);
  // Many share their stars and their distance, and some their price too.
  shops = await openShops(
    city.platform.db,
    Array.from({ length: count }, (_, index) => ({
      name: `Shop ${index}`,
      pincode: pincodes[index % pincodes.length] ?? '',
      radiusMetres: 12_000,
      offers: { 'tap-repair': 150 + (index % 7), ...(index % 50 === 0 ? { 'drain-blockage': 300 } : {}) },
      stars: Array.from({ length: index % 5 }, () => 3 + (index % 3)),
    })),
  );
  await sql`analyze organisation, partner_service, service_area, service_place`.execute(city.platform.db);
}, 60_000);
afterAll(() => city.close());

test.each(['recommended', 'distance'] as const)(
  'sorted by %s, walking the index brings the same pages as sorting all partners',
  async (sort) => {
    for (const cityPaise of [null, 20_000]) {
      const ids: string[] = [];
      let after: PartnerKey | null = null;
      for (;;) {
        const ask = { serviceId: 'tap-repair', place, cityPaise, sort, after, limit: 21 };
        const walked = await walkPartnerRows(city.platform.db, ask);
        const { k1, k2, k3, organisation_id: id } = walked.at(-1) ?? {};
        expect(walked).toEqual(await listPartnerRows(city.platform.db, ask));
        ids.push(...walked.map((row) => row.organisation_id));
        if (k1 === undefined || k2 === undefined || k3 === undefined || id === undefined) break;
        after = [k1, k2, k3, id];
      }
      expect([ids.length, new Set(ids).size]).toEqual([count, count]);
    }
  },
);

test.each(['recommended', 'rating'] as const)(
  'sorted by %s, the first pages of the best are the same as of all partners, at a PIN code and in its city',
  async (sort) => {
    const { rows } = await sql<{ city_code: string }>`select city_code from pincode
    where pincode = '560038'`.execute(city.platform.db);
    const cityCode = rows[0]?.city_code ?? '';
    for (const at of [place, { key: `city:${cityCode}`, pincode: null, cityCode }]) {
      let after: PartnerKey | null = null;
      for (const page of [1, 2, 3]) {
        const ask = {
          serviceId: 'tap-repair',
          place: at,
          cityPaise: null,
          sort,
          after,
          limit: 21,
        } as const;
        const best: Awaited<ReturnType<typeof listBestRows>> = await listBestRows(city.platform.db, ask);
        expect([page, best.length]).toEqual([page, 21]);
        expect(best).toEqual(await listPartnerRows(city.platform.db, ask));
        const last = best[19];
        if (last) after = [last.k1, last.k2, last.k3, last.organisation_id];
      }
    }
  },
);

/** As with thousands of partners: a table of some hundreds PostgreSQL reads whole rather than by its index. */
async function asWithThousands(tx: Tx): Promise<void> {
  for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'])
    await sql`select set_config(${way}, 'off', true)`.execute(tx);
}

test.each(['recommended', 'rating'] as const)(
  'sorted by %s, the first page reads the offers of those that are kept, however many partners there are',
  async (sort) => {
    const ask = { serviceId: 'tap-repair', place, cityPaise: null, sort, after: null, limit: 21 } as const;
    const read = await rowsRead(city.platform.db, tables, async (tx) => {
      await asWithThousands(tx);
      await listBestRows(tx, ask);
    });
    for (const table of tables) expect([table, read[table]]).toEqual([table, expect.toSatisfy(isFew)]);
  },
);

test('the partners whose professionals are looked at for a time are the best of all, and no others are read', async () => {
  const ask = { serviceIds: ['tap-repair'], optionIds: [], pincode: '560038', limit: 40 };
  let found: { organisation_id: string }[] = [];
  const read = await rowsRead(city.platform.db, tables, async (tx) => {
    await asWithThousands(tx);
    found = await listPartnersForAll(tx, ask);
  });
  for (const table of tables) expect([table, read[table]]).toEqual([table, expect.toSatisfy(isFew)]);
  const all = await listPartnerRows(city.platform.db, {
    serviceId: 'tap-repair',
    place,
    cityPaise: null,
    sort: 'recommended',
    after: null,
    limit: 40,
  });
  expect(found.map((one) => one.organisation_id)).toEqual(all.map((one) => one.organisation_id));
  const both = await listPartnersForAll(city.platform.db, {
    ...ask,
    serviceIds: ['tap-repair', 'drain-blockage'],
  });
  expect(both.map((one) => one.organisation_id).toSorted()).toEqual(
    shops.filter((_, index) => index % 50 === 0).toSorted(),
  );
});

type Asked = EndpointInput<typeof listPartnersOfService>['query'];
type Listed = EndpointOutput<typeof listPartnersOfService>['items'][number];

async function everyone(query: Asked): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: EndpointOutput<typeof listPartnersOfService> = await visitor.call(listPartnersOfService, {
      query: { ...query, limit: 50, ...(cursor && { cursor }) },
    });
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

test('page by page every partner is named once, by a PIN code and by a point in it', async () => {
  const query = { serviceId: 'tap-repair', pincode: '560038' };
  const byPincode = (await everyone(query)).map((one) => one.organisationId);
  expect(new Set(byPincode).size).toBe(count);
  const { rows } = await sql<{ latitude: number; longitude: number }>`select latitude, longitude from pincode
    where pincode = '560038'`.execute(city.platform.db);
  const { latitude, longitude } = rows[0] ?? { latitude: 0, longitude: 0 };
  const byPoint = await everyone({ serviceId: 'tap-repair', lat: latitude, lng: longitude });
  expect(byPoint.map((one) => one.organisationId)).toEqual(byPincode);
});

test('a partner that is blocked is not named from that moment on, and a new price is', async () => {
  const query = { serviceId: 'tap-repair', pincode: '560038', sort: 'distance' } as const;
  const [first, second] = await everyone(query);
  await sql`update organisation set status = 'Blocked' where organisation_id = ${first?.organisationId}`.execute(
    city.platform.db,
  );
  await sql`update partner_service set price_paise = 16000 where service_id = 'tap-repair'
    and organisation_id = ${second?.organisationId}`.execute(city.platform.db);
  const after = await everyone(query);
  expect(after.find((one) => one.organisationId === first?.organisationId)).toBeUndefined();
  expect(after.find((one) => one.organisationId === second?.organisationId)?.price).toBe(16_000);
});

test('the few partners of a rare service are named among many who do not offer it', async () => {
  const named = await everyone({ serviceId: 'drain-blockage', pincode: '560038' });
  expect(named.map((one) => one.organisationId).toSorted()).toEqual(
    shops.filter((_, index) => index % 50 === 0).toSorted(),
  );
});
