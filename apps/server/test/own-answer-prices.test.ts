import { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import { getCustomerBooking, quoteServices } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { statementsSent } from './fixtures/trips.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type AnswerFixture,
  answerFixture,
  cartPath,
  line,
  off,
  one,
  optionIn,
  pincode,
  serviceId,
  spray,
  three,
  two,
} from './fixtures/answer-fixture.ts';
import { aUser } from './fixtures/a-partner.ts';
import type { Wire } from './harness/test-client.ts';

// Before the pool opens its connections.
const sent = statementsSent();
let fixture: AnswerFixture;
beforeAll(async () => {
  fixture = await answerFixture();
});
beforeEach(async () => {
  for (const partner of [fixture.best, fixture.second]) await fixture.setAnswers(partner, []);
});
afterAll(() => fixture.app.close());

test('promise 92: an own price of an answer is the same on the page, in the quote, the cart, the checkout and the booking', async () => {
  const { aBuyer, aFreeTime, best, book, details, anonymous, partners, setAnswers } = fixture;
  await setAnswers(best, [
    { optionId: two, price: 45_000, minutes: 35 },
    { optionId: spray, price: 25_000 },
  ]);
  const page = await details();
  expect(optionIn(page, two)).toMatchObject({
    price: 45_000,
    minutes: 35,
    usual: { price: 0, furtherUnits: 1, minutes: 50 },
  });
  const [first, next] = await partners();
  expect([first?.answers, next?.answers]).toEqual([
    [
      { optionId: spray, price: 25_000, minutes: null, offered: true },
      { optionId: two, price: 45_000, minutes: 35, offered: true },
    ],
    [],
  ]);
  const lines = [line(two, spray)];
  const { body: quote } = await anonymous.ask(quoteServices, { body: { lines, pincode } });
  expect(quote.price.totalServicePrice).toBe(60_000 + 45_000 + 25_000);
  const buyer = await aBuyer();
  const { body: cart } = await buyer.post(cartPath, { lines });
  const { body: timed } = await buyer.patch(cartPath, await aFreeTime([two, spray]));
  expect([cart.minutes, timed.minutes]).toEqual([60 + 35 + 10, 60 + 35 + 10]);
  const booked = await book(buyer);
  expect(booked.status).toBe(201);
  await setAnswers(best, [{ optionId: two, price: 79_000 }]);
  const { body: booking } = await buyer.ask(getCustomerBooking, {
    query: { bookingId: booked.body.bookingId },
  });
  const shown = [130_000, quote.price.totalCheckoutValue];
  expect(
    [cart, timed, booking].map(({ price }) => [price.totalServicePrice, price.totalCheckoutValue]),
  ).toEqual([shown, shown, shown]);
  expect(booking.lines[0]).toMatchObject({ price: 130_000, minutes: 105 });
});

test('promise 92: the preview of typed answers is what a customer pays once they are saved', async () => {
  const { aBuyer, best, ownerOf, setAnswers } = fixture;
  const answers = [{ optionId: three, price: 88_000, minutes: null, offered: true }];
  const preview = { serviceId, price: 60_000, answers, optionIds: [three] };
  const { body } = await ownerOf(best).ask(previewServicePrice, { body: preview });
  expect(body.price.totalServicePrice).toBe(148_000);
  await setAnswers(best, answers);
  const cart = await (await aBuyer()).post(cartPath, {
    lines: [line(three)],
    organisationId: best.organisationId,
  });
  expect(cart.body.price.totalCheckoutValue).toBe(body.price.totalCheckoutValue);
  const none = await ownerOf(best).ask(previewServicePrice, {
    body: {
      ...preview,
      answers: [off(three)],
    },
  });
  expect([none.status, none.body.code]).toEqual([409, 'partner_lacks_answer']);
});

