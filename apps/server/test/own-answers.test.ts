import type { OwnAnswer } from '@nukkad/contract/catalog/offer.api';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshAllServiceAreas, seedOffers } from '../seed/catalog.seed.ts';
import { composeDomains } from '../src/domains.ts';
import { type TestPartner, aPartner, aUser, anAddress, indiranagar } from './a-partner.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import type { TestClient, Wire } from './test-client.ts';

/** Own answers of partners, wherever a customer meets them. */
const serviceId = 'split-ac-service';
const one = `${serviceId}.units.1`;
const two = `${serviceId}.units.2`;
const three = `${serviceId}.units.3`;
const spray = `${serviceId}.extras.anti-rust`;
const { pincode } = indiranagar;
const day = '2026-11-24';
const cartPath = 'service/cart/service';
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

let app: Mounted;
let best: TestPartner;
let second: TestPartner;

const ownerOf = ({ ownerUserId, organisationId }: TestPartner) =>
  app.as(
    aViewer({
      role: 'Service Partner',
      userId: ownerUserId,
      organisationId,
      permissions: ownerPermissions(),
    }),
  );
async function setAnswers(partner: TestPartner, answers: readonly Partial<OwnAnswer>[], price = 60_000) {
  const whole = answers.map((answer) => ({ price: null, minutes: null, offered: true, ...answer }));
  const saved = await ownerOf(partner).patch('service/update_service', { serviceId, price, answers: whole });
  expect(saved.status).toBe(200);
  await app.drain();
}
const off = (optionId: string) => ({ optionId, offered: false });

beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const { db } = app.platform;
  const shop = (companyName: string) => aPartner(db, { categoryId: 'ac', companyName, professionals: 4 });
  best = await shop('Best Cooling');
  second = await shop('Second Cooling');
  await sql`update organisation set rating_sum = 100, rating_count = 20 where organisation_id = ${best.organisationId}`.execute(
    db,
  );
  await seedOffers(
    db,
    [best, second].map(({ organisationId }) => ({
      organisationId,
      serviceId,
      pricePaise: 60_000,
      minutes: 60,
    })),
  );
  await refreshAllServiceAreas(db);
});
beforeEach(async () => {
  await setAnswers(best, []);
  await setAnswers(second, []);
});
afterAll(() => app.close());

const nobody = () => app.as(null);
async function aBuyer(): Promise<TestClient> {
  const userId = await aUser(app.platform.db);
  await anAddress(app.platform.db, userId);
  return app.as(aViewer({ userId, role: 'Buyer' }));
}
const line = (...optionIds: string[]) => ({ serviceId, quantity: 1, optionIds });
const details = async (query = `pincode=${pincode}`) =>
  (await nobody().get(`service/serviceDetails?serviceId=${serviceId}&${query}`)).body;
const optionIn = (body: Wire, optionId: string) =>
  body.questions.flatMap(({ options }: Wire) => options).find((option: Wire) => option.optionId === optionId);
const partners = async (): Promise<Wire[]> =>
  (await nobody().get(`service/categoryPartners?serviceId=${serviceId}&pincode=${pincode}`)).body.items;

/** A time that is free for these answers; refuses as the call does. */
const slotsFor = (optionIds: readonly string[], more = '') =>
  nobody().get(
    `service/getTimeSlot?day=${day}&serviceIds=${serviceId}&optionIds=${optionIds.join(',')}&pincode=${pincode}${more}`,
  );
async function aFreeTime(optionIds: readonly string[]) {
  const { items } = (await slotsFor(optionIds)).body;
  return { day, slotId: items.find((slot: Wire) => slot.available && !slot.primeTime).slotId };
}
const book = (buyer: TestClient, body = {}) =>
  buyer.post('payment/create_booking', { paymentMode: 'cash', ...body }, key());

test('promise 92: an own price of an answer is the same on the page, in the quote, the cart, the checkout and the booking', async () => {
  await setAnswers(best, [
    { optionId: two, price: 45_000, minutes: 35 },
    { optionId: spray, price: 25_000 },
  ]);
  const page = await details();
  expect(page.unitPrice).toBe(60_000);
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
  const { body: quote } = await nobody().post('service/quote', { lines, pincode });
  expect(quote.price.totalServicePrice).toBe(60_000 + 45_000 + 25_000);
  const buyer = await aBuyer();
  const { body: cart } = await buyer.post(cartPath, { lines });
  const { body: timed } = await buyer.patch(cartPath, await aFreeTime([two, spray]));
  expect([cart.minutes, timed.minutes]).toEqual([60 + 35 + 10, 60 + 35 + 10]);
  const booked = await book(buyer);
  expect(booked.status).toBe(201);
  await setAnswers(best, [{ optionId: two, price: 79_000 }]);
  const { body: booking } = await buyer.get(
    `service/booking/customer/details?bookingId=${booked.body.bookingId}`,
  );
  expect(
    [cart, timed, booking].map(({ price }) => [price.totalServicePrice, price.totalCheckoutValue]),
  ).toEqual(Array(3).fill([130_000, quote.price.totalCheckoutValue]));
  expect(booking.lines[0]).toMatchObject({ price: 130_000, minutes: 105 });
});

test('promise 92: the preview of typed answers is what a customer pays once they are saved', async () => {
  const answers = [{ optionId: three, price: 88_000, minutes: null, offered: true }];
  const preview = { serviceId, price: 60_000, answers, optionIds: [three] };
  const { body } = await ownerOf(best).post('service/previewPrice', preview);
  expect(body.price.totalServicePrice).toBe(148_000);
  await setAnswers(best, answers);
  const cart = await (await aBuyer()).post(cartPath, {
    lines: [line(three)],
    organisationId: best.organisationId,
  });
  expect(cart.body.price.totalCheckoutValue).toBe(body.price.totalCheckoutValue);
  const none = await ownerOf(best).post('service/previewPrice', {
    ...preview,
    answers: [off(three)].map((one) => ({ price: null, minutes: null, ...one })),
  });
  expect([none.status, none.body.code]).toEqual([409, 'partner_lacks_answer']);
});

