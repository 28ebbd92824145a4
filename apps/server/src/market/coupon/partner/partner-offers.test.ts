import { applyOffer, getOffers, removeOffer } from '@nukkad/contract/market/coupon/coupon.api';
import * as desk from '@nukkad/contract/market/coupon/coupon-admin.api';
import * as api from '@nukkad/contract/market/coupon/partner-offer.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPartner, aUser } from '../../../../test/fixtures/a-partner.ts';
import {
  type CartFixture,
  bathroom,
  cartFixture,
  path,
  sofa,
  ten,
} from '../../../../test/fixtures/cart-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import type { TestClient, Wire } from '../../../../test/harness/test-client.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';

let fixture: CartFixture;
let shop: TestPartner, other: TestPartner;
let owner: TestClient;
let admin: TestClient;
let second: TestClient;
let today: string;

const asOwner = ({ organisationId, ownerUserId }: TestPartner) =>
  fixture.as(aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId }));

beforeAll(async () => {
  fixture = await cartFixture();
  today = istDay(fixture.clock.now());
  shop = await fixture.aShop({ companyName: 'Meera Cleaners' });
  other = await fixture.aShop({ companyName: 'Other Cleaners' });
  owner = asOwner(shop);
  const anAdmin = async (name: string) =>
    fixture.as(aViewer({ userId: await aUser(fixture.platform.db, name), role: 'Admin' }));
  admin = await anAdmin('Nandini Iyer');
  second = await anAdmin('Farah Sheikh');
});
afterAll(() => fixture.close());

const terms = (more: object = {}) => ({
  title: 'Quiet days',
  titleHi: 'ख़ाली दिन',
  percent: 20,
  amountPaise: null,
  mostPaise: 6_000,
  leastServicesPaise: 0,
  fromDay: today,
  toDay: addDays(today, 30),
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  totalLimit: null,
  personLimit: 2,
  isListed: true,
  stacks: true,
  ...more,
});
const own = (code: string | null, more: object = {}) => ({
  code,
  ...terms({ serviceIds: null, isAutomatic: code === null, ...more }),
});
const make = (body: object, by = owner) =>
  by.askLoosely(api.makePartnerOffer, { body, headers: { 'idempotency-key': randomUUID() } });
const move = (offer: Wire, verb: string, by = owner) =>
  by.askLoosely(api.movePartnerOffer, {
    params: { couponId: offer.couponId },
    body: { verb, seen: desk.seenOfCoupon(offer) },
  });
const list = async (by = owner) =>
  (await by.ask(api.listPartnerOffers, { query: { limit: 100 } })).body.items as Wire[];
const office = (code: string, more: object = {}) =>
  admin.askLoosely(desk.makeCoupon, {
    body: {
      code,
      why: 'Festival week',
      seen: { verdict: 'free' },
      ...terms({ percent: null, mostPaise: null, amountPaise: 5_000, ...more }),
    },
  });
/** With this partner chosen; null: none. */
async function aCart(chosen: TestPartner | null = shop, lines = [bathroom]) {
  const { client, userId } = await fixture.aBuyer();
  await client.post(path, { lines, organisationId: chosen && chosen.organisationId });
  const cart = async () => (await client.get(path)).body;
  const apply = (code: string) => client.askLoosely(applyOffer, { body: { code } });
  return { client, userId, cart, apply };
}
const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(fixture.platform.db)).rows;
const endAll = async () => {
  for (const offer of await list()) if (offer.can.end) await move(offer, 'end');
};

test('an offer without a code counts for carts with its partner alone, and the partner bears all of it', async () => {
  const { status, body: offer } = await make(own(null));
  expect(status).toBe(201);
  expect(offer).toMatchObject({ status: 'Active', code: '', own: true, partnerPercent: 100 });
  const { cart, userId, client } = await aCart();
  expect((await cart()).offers).toEqual([
    { code: '', title: 'Quiet days', discount: 6_000, ofPartner: true, automatic: true, trouble: null },
  ]);
  expect((await cart()).price).toMatchObject({
    couponDiscount: 6_000,
    offers: [{ discount: 6_000, partnerDiscount: 6_000, organisationId: shop.organisationId }],
  });
  expect((await (await aCart(null)).cart()).price.couponDiscount).toBe(0);
  expect((await (await aCart(other)).cart()).offers).toEqual([]);
  await client.patch(path, ten);
  expect((await fixture.place(userId)).coupons).toEqual([
    { couponId: offer.couponId, discountPaise: 6_000, partnerPaise: 6_000 },
  ]);
  const paused = await move(offer, 'pause');
  expect([paused.status, paused.body.status]).toEqual([200, 'Paused']);
  expect((await cart()).price.couponDiscount).toBe(0);
  await move(paused.body, 'resume');
  expect((await cart()).price.couponDiscount).toBe(6_000);
  await endAll();
});

