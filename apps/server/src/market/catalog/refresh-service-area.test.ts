import { aGround } from '../../../test/harness/ground.ts';
import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '../../../test/harness/played-domains.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { refreshAllServiceAreas } from '../../../seed/catalog.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { createCatalogDomain } from './index.ts';
import { refreshServiceArea } from './refresh-service-area.ts';

let city: Mounted;
let db: Database;
let shop: string;
let other: string;

beforeAll(async () => {
  city = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [geography, catalog, pricing(catalog)];
  });
  ({ db } = city.platform);
  [shop = '', other = ''] = await openShops(db, [
    { name: 'One', pincode: '560038', radiusMetres: 5_000, offers: { 'tap-repair': 150 } },
    {
      name: 'Two',
      pincode: '560102',
      radiusMetres: 9_000,
      offers: { 'tap-repair': 120, 'drain-blockage': 300 },
    },
  ]);
});
afterAll(() => city.close());

const areaOf = async (organisationId: string) =>
  (
    await sql<{
      pincode: string;
      distance_metres: number;
    }>`select pincode, distance_metres from service_area where organisation_id = ${organisationId} order by pincode`.execute(
      db,
    )
  ).rows;
const sums = async () => (await sql`select * from service_place order by place, service_id`.execute(db)).rows;
const told = (event: EventSpec<{ organisationId: string }>) =>
  city.platform
    .write(system, (tx) => publish(tx, city.clock.now(), event, { organisationId: shop }))
    .then(() => city.drain());

const toldOfStatus = () =>
  city.platform
    .write(system, (tx) =>
      publish(tx, city.clock.now(), partnerEvents.statusChanged, {
        organisationId: shop,
        from: 'Active',
        to: 'Suspended',
      }),
    )
    .then(() => city.drain());

test('the area holds what the same arithmetic in the contract says', async () => {
  const { rows } = await sql<{
    pincode: string;
    latitude: number;
    longitude: number;
    quality: string;
  }>`select pincode, latitude, longitude, quality from pincode`.execute(db);
  const home = rows.find((row) => row.pincode === '560038')!;
  const expected = rows
    .filter((row) => row.quality !== 'D' && distanceMetres(home, row) <= 5_000)
    .map((row) => row.pincode)
    .sort();
  const area = await areaOf(shop);
  expect(area.map((row) => row.pincode)).toEqual(expected);
  expect(area.length).toBeGreaterThan(5);
  for (const { pincode, distance_metres: metres } of area) {
    expect(
      Math.abs(metres - distanceMetres(home, rows.find((row) => row.pincode === pincode)!)),
    ).toBeLessThan(1);
  }
});

test('a rule adds a far PIN code and takes away a near one', async () => {
  await sql`insert into service_area_rule (organisation_id, pincode, is_served) values (${shop}, '560064', true), (${shop}, '560008', false)`.execute(
    db,
  );
  await told(partnerEvents.areaChanged);
  const pincodes = (await areaOf(shop)).map((row) => row.pincode);
  expect(pincodes).toContain('560064');
  expect(pincodes).not.toContain('560008');
  await sql`delete from service_area_rule`.execute(db);
  await told(partnerEvents.areaChanged);
});

test('sums maintained by events equal sums computed anew', async () => {
  const before = await sums();
  await sql`update organisation set radius_metres = 3000, rating_sum = 9, rating_count = 2 where organisation_id = ${shop}`.execute(
    db,
  );
  await sql`update partner_service set price_paise = 7700 where organisation_id = ${shop}`.execute(db);
  await told(catalogEvents.offersChanged);
  const kept = await sums();
  expect(kept).not.toEqual(before);
  await refreshAllServiceAreas(db);
  expect(await sums()).toEqual(kept);
});

test('a partner that may not work is gone from every sum, and comes back', async () => {
  const before = await sums();
  const setStatus = (status: string) =>
    sql`update organisation set status = ${status} where organisation_id = ${shop}`.execute(db);
  await setStatus('Suspended');
  await toldOfStatus();
  expect(
    await sql`select 1 from service_place where min_price_paise = 7700`.execute(db).then(({ rows }) => rows),
  ).toEqual([]);
  await setStatus('Active');
  await toldOfStatus();
  expect(await sums()).toEqual(before);
});

test('changes at one moment do not lose each other', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      city.platform.write(system, async (tx) => {
        await sql`update partner_service set price_paise = ${10_000 + index} where organisation_id = ${shop}`.execute(
          tx,
        );
        await publish(tx, city.clock.now(), catalogEvents.offersChanged, { organisationId: shop });
      }),
    ),
  );
  await city.drain();
  const kept = await sums();
  await refreshAllServiceAreas(db);
  expect(await sums()).toEqual(kept);
});

test('geography hears which cities are served', async () => {
  await told(partnerEvents.areaChanged);
  const { rows } = await sql<{ slug: string }>`select slug from city where served`.execute(db);
  expect(rows.map((row) => row.slug)).toEqual(['bengaluru']);
});

test('the nightly round and single changes take turns and never deadlock', async () => {
  const setRadius = (metres: number) => sql`update organisation set radius_metres = ${metres}`.execute(db);
  const geography = { markServed: async () => undefined };
  for (let round = 0; round < 6; round += 1) {
    await setRadius(round % 2 === 0 ? 30_000 : 4_000);
    await Promise.all([
      refreshAllServiceAreas(db),
      ...[other, shop, other, shop].map((organisationId) =>
        db.transaction().execute((tx) => refreshServiceArea(tx, geography, organisationId)),
      ),
      refreshAllServiceAreas(db),
    ]);
  }
  const kept = await sums();
  await refreshAllServiceAreas(db);
  expect(await sums()).toEqual(kept);
});
