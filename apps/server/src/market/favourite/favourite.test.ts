import * as api from '@nukkad/contract/market/favourite/favourite.api';
import { mostFavourites } from '@nukkad/contract/market/favourite/favourite.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { aPastVisit } from '../../../test/fixtures/past-visit.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createCatalogDomain } from '../catalog/index.ts';
import { createScheduleDomain } from '../schedule/index.ts';
import { createFavouriteDomain } from './index.ts';

const serviceId = 'tap-repair';
const indiranagar = '560038';
const long = new Date('2026-10-01T06:00:00Z');

let app: Mounted;
let shops: string[];
const names = ['Bright Spark', 'Tap Masters', 'Kaveri Plumbing', 'Drip Doctors', 'Only Fans'];
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const schedule = createScheduleDomain(platform, { catalog, geography: ground.geography });
    const favourite = createFavouriteDomain(platform, { ...ground, catalog, schedule });
    return [catalog, pricing(catalog), schedule, favourite];
  });
  shops = await openShops(
    app.platform.db,
    names.map((name, index) => ({
      name,
      pincode: indiranagar,
      offers: { [name === 'Only Fans' ? 'electrician-visit' : serviceId]: 150 + index },
      // The first is the best one, the fourth the last.
      stars: Array.from({ length: 6 }, () => 5 - index),
    })),
  );
});
afterAll(() => app.close());

const asha = async () => aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Asha Verma') });
const shop = (name: string) => shops[names.indexOf(name)] ?? '';
const mark = (viewer: Viewer, organisationId: string) =>
  app.as(viewer).ask(api.addFavourite, { body: { organisationId } });
const unmark = (viewer: Viewer, organisationId: string) =>
  app.as(viewer).ask(api.removeFavourite, { query: { organisationId } });
const own = async (viewer: Viewer) =>
  (await app.as(viewer).ask(api.listFavourites, { query: {} })).body.items;
const recommended = async (viewer: Viewer | null, more: object = {}) =>
  (
    await app.as(viewer).askLoosely(api.listRecommendedProviders, {
      query: { serviceId, pincode: indiranagar, ...more },
    })
  ).body.items as { companyName: string; reason: string; visits: number; ownStars: number | null }[];
const order = async (viewer: Viewer | null, more: object = {}) =>
  (await recommended(viewer, more)).map(({ companyName, reason }) => [companyName, reason]);

test('what Asha marks is on her list, newest first with the last visit, and on no other; unmarked it is gone', async () => {
  const [one, other] = [await asha(), await asha()];
  const at = long;
  const bookingId = await aPastVisit(app.platform.db, {
    buyerId: one.userId,
    organisationId: shop('Drip Doctors'),
    serviceId,
    completedAt: at,
  });
  for (const name of ['Drip Doctors', 'Tap Masters', 'Drip Doctors']) {
    expect((await mark(one, shop(name))).body.isFavourite).toBe(true);
    app.clock.advance(1_000);
  }
  expect(await own(one)).toMatchObject([
    { companyName: 'Tap Masters', works: true, lastVisit: null, cityName: 'Bengaluru' },
    { companyName: 'Drip Doctors', rating: 2, lastVisit: { bookingId, serviceId, at: at.toISOString() } },
  ]);
  expect(await own(other)).toEqual([]);
  expect((await unmark(other, shop('Tap Masters'))).status).toBe(200);
  expect((await app.as(one).ask(api.readFavouriteIds, {})).body.organisationIds).toHaveLength(2);
  await unmark(one, shop('Tap Masters'));
  await unmark(one, shop('Tap Masters'));
  expect((await own(one)).map(({ companyName }) => companyName)).toEqual(['Drip Doctors']);
});