test('one with a code is refused without its partner, for other services and beyond its limits', async () => {
  await make(own('MEERA20', { serviceIds: ['sofa-cleaning'], leastServicesPaise: 90_000, personLimit: 1 }));
  const code = async (apply: (code: string) => Promise<{ body: Wire }>) => (await apply('MEERA20')).body.code;
  expect(await code((await aCart(null)).apply)).toBe('coupon_other_partner');
  expect(await code((await aCart(other)).apply)).toBe('coupon_other_partner');
  expect(await code((await aCart()).apply)).toBe('coupon_other_services');
  expect(await code((await aCart(shop, [sofa])).apply)).toBe('coupon_too_little');
  const two = await aCart(shop, [{ ...sofa, quantity: 2 }]);
  expect((await two.apply('MEERA20')).body.price?.couponDiscount).toBe(6_000);
  await endAll();
});

test('refused: no code and none wanted, beyond the bounds, unknown services, another’s code, more than twenty', async () => {
  const fieldsOf = async (body: object) => Object.keys((await make(body)).body.fields ?? {});
  expect(await fieldsOf(own(null, { isAutomatic: false }))).toEqual(['code']);
  expect(await fieldsOf(own(null, { percent: 90 }))).toEqual(['percent']);
  expect(await fieldsOf(own(null, { mostPaise: null }))).toEqual(['mostPaise']);
  expect(await fieldsOf(own(null, { toDay: null }))).toEqual(['toDay']);
  expect((await make(own(null, { serviceIds: ['nothing'] }))).body.code).toBe('service_not_found');
  await make(own('TAKEN1'));
  expect((await make(own('TAKEN1'), asOwner(other))).body.code).toBe('coupon_code_taken');
  for (let count = 1; count < 20; count += 1) await make(own(null));
  expect((await make(own(null))).body.code).toBe('coupon_too_many');
  await endAll();
});

test('another partner, its staff without the permission and a customer reach nothing of it; an Admin may stop it, not change it', async () => {
  const { body: offer } = await make(own('PRIVATE1'));
  expect(await list(asOwner(other))).toEqual([]);
  expect((await move(offer, 'end', asOwner(other))).status).toBe(404);
  const { organisationId } = shop;
  const clerk = (permission: 'services.view' | 'booking.view') =>
    fixture.as(aViewer({ role: 'subUser', organisationId, permissions: new Set([permission]) }));
  expect((await make(own(null), clerk('services.view'))).status).toBe(403);
  expect((await clerk('booking.view').ask(api.listPartnerOffers, {})).status).toBe(403);
  expect((await list(clerk('services.view')))[0]).toMatchObject({ can: { pause: false, end: false } });
  const { client } = await fixture.aBuyer();
  expect((await make(own(null), client)).status).toBe(403);
  const changed = await admin.askLoosely(desk.changeCoupon, {
    params: { couponId: offer.couponId },
    body: {
      ...terms(),
      organisationId,
      partnerPercent: 100,
      why: 'A mistake of the Admin',
      seen: { ...desk.seenOfCoupon(offer), verdict: 'free' },
    },
  });
  expect([changed.status, changed.body.code]).toEqual([403, 'partners_own_offer']);
  await endAll();
});

test('a shared offer of the platform waits for its partner, and each bears its part', async () => {
  const { organisationId } = shop;
  expect((await office('ALONE1', { partnerPercent: 40 })).body.fields).toHaveProperty('partnerPercent');
  expect((await office('NOBODY1', { organisationId: randomUUID() })).body.code).toBe('partner_not_found');
  const asked = await office('SHARED1', { organisationId, partnerPercent: 40 });
  expect([asked.status, asked.body.status, asked.body.partnerName]).toEqual([201, 'Asked', 'Meera Cleaners']);
  expect(
    await rowsOf(sql`select payload->>'couponId' as "couponId" from outbox where name = 'coupon.asked'`),
  ).toEqual([{ couponId: asked.body.couponId }]);
  const { apply } = await aCart();
  expect((await apply('SHARED1')).body.code).toBe('coupon_not_valid');
  const [shown] = await list();
  expect(shown).toMatchObject({
    own: false,
    partnerPercent: 40,
    can: { consent: true, decline: true, resume: false },
  });
  expect((await move({ ...shown, amountPaise: 1_000 }, 'consent')).body.code).toBe('confirmation_differs');
  expect((await move(shown, 'consent')).body.status).toBe('Active');
  const { body } = await apply('SHARED1');
  expect(body.price?.offers).toMatchObject([{ discount: 5_000, partnerDiscount: 2_000 }]);
  const { body: unwanted } = await office('SHARED2', { organisationId, partnerPercent: 40 });
  expect((await move(unwanted, 'decline')).body.status).toBe('Ended');
  await endAll();
});

