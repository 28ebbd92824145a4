import { applyOffer, getOffers, removeOffer } from '@nukkad/contract/market/coupon/coupon.api';
import * as api from '@nukkad/contract/market/coupon/coupon-admin.api';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import {
  type Buyer,
  type CartFixture,
  bathroom,
  cartFixture,
  outcome,
  path,
  ten,
} from '../../../../test/fixtures/cart-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import type { TestClient, Wire } from '../../../../test/harness/test-client.ts';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';

let fixture: CartFixture;
let admin: TestClient;
let today: string;
beforeAll(async () => {
  fixture = await cartFixture();
  const userId = await aUser(fixture.platform.db, 'Nandini Iyer');
  admin = fixture.as(aViewer({ userId, role: 'Admin' }));
  today = istDay(fixture.clock.now());
  await fixture.aShop({ gstNumber: '29ABCDE1234F1Z5' });
});
afterAll(() => fixture.close());

let made = 0;
/** Within the bounds, so that one Admin is enough. */
const seen = { verdict: 'free' } as const;
const terms = (more: object = {}) => ({
  title: 'Clean for the festival',
  titleHi: 'त्योहार की सफ़ाई',
  percent: 20,
  amountPaise: null,
  mostPaise: 7_500,
  leastServicesPaise: 40_000,
  fromDay: today,
  toDay: null,
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  totalLimit: 100,
  personLimit: 1,
  isListed: true,
  ...more,
});
async function aCoupon(more: object = {}): Promise<Wire> {
  made += 1;
  const answer = await admin.askLoosely(api.makeCoupon, {
    body: {
      code: `FESTIVE${made}`,
      why: 'Festival week',
      seen,
      ...terms(more),
    },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
async function aFullBuyer(): Promise<Buyer> {
  const buyer = await fixture.aBuyer();
  await buyer.client.post(path, { lines: [bathroom] });
  return buyer;
}
const apply = (client: TestClient, code: string) => client.ask(applyOffer, { body: { code } });
const move = (coupon: Wire, verb: string) =>
  admin.askLoosely(api.moveCoupon, {
    params: { couponId: coupon.couponId },
    body: { verb, why: 'Enough of it for now', seen: api.seenOfCoupon(coupon) },
  });

test('what an Admin makes takes its discount off a cart before tax, and comes off again', async () => {
  const { code } = await aCoupon();
  const { client } = await aFullBuyer();
  const before = (await client.get(path)).body.price;
  const { status, body } = await apply(client, ` ${code.toLowerCase()} `);
  expect(status).toBe(200);
  expect(body.offer).toMatchObject({ code, title: 'Clean for the festival', discount: 7_500, trouble: null });
  expect(body.price).toMatchObject({
    totalServicePrice: 44_900,
    couponDiscount: 7_500,
    totalSaving: before.totalSaving + 7_500,
  });
  expect(body.price?.tax.lines[0]?.taxable).toBe(before.tax.lines[0].taxable - 7_500);
  expect((await client.get(path)).body.offer.discount).toBe(7_500);
  const removed = await client.ask(removeOffer);
  expect([removed.status, removed.body.offer, removed.body.price]).toEqual([200, null, before]);
});

test('offers are listed with what they would take off this cart, or why nothing; a hidden one only who knows it has', async () => {
  const dear = await aCoupon({ leastServicesPaise: 90_000 });
  const hidden = await aCoupon({ isListed: false, percent: null, mostPaise: null, amountPaise: 10_000 });
  const { client } = await aFullBuyer();
  const { body } = await client.ask(getOffers, { query: { limit: 100 }, headers: { lang: 'hi' } });
  expect(body.items.find((one: Wire) => one.code === dear.code)).toMatchObject({
    title: 'त्योहार की सफ़ाई',
    discount: 0,
    trouble: 'coupon_too_little',
  });
  expect(body.items.some((one: Wire) => one.code === hidden.code)).toBe(false);
  expect((await apply(client, hidden.code)).body.price?.couponDiscount).toBe(10_000);
});

test.each([
  ['coupon_not_valid', { fromDay: '2027-01-01' }],
  ['coupon_other_city', { cityCodes: ['1254661'] }],
  ['coupon_other_services', { categoryIds: ['plumber'] }],
  ['coupon_too_little', { leastServicesPaise: 44_901 }],
])('%s is refused by its name: %o', async (code, more) => {
  const { client } = await aFullBuyer();
  if ('cityCodes' in more) await aCity('1254661');
  const coupon = await aCoupon(more);
  const answer = await apply(client, coupon.code);
  expect([answer.status, answer.body.code]).toEqual([409, code]);
  expect((await client.get(path)).body.offer).toBeNull();
});
async function aCity(cityCode: string) {
  const { rows } = await sql`select from city where city_code = ${cityCode}`.execute(fixture.platform.db);
  if (rows.length > 0) return;
  await sql`insert into city (city_code, name, slug, search_text, pincode, district_code, state_code, population, latitude, longitude)
    select ${cityCode}, 'Elsewhere', 'elsewhere', 'elsewhere', pincode, district_code, state_code, 0, 10, 76 from city limit 1`.execute(
    fixture.platform.db,
  );
}

test('an unknown code, an empty cart and no address are said so', async () => {
  const { code } = await aCoupon();
  const { client } = await aFullBuyer();
  expect((await apply(client, 'NOSUCHCODE')).body.code).toBe('coupon_not_valid');
  const empty = await fixture.aBuyer();
  expect((await apply(empty.client, code)).body.code).toBe('cart_empty');
  const homeless = await fixture.aBuyer(false);
  await homeless.client.post(path, { lines: [bathroom] });
  expect((await apply(homeless.client, code)).body.code).toBe('address_required');
});

test('a coupon that is paused while it lies in a cart takes nothing off any more, and says so; then it counts again', async () => {
  const coupon = await aCoupon();
  const { client } = await aFullBuyer();
  await apply(client, coupon.code);
  const paused = await move(coupon, 'pause');
  expect([paused.status, paused.body.status]).toEqual([200, 'Paused']);
  expect((await client.get(path)).body).toMatchObject({
    offer: { trouble: 'coupon_not_valid', discount: 0 },
    price: { couponDiscount: 0 },
  });
  expect((await move(coupon, 'end')).body.differences).toEqual([
    { field: 'couponStatus', kind: 'choice', seen: 'Active', now: 'Paused' },
  ]);
  await move(paused.body, 'resume');
  expect((await client.get(path)).body.price.couponDiscount).toBe(7_500);
});

test('a coupon that waits for no one lives as its table says: every verb from every state', async () => {
  const verbs = ['change', 'pause', 'resume', 'end'] as const;
  for (const state of ['Active', 'Paused', 'Ended'] as const)
    for (const verb of verbs) {
      let coupon = await aCoupon();
      if (state !== 'Active') coupon = (await move(coupon, state === 'Paused' ? 'pause' : 'end')).body;
      const answer =
        verb === 'change'
          ? await admin.askLoosely(api.changeCoupon, {
              params: { couponId: coupon.couponId },
              body: {
                ...terms({ percent: 30 }),
                why: 'More for the festival',
              },
            })
          : await move(coupon, verb);
      const may = couponLifecycle.moves[verb].from.includes(state);
      expect([state, verb, answer.status]).toEqual([state, verb, may ? 200 : 409]);
      if (!may) expect(answer.body.code).toBe('coupon_status_moved_on');
    }
});

test('terms that contradict themselves, a code given twice and unknown places are refused', async () => {
  const twice = { code: 'TWICE1', why: 'Festival week', seen };
  const make = (more: object) => admin.askLoosely(api.makeCoupon, { body: { ...twice, ...terms(more) } });
  expect((await make({})).status).toBe(201);
  expect((await make({})).body.code).toBe('coupon_code_taken');
  const fieldsOf = async (more: object) => Object.keys((await make(more)).body.fields ?? {});
  expect(await fieldsOf({ amountPaise: 100 })).toEqual(['percent']);
  expect(await fieldsOf({ percent: null, amountPaise: 100 })).toEqual(['mostPaise']);
  expect(await fieldsOf({ toDay: '2026-01-01' })).toEqual(['toDay']);
  expect((await make({ code: 'OTHER1', cityCodes: ['nowhere'] })).body.code).toBe('city_not_found');
  expect((await make({ code: 'OTHER1', categoryIds: ['nothing'] })).body.code).toBe('category_not_found');
});

const basket = { servicesPaise: 44_900, lines: [], organisationId: null, cityCode: null } as const;
const cleaning = { ...basket, categoryId: 'cleaning', lang: 'en' } as const;

/** What booking does with a placed cart. */
const book = (userId: string, couponId: string) =>
  fixture.platform.write(system, async (tx) => {
    const cart = { couponIds: [couponId], organisationId: null, today };
    await fixture.coupon.lock(tx, cart);
    const held = await fixture.coupon.held(tx, cart);
    const [view] = await held({ ...cleaning, userId, now: fixture.clock.now(), today });
    if (!view || view.trouble) return null;
    const bookingId = newId();
    const { discountPaise, partnerPaise } = view;
    const use = { couponId, bookingId, userId, discountPaise, partnerPaise, now: fixture.clock.now() };
    await fixture.coupon.use(tx, systemAuthorized(use, 'The test books with it.'));
    return bookingId;
  });

test('promise 20: however many book and call off at once, a coupon is held as often as it counts, and never beyond its limits', async () => {
  const { couponId } = await aCoupon({ totalLimit: 7, personLimit: 2 });
  const users = await Promise.all(Array.from({ length: 6 }, () => aUser(fixture.platform.db)));
  const rounds = Array.from({ length: 120 }, async (_, index) => {
    const bookingId = await book(users[index % users.length]!, couponId);
    if (bookingId && index % 3 === 0)
      for (let time = 0; time < 2; time += 1)
        await fixture.platform.write(system, (tx) =>
          fixture.coupon.free(
            tx,
            systemAuthorized({ bookingId }, 'The test calls it off.'),
            fixture.clock.now(),
          ),
        );
  });
  await Promise.all(rounds);
  for (const userId of users) while (await book(userId, couponId));
  const { rows } = await sql<{ used: number; holders: number; most: number }>`select
    (select used_count from coupon where coupon_id = ${couponId}) as used,
    (select count(*) from coupon_use where coupon_id = ${couponId} and freed_at is null) as holders,
    (select max(n) from (select count(*) as n from coupon_use where coupon_id = ${couponId} and freed_at is null group by user_id) of_each) as most`.execute(
    fixture.platform.db,
  );
  expect(rows[0]).toEqual({ used: 7, holders: 7, most: 2 });
});

test('the database itself refuses one use too many', async () => {
  const { couponId } = await aCoupon({ totalLimit: 1 });
  const userId = await aUser(fixture.platform.db);
  const once = () => ({
    couponId,
    bookingId: newId(),
    userId,
    discountPaise: 100,
    partnerPaise: 0,
    now: fixture.clock.now(),
  });
  const use = () =>
    fixture.platform.write(system, (tx) =>
      fixture.coupon.use(tx, systemAuthorized(once(), 'The test books with it.')),
    );
  expect([await outcome(use()), await outcome(use())]).toEqual(['done', 'coupon_used_up']);
});

test('a cart handed over for booking names the coupon and its discount', async () => {
  const coupon = await aCoupon();
  const { client, userId } = await aFullBuyer();
  await apply(client, coupon.code);
  await client.patch(path, ten);
  const placed = await fixture.place(userId);
  expect(placed.coupons).toEqual([{ couponId: coupon.couponId, discountPaise: 7_500, partnerPaise: 0 }]);
  expect(placed.price.couponDiscount).toBe(7_500);
});

test('a limit below what is held is refused, and each act stands in the audit log with its reason', async () => {
  const coupon = await aCoupon({ totalLimit: 5 });
  await book(await aUser(fixture.platform.db), coupon.couponId);
  await book(await aUser(fixture.platform.db), coupon.couponId);
  const change = (totalLimit: number) =>
    admin.askLoosely(api.changeCoupon, {
      params: { couponId: coupon.couponId },
      body: { ...terms({ totalLimit }), why: 'Fewer than planned' },
    });
  expect((await change(1)).body).toMatchObject({ code: 'coupon_limit_below_use', present: '2' });
  expect((await change(2)).body).toMatchObject({
    totalLimit: 2,
    usedCount: 2,
    givenPaise: 15_000,
  });
  const { rows } = await sql<{ action: string; detail: Wire }>`select action, detail from audit_log
    where subject_id = ${coupon.couponId} order by at, audit_id`.execute(fixture.platform.db);
  expect(rows).toEqual([
    { action: 'coupon.made', detail: expect.objectContaining({ why: 'Festival week', code: coupon.code }) },
    { action: 'coupon.changed', detail: { totalLimit: [5, 2], why: 'Fewer than planned' } },
  ]);
});

test('coupons are listed by code, title and status', async () => {
  const coupon = await aCoupon({ title: 'Monsoon checks' });
  const list = async (query: { readonly q?: string; readonly status?: 'Ended' }) =>
    (await admin.ask(api.listCoupons, { query: { limit: 100, ...query } })).body.items.map((one) => one.code);
  expect(await list({ q: 'monsoon' })).toEqual([coupon.code]);
  expect(await list({ q: coupon.code.toLowerCase() })).toContain(coupon.code);
  expect(await list({ status: 'Ended' })).not.toContain(coupon.code);
});
