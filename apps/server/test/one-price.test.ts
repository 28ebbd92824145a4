import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import {
  changeCart,
  placeBooking,
  fillCart,
  getCustomerBooking,
  quoteServices,
} from '@nukkad/contract/market/booking/booking.api';
import {
  getServiceDetails,
  listCategories,
  listPartnersOfService,
  searchServices,
} from '@nukkad/contract/market/catalog/catalog.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshServiceArea } from '../src/market/catalog/refresh-service-area.ts';
import { composeDomains } from '../src/domains.ts';
import { createGeographyDomain } from '../src/places/geography/index.ts';
import { system } from '../src/platform/platform.ts';
import { aPartner, aUser, anAddress, indiranagar } from './fixtures/a-partner.ts';
import { type Mounted, aViewer, mounted } from './harness/mounted.ts';
import type { Wire } from './harness/test-client.ts';
import { required } from './harness/required.ts';

/** One price from the first card to the booking: with tax and the fee of one booking, at the place that is looked from. */
let app: Mounted;
let service: { serviceId: string; categoryId: string };
const day = '2026-11-24';
const { pincode } = indiranagar;

async function offer(pricePaise: number, stars: number, gstNumber: string | null, companyName: string) {
  const { db } = app.platform;
  const partner = await aPartner(db, { categoryId: service.categoryId, gstNumber, companyName });
  const { organisationId } = partner;
  await sql`update organisation set rating_sum = ${stars * 20}, rating_count = 20 where organisation_id = ${organisationId}`.execute(
    db,
  );
  await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes)
    values (${organisationId}, ${service.serviceId}, ${pricePaise}, 60)`.execute(db);
  await app.platform.write(system, (tx) =>
    refreshServiceArea(tx, createGeographyDomain(app.platform), organisationId),
  );
  return partner;
}

beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const { rows } = await sql<
    typeof service
  >`select service_id as "serviceId", category_id as "categoryId" from service s
    where s.is_active and s.unit = 'visit' and s.typical_paise between 40000 and 52000 and not exists (select 1 from service_question q where q.service_id = s.service_id)
    order by position, service_id limit 1`.execute(app.platform.db);
  service = rows[0] ?? { serviceId: '', categoryId: '' };
  await offer(39_900, 3, null, 'Cheap and far from the best');
  await offer(44_900, 5, '29ABCDE1234F1Z5', 'The best match');
  await offer(59_900, 4, '29ABCDE1234F1Z6', 'Dear');
});
afterAll(() => app.close());

const anonymous = () => app.as(null);

test('promise 92: card, search, service page, partner list, quote, cart and booking show one price', async () => {
  const { serviceId } = service;
  const { categoryId } = service;
  const searched = await anonymous().call(searchServices, { query: { pincode, categoryId, limit: 100 } });
  const card = required(searched.items.find((item) => item.serviceId === serviceId));
  const details = await anonymous().call(getServiceDetails, { query: { pincode, serviceId } });
  const partners = await anonymous().call(listPartnersOfService, { query: { pincode, serviceId } });
  const lines = [{ serviceId, quantity: 1 }];
  const { body: quote } = await anonymous().ask(quoteServices, { body: { lines, pincode } });

  const userId = await aUser(app.platform.db);
  const addressId = await anAddress(app.platform.db, userId);
  const buyer = app.as(aViewer({ userId }));
  const { body: cart } = await buyer.ask(fillCart, { body: { lines, addressId } });
  const { items: slots } = (
    await anonymous().ask(getTimeSlots, { query: { day, serviceIds: serviceId, pincode } })
  ).body;
  const { slotId } = required(slots.find((slot) => slot.available && !slot.primeTime));
  const { body: timed } = await buyer.ask(changeCart, { body: { slotId, day } });
  const shown = card.priceToPay;
  const booked = await buyer.askLoosely(placeBooking, {
    body: { paymentMode: 'cash', expectedTotal: shown },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(booked.status).toBe(201);
  const { body: booking } = await buyer.ask(getCustomerBooking, {
    query: { bookingId: booked.body.bookingId },
  });
  expect({
    page: details.service.priceToPay,
    best: partners.items[0]?.priceToPay,
    quote: quote.price.totalCheckoutValue,
    cart: cart.price?.totalCheckoutValue,
    checkout: timed.price?.totalCheckoutValue,
    booking: booking.price.totalCheckoutValue,
    due: booking.amountDue,
  }).toEqual({
    page: shown,
    best: shown,
    quote: shown,
    cart: shown,
    checkout: shown,
    booking: shown,
    due: shown,
  });
  expect(details.seo.description).toContain(`₹${(shown / 100).toLocaleString('en-IN')}`);
  expect(quote.rises.busyHours).toBeGreaterThan(0);
});

type Found = EndpointOutput<typeof searchServices>;

/** All pages of a search at the place. */
async function whole(
  query: EndpointInput<typeof searchServices>['query'],
  limit: number,
): Promise<Found['items']> {
  const items: Found['items'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Found = await anonymous().call(searchServices, {
      query: { pincode, ...query, limit, ...(cursor && { cursor }) },
    });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

test('prices are sorted and filtered by what a booking comes to', async () => {
  const sorted = await whole({ sort: 'price' }, 100);
  const prices: number[] = sorted.map((item: Wire) => item.priceToPay);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const bound = prices[Math.floor(prices.length / 2)] ?? 0;
  const within = (await anonymous().ask(searchServices, { query: { pincode, maxPrice: bound, limit: 100 } }))
    .body.items;
  expect(within).toHaveLength(prices.filter((price) => price <= bound).length);
  const ids = (items: readonly Wire[]) => items.map((item) => item.serviceId);
  expect(ids(await whole({ sort: 'price' }, 7))).toEqual(ids(sorted));
  const partners = (
    await anonymous().ask(listPartnersOfService, {
      query: { pincode, serviceId: service.serviceId, sort: 'price' },
    })
  ).body.items.map((item: Wire) => item.priceToPay);
  expect(partners).toEqual(partners.toSorted((a: number, b: number) => a - b));
});

async function withQuestions(pricePaise: number) {
  const { rows } = await sql<{ serviceId: string }>`select s.service_id as "serviceId" from service s
    where s.is_active and s.unit = 'visit' and s.category_id = ${service.categoryId} and exists (
      select from service_question q join service_option o using (question_id)
      where q.service_id = s.service_id and o.price_paise > 0)
    order by service_id limit 1`.execute(app.platform.db);
  const serviceId = rows[0]?.serviceId ?? '';
  const { organisationId } = await aPartner(app.platform.db, {
    categoryId: service.categoryId,
    gstNumber: '29ABCDE1234F1Z7',
  });
  await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes)
    values (${organisationId}, ${serviceId}, ${pricePaise}, 60)`.execute(app.platform.db);
  await app.platform.write(system, (tx) =>
    refreshServiceArea(tx, createGeographyDomain(app.platform), organisationId),
  );
  return serviceId;
}