test('a partner that switched an answer off is not matched for it, and refused in the cart and the quote', async () => {
  await setAnswers(best, [off(two)]);
  expect(optionIn(await details(), two).offered).toBe(true);
  const chosen = { lines: [line(two)], organisationId: best.organisationId };
  const quoted = await nobody().post('service/quote', { ...chosen, pincode });
  expect([quoted.status, quoted.body.code]).toEqual([409, 'partner_lacks_answer']);
  const buyer = await aBuyer();
  const refused = await buyer.post(cartPath, chosen);
  expect([refused.status, refused.body.code]).toEqual([409, 'partner_lacks_answer']);
  const any = await buyer.post(cartPath, { lines: [line(two)] });
  expect(any.body.serviceable).toBe(true);
  const held = await buyer.patch(cartPath, await aFreeTime([two]));
  expect(held.status).toBe(200);
  const { bookingId } = (await book(buyer)).body;
  const asked = async () => {
    await app.drain();
    const { rows } = await sql<{ id: string }>`select organisation_id as id from booking_offer
      where booking_id = ${bookingId}`.execute(app.platform.db);
    return rows.map(({ id }) => id);
  };
  expect(await asked()).toEqual([second.organisationId]);
  const rejected = await ownerOf(second).patch('service/booking/partner/acceptReject', {
    bookingId,
    action: 'reject',
  });
  expect(rejected.status).toBe(200);
  expect(await asked()).toEqual([second.organisationId]);
});

test('an answer that no partner here offers is off on the page, and the cart says why it cannot be booked', async () => {
  await setAnswers(best, [off(two)]);
  await setAnswers(second, [off(two)]);
  expect(optionIn(await details(), two).offered).toBe(false);
  expect(optionIn(await details(), three).offered).toBe(true);
  expect(optionIn(await details(''), two).offered).toBe(true);
  const buyer = await aBuyer();
  for (const answer of [
    await nobody().post('service/quote', { lines: [line(two)], pincode }),
    await buyer.post(cartPath, { lines: [line(two)] }),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'answer_not_offered']);
  expect((await slotsFor([two])).body.code).toBe('cart_not_serviceable');
  expect((await slotsFor([three])).status).toBe(200);
});

test('answers that only different partners offer are refused together', async () => {
  await setAnswers(best, [off(two)]);
  await setAnswers(second, [off(spray)]);
  const page = await details();
  expect([two, spray].map((id) => optionIn(page, id).offered)).toEqual([true, true]);
  const together = await (await aBuyer()).post(cartPath, { lines: [line(two, spray)] });
  expect([together.status, together.body.code]).toEqual([409, 'answer_not_offered']);
});

test('an answer that is switched off while it lies in a cart is refused at placing, and can still be taken out', async () => {
  const buyer = await aBuyer();
  await buyer.post(cartPath, { lines: [line(two)], organisationId: best.organisationId });
  await buyer.patch(cartPath, await aFreeTime([two]));
  await setAnswers(best, [off(two)]);
  const cart = await buyer.get(cartPath);
  expect(cart.body).toMatchObject({ serviceable: false, answerMissing: true, price: null });
  const placed = await book(buyer);
  expect([placed.status, placed.body.code]).toEqual([409, 'partner_lacks_answer']);
  const other = await buyer.patch(cartPath, { organisationId: null });
  expect(other.body).toMatchObject({ serviceable: true, answerMissing: false });
});

test('promise 91: a price that the partner changes while a customer confirms is refused and named, and never booked', async () => {
  const buyer = await aBuyer();
  await buyer.post(cartPath, { lines: [line(two)], organisationId: best.organisationId });
  const { body: cart } = await buyer.patch(cartPath, await aFreeTime([two]));
  const seen = {
    startsAt: cart.slot.from,
    address: { id: cart.address.addressId, name: cart.address.formatedAddress },
    lines: [{ id: serviceId, name: cart.lines[0].name, quantity: 1, options: [two], price: 120_000 }],
    partner: { id: best.organisationId, name: 'Best Cooling' },
    offer: null,
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
  const { body } = await ownerOf(best).post('service/previewPrice', {
    serviceId,
    price: 60_000,
    answers: [{ optionId: two, price: 45_000, minutes: null, offered: true }],
    optionIds: [two],
  });
  expect(body).toMatchObject({ cityPrice: 50_000, price: { totalServicePrice: 100_000 } });
  await sql`delete from city_price`.execute(db);
});
test('own answers cost no statement more: page, partner list, quote and cart ask as often as without them', async () => {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  const buyer = await aBuyer();
  const cart = { lines: [line(one)], organisationId: best.organisationId };
  await buyer.post(cartPath, cart);
  const reads = [
    () => details(),
    () => partners(),
    () => nobody().post('service/quote', { lines: [line(one)], pincode }),
    () => buyer.get(cartPath),
  ];
  const cost = async () => {
    const counts: number[] = [];
    for (const read of reads) {
      statements = 0;
      await read();
      counts.push(statements);
    }
    return counts;
  };
  app.pool.on('acquire', count);
  await cost();
  const without = await cost();
  await setAnswers(best, [{ optionId: two, price: 45_000 }, off(three)]);
  expect(await cost()).toEqual(without);
  app.pool.off('acquire', count);
});
