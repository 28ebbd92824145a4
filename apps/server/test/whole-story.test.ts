import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import {
  acceptOrReject,
  addAdditionalService,
  listAdditionPrices,
  assignProfessional,
  getPartnerBooking,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import {
  answerAddition,
  placeBooking,
  fillCart,
  getCustomerBooking,
  listCustomerBookings,
} from '@nukkad/contract/market/booking/booking.api';
import { seenOfAddition } from '@nukkad/contract/market/booking/booking.confirm';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshServiceArea } from '../src/market/catalog/refresh-service-area.ts';
import { composeDomains } from '../src/domains.ts';
import { createGeographyDomain } from '../src/places/geography/index.ts';
import { payOrder } from '../src/money/payment/sandbox/pay-order.ts';
import { system } from '../src/platform/platform.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { aPartner, aUser, anAddress } from './fixtures/a-partner.ts';
import { type Mounted, aViewer, mounted } from './harness/mounted.ts';
import { required } from './harness/required.ts';

/** Every domain as it is composed in the product, nothing played: the main job from the cart to the closed booking. */
let app: Mounted;
let owner: Viewer;
let professional: Viewer;
let service: { serviceId: string; categoryId: string };
const day = '2026-11-24';

beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const { db } = app.platform;
  const { rows } = await sql<
    typeof service
  >`select service_id as "serviceId", category_id as "categoryId" from service s
    where not exists (select 1 from service_question q where q.service_id = s.service_id and q.is_required) order by position, service_id limit 1`.execute(
    db,
  );
  service = rows[0] ?? { serviceId: '', categoryId: '' };
  const { organisationId, ownerUserId, staffIds } = await aPartner(db, { categoryId: service.categoryId });
  await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes) values (${organisationId}, ${service.serviceId}, 49900, 60)`.execute(
    db,
  );
  await app.platform.write(system, (tx) =>
    refreshServiceArea(tx, createGeographyDomain(app.platform), organisationId),
  );
  const staff = await sql<{
    user_id: string;
  }>`select user_id from staff_member where staff_id = ${staffIds[0]}`.execute(db);
  owner = aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId });
  professional = aViewer({
    userId: staff.rows[0]?.user_id,
    role: 'subUser',
    organisationId,
    staffId: staffIds[0],
    isProfessional: true,
  });
});
afterAll(() => app.close());

async function aBuyerWithCart(slotId: number) {
  const { db } = app.platform;
  const userId = await aUser(db);
  const addressId = await anAddress(db, userId);
  const client = app.as(aViewer({ userId }));
  const lines = [{ serviceId: service.serviceId, quantity: 1 }];
  const { body: cart, status } = await client.ask(fillCart, { body: { lines, addressId, slotId, day } });
  return { client, cart, status };
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

test('booked, paid, accepted, assigned, started, done and closed', async () => {
  const { client } = await aBuyerWithCart(1120);
  const { body: booking } = await client.ask(placeBooking, {
    body: { paymentMode: 'online' },
    headers: key(),
  });
  const { bookingId } = booking;
  const { body: order } = await client.ask(createOrder, { body: { bookingId }, headers: key() });
  await payOrder(
    app.platform,
    { providerOrderId: order.providerOrderId, method: 'upi', outcome: 'success' },
    app.clock.now(),
  );
  await app.drain();
  const details = async () => (await client.ask(getCustomerBooking, { query: { bookingId } })).body;
  expect(await details()).toMatchObject({ status: 'Partner Assigned', paymentStatus: 'paid', amountDue: 0 });

  await app.as(owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  await app
    .as(owner)
    .ask(assignProfessional, { body: { bookingId, staffId: required(professional.staffId) } });
  const { startCode, startsAt } = await details();
  app.clock.set(new Date(startsAt));
  await app.as(professional).ask(verifyStartCode, { body: { bookingId, otp: required(startCode) } });
  await app.as(professional).ask(completeBooking, { body: { bookingId } });
  await app.drain();
  expect(await details()).toMatchObject({ status: 'Completed', can: { invoice: true } });
  expect((await details()).invoiceNumber).toMatch(/\S/);
  await app.drain(new Date(app.clock.now().getTime() + 48 * 3_600_000));
  expect((await details()).timeline.map((event: { status: string }) => event.status)).toEqual([
    'Payment Pending',
    'Booked',
    'Partner Matched',
    'Partner Assigned',
    'Accepted',
    'Assigned',
    'Inprogress',
    'Completed',
    'Closed',
  ]);
});

test('a booking made in English is read in Hindi where Hindi is chosen: page, list, added service; its rows keep their names', async () => {
  app.clock.set(new Date('2026-11-23T04:00:00.000Z'));
  const headers = { lang: 'hi' };
  const devanagari = /[\u0900-\u097f]/;
  const { client } = await aBuyerWithCart(1124);
  const { body: booked } = await client.ask(placeBooking, {
    body: { paymentMode: 'cash' },
    headers: key(),
  });
  const query = { bookingId: booked.bookingId };
  await app.drain();
  await app.as(owner).ask(acceptOrReject, { body: { ...query, action: 'accept' } });
  await app
    .as(owner)
    .ask(assignProfessional, { body: { ...query, staffId: required(professional.staffId) } });
  const { startCode, startsAt } = (await client.ask(getCustomerBooking, { query })).body;
  app.clock.set(new Date(startsAt));
  await app.as(professional).ask(verifyStartCode, { body: { ...query, otp: required(startCode) } });
  const asked = { ...query, serviceIds: `${service.serviceId},no-such-service` };
  const { body: own } = await app.as(professional).ask(listAdditionPrices, { query: asked });
  expect(own.prices).toEqual([
    { serviceId: service.serviceId, price: 49_900 },
    { serviceId: 'no-such-service', price: null },
  ]);
  const added = { ...query, serviceId: service.serviceId, quantity: 1, seen: { ownPrice: 49_900 } };
  await app.as(professional).ask(addAdditionalService, { body: added });

  const { body: hers } = await client.ask(getCustomerBooking, { query, headers });
  const { body: theirs } = await app.as(owner).ask(getPartnerBooking, { query, headers });
  for (const { title, lines, additions, price } of [hers, theirs]) {
    expect(title).toMatch(devanagari);
    for (const { name } of [...lines, ...additions, ...price.services]) expect(name).toMatch(devanagari);
    for (const { subcategoryName } of [...lines, ...price.services])
      expect(subcategoryName).toMatch(devanagari);
  }
  const { body: list } = await client.ask(listCustomerBookings, { query: {}, headers });
  expect(list.items.map(({ title }) => title)).toEqual([hers.title]);
  const { body: again } = await client.ask(getCustomerBooking, { query });
  expect(`${again.title} ${again.lines[0]?.name}`).not.toMatch(devanagari);

  const addition = required(hers.additions[0]);
  const seen = seenOfAddition(hers, addition);
  const answer = { ...query, additionId: addition.additionId, approve: true, seen };
  const answered = await client.ask(answerAddition, { body: answer, headers });
  expect([answered.status, answered.body.additions[0]?.name]).toEqual([200, addition.name]);
});

test('promise 1: twelve households want the one professional at one time: one gets it', async () => {
  app.clock.set(new Date('2026-11-23T04:00:00.000Z'));
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyerWithCart(1130)));
  const held = buyers.filter(({ status }) => status === 200);
  expect(buyers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const bookings = await Promise.all(
    buyers.map(({ client }) => client.ask(placeBooking, { body: { paymentMode: 'cash' }, headers: key() })),
  );
  expect(held).toHaveLength(1);
  expect(bookings.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(bookings.every(({ status }) => status < 500)).toBe(true);
});