test('promise 91: a price that the partner changes while a customer confirms is refused and named, and never booked', async () => {
  const { aBuyer, aFreeTime, best, book, setAnswers } = fixture;
  const buyer = await aBuyer();
  await buyer.post(cartPath, { lines: [line(two)], organisationId: best.organisationId });
  const { body: cart } = await buyer.patch(cartPath, await aFreeTime([two]));
  const seen = {
    startsAt: cart.slot.from,
    address: { id: cart.address.addressId, name: cart.address.formatedAddress },
    lines: [{ id: serviceId, name: cart.lines[0].name, quantity: 1, options: [two], price: 120_000 }],
    partner: { id: best.organisationId, name: 'Best Cooling' },
    offers: [],
    discount: 0,
    carriedCharge: 0,
    total: cart.price.totalCheckoutValue,
  };
  const [booked] = await Promise.all([
    book(buyer, { seen }),
    setAnswers(best, [{ optionId: two, price: 70_000 }]),
  ]);
  const outcome =
    booked.status === 201
      ? booked.body.total
      : [booked.body.code, booked.body.differences.map(({ field }: Wire) => field)];
  expect([cart.price.totalCheckoutValue, ['confirmation_differs', ['lines', 'total']]]).toContainEqual(
    outcome,
  );
  const late = await aBuyer();
  await late.post(cartPath, { lines: [line(two)], organisationId: best.organisationId });
  const { body: shown } = await late.patch(cartPath, await aFreeTime([two]));
  expect(shown.price.totalServicePrice).toBe(130_000);
});

test('a price that an Admin set for the city holds over the own prices of answers, not over what is off', async () => {
  const { aBuyer, app, best, details, ownerOf, partners, setAnswers } = fixture;
  const { db } = app.platform;
  const admin = await aUser(db, 'Devika Nair');
  await setAnswers(best, [
    { optionId: two, price: 45_000, minutes: 35 },
    { optionId: spray, price: 25_000 },
    off(three),
  ]);
  await sql`insert into city_price (price_id, service_id, city_code, price_paise, from_day, status, why, set_by, set_at)
    select gen_random_uuid(), ${serviceId}, city_code, 50000, '2020-01-01', 'Set', 'Heat wave', ${admin}, now()
    from pincode where pincode = ${pincode}`.execute(db);
  const page = await details();
  expect([two, spray].map((id) => optionIn(page, id).price)).toEqual([50_000, 19_900]);
  expect((await partners())[0]?.answers).toContainEqual({
    optionId: two,
    price: null,
    minutes: 35,
    offered: true,
  });
  const chosen = { organisationId: best.organisationId };
  const buyer = await aBuyer();
  const cart = await buyer.post(cartPath, { ...chosen, lines: [line(two, spray)] });
  expect(cart.body.price.totalServicePrice).toBe(50_000 + 50_000 + 19_900);
  expect(cart.body.minutes).toBe(60 + 35 + 10);
  expect((await buyer.post(cartPath, { ...chosen, lines: [line(three)] })).body.code).toBe(
    'partner_lacks_answer',
  );
  const { body } = await ownerOf(best).ask(previewServicePrice, {
    body: {
      serviceId,
      price: 60_000,
      answers: [{ optionId: two, price: 45_000, minutes: null, offered: true }],
      optionIds: [two],
    },
  });
  expect(body).toMatchObject({ cityPrice: 50_000, price: { totalServicePrice: 100_000 } });
  await sql`delete from city_price`.execute(db);
});
test('own answers cost no statement more: page, partner list, quote and cart ask as often as without them', async () => {
  const { aBuyer, best, details, anonymous, partners, setAnswers } = fixture;
  const buyer = await aBuyer();
  const cart = { lines: [line(one)], organisationId: best.organisationId };
  await buyer.post(cartPath, cart);
  const reads = [
    () => details(),
    () => partners(),
    () => anonymous.ask(quoteServices, { body: { lines: [line(one)], pincode } }),
    () => buyer.get(cartPath),
  ];
  /** Of the second reading: the first one after a change makes anew what is kept in memory. */
  const cost = async () => {
    const counts: number[] = [];
    for (const read of reads) {
      await read();
      const before = sent();
      await read();
      counts.push(sent() - before);
    }
    return counts;
  };
  const without = await cost();
  expect(Math.min(...without)).toBeGreaterThan(0);
  await setAnswers(best, [{ optionId: two, price: 45_000 }, off(three)]);
  expect(await cost()).toEqual(without);
});