test('a partner that has left stays on the list and says so; one that is unknown or away cannot be marked', async () => {
  const viewer = await asha();
  await mark(viewer, shop('Kaveri Plumbing'));
  const status = (now: string) =>
    sql`update organisation set status = ${now} where organisation_id = ${shop('Kaveri Plumbing')}`.execute(
      app.platform.db,
    );
  await status('Suspended');
  expect((await own(viewer))[0]?.works).toBe(false);
  const tries = [await mark(await asha(), shop('Kaveri Plumbing')), await mark(viewer, viewer.userId)];
  expect(tries.map(({ status: code, body }) => [code, (body as { code?: string }).code])).toEqual([
    [404, 'partner_not_found'],
    [404, 'partner_not_found'],
  ]);
  await status('Active');
});

test('no person has more than a hundred favourites, not by marking some at one instant either', async () => {
  const viewer = await asha();
  const copied = mostFavourites - 2;
  await sql`with owner as (
      insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
      select gen_random_uuid(), '81000' || lpad(i::text, 5, '0'), 'Owner', now(), now() from generate_series(1, ${copied}::int) i
      returning user_id
    ), made as (
      insert into organisation (organisation_id, owner_user_id, company_name, status, city_code, pincode, latitude, longitude,
        radius_metres, rating_sum, rating_count, jobs_done, created_at, updated_at)
      select gen_random_uuid(), user_id, 'Copy', 'Active', city_code, pincode, latitude, longitude, 100, 0, 0, 0, now(), now()
      from organisation, owner where organisation_id = ${shop('Tap Masters')} returning organisation_id)
    insert into favourite select ${viewer.userId}, organisation_id, now() from made`.execute(app.platform.db);
  const answers = await Promise.all(shops.map((organisationId) => mark(viewer, organisationId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
  const { organisationIds } = (await app.as(viewer).ask(api.readFavouriteIds, {})).body;
  expect(organisationIds).toHaveLength(mostFavourites);
});

test('a visitor is recommended the best at the place; without a place no one is', async () => {
  expect(await order(null)).toEqual([
    ['Bright Spark', 'rating'],
    ['Tap Masters', 'rating'],
    ['Kaveri Plumbing', 'rating'],
    ['Drip Doctors', 'rating'],
  ]);
  expect(await order(null, { except: shop('Bright Spark'), limit: 1 })).toEqual([['Tap Masters', 'rating']]);
  expect(await order(null, { pincode: undefined })).toEqual([]);
  expect(await order(null, { pincode: undefined, cityCode: '1277333' })).toHaveLength(4);
});

test('who came before stands first, then favourites, then the best; who was rated badly comes last', async () => {
  const viewer = await asha();
  const visit = (name: string, stars?: number) =>
    aPastVisit(app.platform.db, {
      buyerId: viewer.userId,
      organisationId: shop(name),
      serviceId,
      completedAt: long,
      ...(stars !== undefined && { stars }),
    });
  await visit('Drip Doctors', 5);
  await visit('Drip Doctors');
  await visit('Bright Spark', 1);
  // Offers another service only.
  await visit('Only Fans', 5);
  await mark(viewer, shop('Kaveri Plumbing'));
  expect(await order(viewer)).toEqual([
    ['Drip Doctors', 'visits'],
    ['Kaveri Plumbing', 'favourite'],
    ['Tap Masters', 'rating'],
    ['Bright Spark', 'rating'],
  ]);
  expect((await recommended(viewer))[0]).toMatchObject({ visits: 2, ownStars: 5 });
  expect((await order(await asha()))[0]).toEqual(['Bright Spark', 'rating']);
});

test('a booked past of another place or of a partner that serves it no more recommends no one', async () => {
  const viewer = await asha();
  await aPastVisit(app.platform.db, {
    buyerId: viewer.userId,
    organisationId: shop('Drip Doctors'),
    serviceId,
    completedAt: long,
  });
  expect(await order(viewer, { pincode: '570001' })).toEqual([]);
  expect(
    (await app.as(null).askLoosely(api.listRecommendedProviders, { query: { serviceId: 'no-such' } })).status,
  ).toBe(404);
});
