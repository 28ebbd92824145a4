import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import { refreshAllServiceAreas } from '../../../seed/catalog.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { createCatalogDomain } from './index.ts';
import { refreshServiceArea } from './refresh-service-area.ts';

/** So many that the lists of the best hold a part of them. */
const count = 110;
const pincodes = ['560038', '560008', '560034', '560102'];
const services = ['tap-repair', 'drain-blockage', 'bathroom-cleaning'];
const rounds = Number(process.env['SUM_CHANGES'] ?? 60);
const geography = { markServed: async () => undefined };

let city: Mounted;
let db: Database;
let shops: string[];

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

beforeAll(async () => {
  city = await mounted((platform) => {
    const ground = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [ground, catalog, pricing(catalog)];
  });
  ({ db } = city.platform);
  shops = await openShops(
    db,
    Array.from({ length: count }, (_, at) => ({
      name: `Shop ${at}`,
      pincode: pincodes[at % pincodes.length] ?? '',
      radiusMetres: at % 3 === 0 ? 3_000 : 14_000,
      offers: { 'tap-repair': 150 + (at % 7), ...(at % 2 === 0 ? { 'drain-blockage': 300 + at } : {}) },
      stars: Array.from({ length: at % 5 }, () => 3 + (at % 3)),
      closes: 1_080 + (at % 4) * 60,
    })),
  );
}, 120_000);
afterAll(() => city.close());

type Next = (below: number) => number;
type Change = (shop: string, next: Next) => ReturnType<typeof sql>;
const serviceOf = (next: Next) => services[next(services.length)] ?? '';

/** Within the bounds of the service. */
const priceOf = (next: Next) => sql`service_price_least(s.low_paise) + ${next(30) * 500}::int`;

const changes: readonly Change[] = [
  (shop, next) =>
    sql`update partner_service ps set price_paise = ${priceOf(next)} from service s
      where ps.organisation_id = ${shop} and ps.service_id = ${serviceOf(next)} and s.service_id = ps.service_id`,
  (shop, next) =>
    sql`insert into partner_service (organisation_id, service_id, price_paise, minutes, is_active)
      select ${shop}, service_id, ${priceOf(next)}, ${30 + next(4) * 30}, true from service s where service_id = ${serviceOf(next)}
      on conflict (organisation_id, service_id) do update set is_active = not partner_service.is_active`,
  (shop, next) =>
    sql`update organisation set rating_sum = rating_sum + ${1 + next(5)}, rating_count = rating_count + 1 where organisation_id = ${shop}`,
  (shop, next) =>
    sql`update organisation set rating_sum = ${20 + next(81)}, rating_count = 20 where organisation_id = ${shop}`,
  (shop, next) =>
    sql`update partner_hours set closes_minute = ${900 + next(9) * 60} where organisation_id = ${shop} and weekday <= ${1 + next(7)}`,
  (shop) =>
    sql`update organisation set status = case when status = 'Active' then 'Suspended' else 'Active' end where organisation_id = ${shop}`,
  (shop, next) =>
    sql`update organisation set radius_metres = ${2_000 + next(16) * 1_000} where organisation_id = ${shop}`,
  (shop) =>
    sql`update organisation set gst_number = case when gst_number is null then '29ABCDE1234F1Z5' end where organisation_id = ${shop}`,
  (shop) => sql`delete from partner_hours where organisation_id = ${shop} and weekday = 7`,
];

interface Sums {
  readonly place: string;
  readonly best_organisation_ids: string[];
  readonly rated_organisation_ids: string[];
}

const readSums = async (): Promise<Sums[]> =>
  (await sql<Sums>`select * from service_place order by place, service_id`.execute(db)).rows;
const readOffers = async () =>
  (await sql`select * from summed_offer order by organisation_id, service_id`.execute(db)).rows;

/** Lists that were added to may be shorter, never other. */
const alike = (kept: readonly Sums[], anew: readonly Sums[]) =>
  anew.map((sums, at) => {
    const of = (name: 'best_organisation_ids' | 'rated_organisation_ids') => {
      const length = kept[at]?.[name].length ?? 0;
      return length >= Math.min(48, sums[name].length) ? sums[name].slice(0, length) : sums[name];
    };
    return {
      ...sums,
      best_organisation_ids: of('best_organisation_ids'),
      rated_organisation_ids: of('rated_organisation_ids'),
    };
  });