test('a shared offer beyond the bounds is another Admin’s to approve, and then the partner’s', async () => {
  const { organisationId } = shop;
  const made = await admin.askLoosely(desk.makeCoupon, {
    body: {
      code: 'SHARED3',
      why: 'Festival week',
      seen: { verdict: 'second_admin' },
      ...terms({ organisationId, partnerPercent: 50, percent: null, mostPaise: null, amountPaise: 40_000 }),
    },
  });
  expect([made.status, made.body.status]).toEqual([201, 'Waiting']);
  expect(await list()).not.toContainEqual(expect.objectContaining({ code: 'SHARED3' }));
  const approved = await second.askLoosely(desk.decideCoupon, {
    params: { couponId: made.body.couponId },
    body: { approve: true, why: 'It is agreed', seen: desk.seenOfCoupon(made.body) },
  });
  expect([approved.status, approved.body.status]).toEqual([200, 'Asked']);
  await endAll();
});

test('two offers are used together where both allow it; the best is suggested, the total stays within the bound', async () => {
  await make(own(null));
  await office('WITH5', {});
  await office('ALONE5', { stacks: false, amountPaise: 5_500 });
  await office('ALONE9', { stacks: false, amountPaise: 9_000, isListed: false });
  const { client, cart, apply } = await aCart();
  const best = async () => (await client.ask(getOffers, { query: { best: 'true' } })).body.items;
  expect(await best()).toMatchObject([{ code: 'WITH5', discount: 5_000 }]);
  expect((await apply('ALONE5')).body.code).toBe('coupon_not_together');
  expect((await apply('WITH5')).body.offers).toMatchObject([
    { code: 'WITH5', discount: 5_000 },
    { automatic: true, discount: 6_000 },
  ]);
  expect((await cart()).price).toMatchObject({ couponDiscount: 11_000 });
  expect(await best()).toEqual([]);
  const removed = await client.ask(removeOffer, { query: { code: 'WITH5' } });
  expect(removed.body.offers).toMatchObject([{ automatic: true, discount: 6_000 }]);
  expect((await apply('ALONE9')).body.offers).toMatchObject([{ code: 'ALONE9', discount: 9_000 }]);
  expect((await apply('WITH5')).body.offers).toHaveLength(2);
  await rowsOf(sql`insert into setting (key, valid_from, value, why)
    values ('coupon.stacking', ${fixture.clock.now()}, '{"together": false}', 'A test.')`);
  expect((await cart()).offers).toMatchObject([
    { code: 'WITH5', discount: 0, trouble: 'coupon_not_together' },
    { automatic: true, discount: 6_000 },
  ]);
  await endAll();
});

test.each([
  ['a partner’s without a code', null],
  ['a partner’s with a code', 'RACE1'],
])('promise 20: %s is held as often as it counts under racing, and freed by cancelling', async (_, code) => {
  const { body: offer } = await make(own(code, { totalLimit: 3, personLimit: 5 }));
  const cart = { couponIds: code ? [offer.couponId] : [], organisationId: shop.organisationId, today };
  const users = await Promise.all(Array.from({ length: 4 }, () => aUser(fixture.platform.db)));
  const book = (userId: string) =>
    fixture.platform.write(system, async (tx) => {
      await fixture.coupon.lock(tx, cart);
      const held = await fixture.coupon.held(tx, cart);
      const asked = {
        userId,
        now: fixture.clock.now(),
        servicesPaise: 44_900,
        lines: [],
        categoryId: 'cleaning',
      };
      const views = await held({
        ...asked,
        organisationId: shop.organisationId,
        cityCode: null,
        today,
        lang: 'en',
      });
      const view = views.find(({ trouble }) => trouble === null);
      if (!view) return null;
      const bookingId = newId();
      const { couponId, discountPaise, partnerPaise } = view;
      const use = { couponId, discountPaise, partnerPaise, bookingId, userId, now: fixture.clock.now() };
      await fixture.coupon.use(tx, systemAuthorized(use, 'The test books with it.'));
      return bookingId;
    });
  const booked = (await Promise.all(Array.from({ length: 24 }, (__, at) => book(users[at % 4]!)))).filter(
    Boolean,
  );
  expect(booked).toHaveLength(3);
  await fixture.platform.write(system, (tx) =>
    fixture.coupon.free(
      tx,
      systemAuthorized({ bookingId: booked[0]! }, 'The test cancels.'),
      fixture.clock.now(),
    ),
  );
  expect([await book(users[0]!), await book(users[1]!)].filter(Boolean)).toHaveLength(1);
  const rows = await rowsOf(sql`select used_count as used, (select sum(partner_paise)::int from coupon_use
    where coupon_id = c.coupon_id and freed_at is null) as borne from coupon c where coupon_id = ${offer.couponId}`);
  expect(rows).toEqual([{ used: 3, borne: 18_000 }]);
  await endAll();
});
