import { signInWithCode, signInWithPassword } from '@nukkad/contract/office/backoffice/sign-in.api';
import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { listCoupons, makeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import {
  endCityPrice,
  listOfficeCities,
  previewCityPrice,
  setCityPrice,
} from '@nukkad/contract/market/catalog/city-price.api';
import {
  cancelByCustomer,
  placeBooking,
  getCustomerBooking,
} from '@nukkad/contract/market/booking/booking.api';
import { applyOffer } from '@nukkad/contract/market/coupon/coupon.api';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { randomUUID } from 'node:crypto';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdmin } from '../seed/city/people.ts';
import { codeAt } from '../src/office/backoffice/totp.ts';
import { type AdminBrowser, adminBrowser } from './harness/admin.ts';
import { ashasHome } from './fixtures/home-address.ts';
import type { TestClient, Wire } from './harness/test-client.ts';
import { type WholeApp, wholeApp } from './harness/whole-app.ts';
import { required } from './harness/required.ts';

/** What an Admin decides in the back office, as a buyer meets it in the main app; everything as `npm start` composes it. */
let whole: WholeApp;
let office: AdminBrowser;
let asha: TestClient;
let meera: TestClient;
let cityCode: string;
const cart = 'service/cart/service';
const service = 'tap-repair';
const today = istDay(new Date());
const day = addDays(today, 8);

beforeAll(async () => {
  whole = await wholeApp();
  office = adminBrowser(whole.url);
  const { email, password, secret } = demoAdmin;
  const { body } = await office.ask(signInWithPassword, { body: { email, password } });
  const entered = await office.ask(signInWithCode, {
    body: {
      ticket: body.ticket,
      code: codeAt(secret, new Date()),
    },
  });
  expect(entered.status).toBe(200);
  asha = await whole.as('9000000001');
  meera = await whole.as('9000000002');
  for (const buyer of [asha, meera]) await good(buyer.askLoosely(addDeliveryAddress, { body: ashasHome }));
  const { body: cities } = await office.ask(listOfficeCities, { query: { q: 'bengaluru', limit: 1 } });
  cityCode = required(cities.items[0]).cityCode;
}, 60_000);
afterAll(() => whole.close());

/** A partner may be found between the look and the call: then the person looks once more. */
async function insistAsShown(call: () => Promise<{ status: number; body: Wire }>) {
  const answer = await call();
  return answer.body.code === 'confirmation_differs' ? call() : answer;
}
const good = async (answer: Promise<{ status: number; body: Wire }>): Promise<Wire> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
/** A cart with a time of that day, at the buyer's own address. */
async function fill(buyer: TestClient, nthTime: number) {
  const { questions } = await good(buyer.ask(getServiceDetails, { query: { serviceId: service } }));
  const optionIds = questions.filter((one: Wire) => one.required).map((one: Wire) => one.options[0].optionId);
  const { address } = await good(
    buyer.post(cart, { lines: [{ serviceId: service, quantity: 1, optionIds }] }),
  );
  const { items } = await good(
    buyer.ask(getTimeSlots, { query: { day, serviceIds: service, pincode: address.pincode } }),
  );
  const free = items.filter((slot: Wire) => slot.available && !slot.primeTime);
  return good(buyer.patch(cart, { day, slotId: free[nthTime].slotId }));
}
/** As its checkout shows it. */
const book = (buyer: TestClient, shown: Wire) =>
  buyer.ask(placeBooking, {
    body: { paymentMode: 'cash', seen: seenOfCart(shown) },
    headers: { 'idempotency-key': randomUUID() },
  });
const aCoupon = (code: string, more: object = {}) =>
  good(
    office.ask(makeCoupon, {
      body: {
        code,
        title: 'Ten off',
        titleHi: 'दस कम',
        percent: null,
        amountPaise: 5_000,
        mostPaise: null,
        leastServicesPaise: 0,
        fromDay: today,
        toDay: null,
        audience: 'everyone',
        categoryIds: ['plumber'],
        cityCodes: [cityCode],
        totalLimit: 1,
        personLimit: 1,
        isListed: true,
        why: 'Festival week in the city',
        seen: { verdict: 'free' },
        ...more,
      },
    }),
  );
const usedCount = async (code: string) =>
  (await good(office.ask(listCoupons, { query: { q: code } }))).items[0].usedCount;

/** Owners who got the message about the price of this service. */
async function ownersTold(): Promise<number> {
  const { rows } = await sql<{ told: number }>`select count(distinct recipient) as told from development_inbox
    where text like '%customers pay ₹% in Bengaluru%' or text like '%Bengaluru में % के लिए ग्राहक %₹%'`.execute(
    whole.app.platform.db,
  );
  return rows[0]?.told ?? 0;
}