/** The dearest answer to each question. */
const dearest = (questions: readonly Wire[]): string[] =>
  questions.map(
    ({ options }) =>
      options.toSorted(
        (a: Wire, b: Wire) => b.priceToPay - a.priceToPay || a.optionId.localeCompare(b.optionId),
      )[0].optionId,
  );

test('promise 92: what options say they add sums, with the service alone, to what the choice comes to', async () => {
  const serviceId = await withQuestions(45_133);
  const details = await anonymous().call(getServiceDetails, { query: { pincode, serviceId } });
  const optionIds = dearest(details.questions);
  const quoteOf = async (quantity: number, options: readonly string[]) => {
    const lines = [{ serviceId, quantity, optionIds: options }];
    return (await anonymous().askLoosely(quoteServices, { body: { lines, pincode } })).body;
  };
  expect(details.service.rises).toContain('options');
  const alone = await quoteOf(1, []);
  expect(alone.price.totalCheckoutValue).toBe(details.service.priceToPay);
  const figures = details.questions.flatMap(({ options }: Wire) =>
    options.map(({ optionId, priceToPay, totalToPay }: Wire) => ({ optionId, priceToPay, totalToPay })),
  );
  expect(alone.options).toEqual(figures);
  for (const quantity of [1, 3]) {
    const base = await quoteOf(quantity, []);
    const chosen = await quoteOf(quantity, optionIds);
    const added = chosen.options
      .filter(({ optionId }: Wire) => optionIds.includes(optionId))
      .reduce((sum: number, { priceToPay }: Wire) => sum + priceToPay, 0);
    expect(added).toBeGreaterThan(0);
    expect(base.price.totalCheckoutValue + added).toBe(chosen.price.totalCheckoutValue);
  }
});

test('promise 92: a busy hour costs what the list of times says, and the lines of a cart sum to its total', async () => {
  const { serviceId } = service;
  const userId = await aUser(app.platform.db);
  const addressId = await anAddress(app.platform.db, userId);
  const buyer = app.as(aViewer({ userId }));
  const lines = [{ serviceId, quantity: 1 }];
  // One partner: who else is free at another time asks another price.
  const partners = await anonymous().call(listPartnersOfService, { query: { pincode, serviceId } });
  const { organisationId } = required(partners.items[0]);
  const { body: cart } = await buyer.ask(fillCart, { body: { lines, addressId, organisationId } });
  const { items } = await anonymous().call(getTimeSlots, {
    query: { day, organisationId, serviceIds: serviceId, pincode },
  });
  const at = (primeTime: boolean) =>
    required(items.find((slot) => slot.available && slot.primeTime === primeTime)).slotId;
  const totals = [];
  for (const slotId of [at(false), at(true)]) {
    const { body } = await buyer.ask(changeCart, { body: { slotId, day } });
    expect(body.busyHours).toBe(cart.busyHours);
    expect(body.linesToPay).toEqual(cart.linesToPay);
    totals.push(body.price?.totalCheckoutValue);
  }
  expect(cart.busyHours).toBeGreaterThan(0);
  expect(totals).toEqual([
    cart.price?.totalCheckoutValue,
    required(cart.price).totalCheckoutValue + required(cart.busyHours),
  ]);
  expect(cart.linesToPay).toEqual([cart.price?.totalCheckoutValue]);
});

test('a price says why it may rise: its options, its hour, its way, a place that is not known', async () => {
  const { serviceId, categoryId } = service;
  const cardAt = (place: { pincode?: string }) =>
    anonymous().call(getServiceDetails, { query: { serviceId, ...place } });
  const here = await cardAt({ pincode });
  expect(here.service.rises).toEqual(['busyHours', 'distance']);
  expect(here.seo.description).toContain('From ₹');
  const anywhere = await cardAt({});
  expect(anywhere.service.rises).toEqual(['place', 'busyHours', 'distance']);
  expect(anywhere.seo.description).toContain('Usually ₹');
  const { items } = (await anonymous().ask(listCategories, { query: { pincode } })).body;
  const category = items.find((item: Wire) => item.categoryId === categoryId);
  expect(category?.rises).toContain('services');
  for (const { priceToPay, rises } of items.filter((item: Wire) => item.priceToPay === null))
    expect([priceToPay, rises]).toEqual([null, []]);
});