async function expectSumsAsFromScratch(said: string): Promise<void> {
  const [kept, offers] = [await readSums(), await readOffers()];
  await refreshAllServiceAreas(db);
  expect([said, await readOffers()]).toEqual([said, offers]);
  expect([said, kept]).toEqual([said, alike(kept, await readSums())]);
}

const refresh = (shop: string) => db.transaction().execute((tx) => refreshServiceArea(tx, geography, shop));

test('sums to which random changes were added are those that are summed up from scratch', async () => {
  const next = numbers(20_261_128);
  for (let round = 0; round < rounds; round += 1) {
    const shop = shops[next(count)] ?? '';
    const change = next(changes.length);
    await changes[change]?.(shop, next).execute(db);
    await refresh(shop);
    if (round % 15 === 14) await expectSumsAsFromScratch(`after ${round + 1} changes`);
  }
}, 240_000);

test('the order of a place is by what the way costs there, the order everywhere by the stars', async () => {
  const orderAt = async (place: string) =>
    (
      await sql<{
        kilometres: number;
        stars: number;
      }>`select (a.rank - so.stars) / 100 as kilometres, so.stars
        from service_place p cross join unnest(p.best_organisation_ids) with ordinality as best (id, at)
        join summed_offer so on so.organisation_id = best.id and so.service_id = 'tap-repair'
        left join service_area a on a.organisation_id = best.id and a.pincode = p.place
        where p.place = ${place} and p.service_id = 'tap-repair' order by best.at`.execute(db)
    ).rows;
  const near = await orderAt('560038');
  const kilometres = near.map((row) => row.kilometres);
  expect(new Set(kilometres).size).toBeGreaterThan(1);
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
  const stars = near.map((row) => row.stars);
  expect(stars).not.toEqual(stars.toSorted((a, b) => a - b));
  const everywhere = (await orderAt('everywhere')).map((row) => row.stars);
  expect(everywhere).toEqual(everywhere.toSorted((a, b) => a - b));
});

test('fees of another distance count for the order as soon as a partner is summed up again', async () => {
  await sql`insert into setting (key, valid_from, value, why) values ('price.fees', '2020-01-01', '{"freeMetres": 1000}', 'A test.')`.execute(
    db,
  );
  const bestAt = async () => (await readSums()).map((sums) => sums.best_organisation_ids);
  const before = await bestAt();
  for (const shop of shops) await refresh(shop);
  expect(await bestAt()).not.toEqual(before);
  await expectSumsAsFromScratch('after the fees');
}, 240_000);

test('the best of a crowd give way one after the other, until those behind them are read again', async () => {
  const { rows } = await sql<{ ids: string[] }>`select best_organisation_ids as ids from service_place
    where place = '560008' and service_id = 'tap-repair'`.execute(db);
  const best = rows[0]?.ids ?? [];
  expect(best.length).toBeGreaterThanOrEqual(48);
  for (const shop of best.slice(0, 20)) {
    await sql`update organisation set rating_sum = rating_count + 60, rating_count = rating_count + 60
      where organisation_id = ${shop}`.execute(db);
    await refresh(shop);
  }
  await expectSumsAsFromScratch('after twenty went down');
}, 240_000);

test('changes of many partners of one area at one moment, beside the nightly round, all count once', async () => {
  const next = numbers(7);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const shop = shops[next(count)] ?? '';
        await db.transaction().execute(async (tx) => {
          await changes[next(changes.length)]?.(shop, next).execute(tx);
          await refreshServiceArea(tx, geography, shop);
        });
      }).concat(round === 1 ? [refreshAllServiceAreas(db)] : []),
    );
    await expectSumsAsFromScratch(`round ${round + 1}`);
  }
}, 240_000);

test('a change that lists do not show writes no sums', async () => {
  const versions = async () =>
    (
      await sql`select name, version from snapshot_version where name like 'place:%' order by name`.execute(
        db,
      )
    ).rows;
  const before = await versions();
  for (const shop of shops.slice(0, 3)) await refresh(shop);
  expect(await versions()).toEqual(before);
});