/** promise 97: of them, those who read it in Hindi. */
async function hindiTold(): Promise<number> {
  const { rows } = await sql<{ told: number }>`select count(distinct recipient) as told from development_inbox
    where text like '%Bengaluru में % के लिए ग्राहक %₹%टैक्स अलग%'`.execute(whole.app.platform.db);
  return rows[0]?.told ?? 0;
}

test('a price set for the day of the work is the price of the cart and of the booking, which keeps it when the price ends', async () => {
  const before = await fill(asha, 0);
  await sql`insert into user_setting (user_id, language, updated_at)
    select distinct owner_user_id, 'hi', now() from organisation
    on conflict (user_id) do update set language = 'hi'`.execute(whole.app.platform.db);
  const effect = await good(
    office.ask(previewCityPrice, { query: { serviceId: service, cityCode, pricePaise: '10000' } }),
  );
  const pricePaise = Math.round(effect.usualHighPaise * 1.1);
  const { verdict, partners } = await good(
    office.ask(previewCityPrice, { query: { serviceId: service, cityCode, pricePaise } }),
  );
  const price = await good(
    office.ask(setCityPrice, {
      body: {
        serviceId: service,
        cityCode,
        pricePaise,
        fromDay: day,
        toDay: day,
        why: 'Rain is forecast',
        seen: { verdict, partners },
      },
    }),
  );
  expect([verdict, partners > 0]).toEqual(['free', true]);
  await expect.poll(ownersTold, { timeout: 15_000 }).toBe(partners);
  expect(await hindiTold()).toBe(partners);
  const priced = await good(asha.get(cart));
  expect(priced.price.totalServicePrice).not.toBe(before.price.totalServicePrice);
  expect(priced.price.totalServicePrice).toBeGreaterThanOrEqual(pricePaise);
  expect((await book(asha, before)).body.code).toBe('confirmation_differs');
  const booked = await good(book(asha, priced));
  await good(
    office.ask(endCityPrice, {
      params: { priceId: price.priceId },
      body: {
        lastDay: addDays(today, -1),
        why: 'It stays dry',
      },
    }),
  );
  const kept = await good(asha.ask(getCustomerBooking, { query: { bookingId: booked.bookingId } }));
  expect(kept.price).toEqual(priced.price);
  expect((await fill(meera, 0)).price.totalServicePrice).toBe(before.price.totalServicePrice);
});

test('promise 20: of two buyers who book with the last one of a coupon one has it; called off, it is free for the other', async () => {
  await aCoupon('LASTONE');
  await fill(asha, 2);
  await fill(meera, 4);
  const carts = await Promise.all(
    [asha, meera].map((buyer) => good(buyer.ask(applyOffer, { body: { code: 'LASTONE' } }))),
  );
  expect(carts.map(({ offer }) => offer.discount)).toEqual([5_000, 5_000]);
  const answers = await Promise.all([asha, meera].map((buyer, at) => book(buyer, carts[at])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [winner, loser] = answers[0]?.status === 201 ? [asha, meera] : [meera, asha];
  const booking = answers.find(({ status }) => status === 201)?.body;
  expect(await usedCount('LASTONE')).toBe(1);
  expect((await good(loser.get(cart))).offer).toMatchObject({ trouble: 'coupon_used_up', discount: 0 });

  await good(
    insistAsShown(() =>
      winner.ask(cancelByCustomer, {
        body: {
          bookingId: required(booking).bookingId,
          reason: 'changed_plan',
        },
      }),
    ),
  );
  expect(await usedCount('LASTONE')).toBe(0);
  const again = await good(loser.get(cart));
  expect(again.offer).toMatchObject({ trouble: null, discount: 5_000 });
  await good(book(loser, again));
  expect(await usedCount('LASTONE')).toBe(1);
  const { rows } = await sql<{ used: number; holders: number }>`select used_count as used,
    (select count(*) from coupon_use u where u.coupon_id = c.coupon_id and freed_at is null) as holders
    from coupon c where code = 'LASTONE'`.execute(whole.app.platform.db);
  expect(rows[0]).toEqual({ used: 1, holders: 1 });
});

test('an offer for the first booking is refused to a person who has booked', async () => {
  await aCoupon('NEWCOMER', { audience: 'newcomers', totalLimit: 50 });
  await fill(asha, 6);
  const answer = await asha.ask(applyOffer, { body: { code: 'NEWCOMER' } });
  expect([answer.status, answer.body.code]).toEqual([409, 'coupon_for_newcomers']);
});
