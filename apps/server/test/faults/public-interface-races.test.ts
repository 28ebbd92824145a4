import { required } from '../harness/required.ts';
import * as booking from '@nukkad/contract/market/booking/booking.api';
import { createOrder, recordResponse } from '@nukkad/contract/money/payment/payment.api';
import { placeBooking, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { createHmac, randomBytes } from 'node:crypto';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/id.ts';
import type { Wire } from '../harness/test-client.ts';
import { type WholeApp, wholeApp } from '../harness/whole-app.ts';
import { aHousehold, aMarket, clientOf, type Household } from './households.ts';
import { recordPromise } from './record-promise.ts';

const callers = Number(process.env['RACE_CALLERS'] ?? 100);
const rounds = Number(process.env['RACE_ROUNDS'] ?? 2);
const professionals = 5;

let whole: WholeApp;
let market: { serviceId: string; organisationId: string };
beforeAll(async () => {
  whole = await wholeApp();
  const { db } = whole.app.platform;
  const serviceId = await aMarket(db, professionals);
  const { rows } = await sql<{
    id: string;
  }>`select organisation_id as id from partner_service where service_id = ${serviceId}
    order by organisation_id desc limit 1`.execute(db);
  market = { serviceId, organisationId: rows[0]?.id ?? '' };
});
afterAll(() => whole.close());

const db = () => whole.app.platform.db;

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db())).rows[0]?.count ?? -1;
}

/** The cart of one household for the market's partner; `day` days ahead, at `slotId`. */
async function fillCart(household: Household, ahead: number, slotId: number) {
  const client = clientOf(whole.url, household);
  const { serviceId, organisationId } = market;
  const { addressId } = household;
  const day = addDays(istDay(new Date()), ahead);
  const lines = [{ serviceId, quantity: 1 }];
  const cart = await client.ask(booking.fillCart, {
    body: { lines, organisationId, addressId, slotId, day },
  });
  return { client, cart };
}

/** Comes again when a server without room says so, a second or so later and for most of a minute. */
async function insist<Said extends { readonly status: number }>(call: () => Promise<Said>): Promise<Said> {
  for (let left = 40; ; left -= 1) {
    const said = await call();
    if (said.status !== 503 || left === 0) return said;
    await pause(500 + Math.random() * 1_000);
  }
}

/** From the empty cart to the booking, as fast as one can press. */
async function book(household: Household, ahead: number, slotId: number): Promise<number> {
  const { client, cart } = await insist(async () => {
    const filled = await fillCart(household, ahead, slotId);
    return { ...filled, status: filled.cart.status };
  });
  if (cart.status !== 200) return cart.status;
  const headers = { 'idempotency-key': newId() };
  // What the cart's answer showed: a server without room may not say it once more.
  const body = { paymentMode: 'cash', seen: seenOfCart(cart.body) };
  const booked = await insist(() => client.askLoosely(placeBooking, { body, headers }));
  return booked.status;
}

/** Of ten days one hour after the other, from 10:00 IST: a cart takes no day beyond the next fourteen. */
const hourOf = (round: number) => ({ ahead: 2 + (round % 10), slotId: 1120 + 4 * Math.floor(round / 10) });

function judge(statuses: readonly number[]) {
  const times = (asked: number) => statuses.filter((status) => status === asked).length;
  return { won: times(201), lost: times(409), busy: times(503) };
}

test(
  `promise 1: ${callers} households want one hour of a partner with ${professionals} professionals`,
  async () => {
    const households: Household[] = [];
    for (let at = 0; at < callers; at += 1) households.push(await aHousehold(db()));
    let wrong = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { ahead, slotId } = hourOf(round);
      // Equal, and half an hour later, which touches the same hour.
      const statuses = await Promise.all(
        households.map((one, at) => book(one, ahead, at % 3 === 0 ? slotId + 1 : slotId)),
      );
      const { won, lost, busy } = judge(statuses);
      wrong += Math.max(0, won - professionals) + callers - won - lost;
      expect(won).toBeLessThanOrEqual(professionals);
      expect(won + busy).toBeGreaterThanOrEqual(professionals);
      expect(won + lost + busy).toBe(callers);
      expect(busy).toBe(0);
    }
    const overlaps =
      await count(sql`select count(*) as count from professional_reservation a join professional_reservation b
    on a.staff_id = b.staff_id and a.reservation_id < b.reservation_id and a.during && b.during`);
    recordPromise(1, callers * rounds, wrong + overlaps);
    expect(overlaps).toBe(0);
  },
  60_000 + rounds * 60_000,
);

test('promise 19: one key sent by many clients at one instant has one effect, and all get its answer', async () => {
  const household = await aHousehold(db());
  const { client, cart } = await fillCart(household, 13, 1120);
  const body = { paymentMode: 'cash', seen: seenOfCart(cart.body) };
  const headers = { 'idempotency-key': newId() };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => insist(() => client.askLoosely(placeBooking, { body, headers }))),
  );
  const different = new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])));
  const made = await count(sql`select count(*) as count from booking where buyer_id = ${household.userId}`);
  const other = await client.askLoosely(placeBooking, { body: { ...body, note: 'another' }, headers });
  recordPromise(19, answers.length, different.size - 1 + Math.abs(made - 1));
  expect([...different]).toHaveLength(1);
  expect([answers[0]?.status, made, other.status]).toEqual([201, 1, 422]);
});

/** A booking to be paid online, with its order at the gateway. */
async function anOrder(slotId: number) {
  const household = await aHousehold(db());
  const { client, cart } = await fillCart(household, 12, slotId);
  const total: number = required(cart.body.price).totalCheckoutValue;
  const body = { paymentMode: 'online' };
  const key = () => ({ 'idempotency-key': newId() });
  const { bookingId } = (await client.askLoosely(placeBooking, { body, headers: key() })).body;
  const order = (await client.ask(createOrder, { body: { bookingId }, headers: key() })).body;
  return { client, bookingId, order, total };
}

const captured = (order: Wire, amount: number) =>
  JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    created_at: Math.floor(Date.now() / 1000),
    payload: {
      payment: {
        entity: {
          id: 'pay_29QQoUBi66xm2f',
          order_id: order.providerOrderId,
          amount,
          currency: 'INR',
          status: 'captured',
        },
      },
    },
  });

test("promises 16 and 17: a claim of payment without the gateway's signature pays nothing", async () => {
  const { client, bookingId, order, total } = await anOrder(1120);
  const event = captured(order, total);
  const forged: Record<string, string>[] = [
    {},
    { 'x-razorpay-signature': '' },
    { 'x-razorpay-signature': randomBytes(32).toString('hex') },
    { 'x-razorpay-signature': createHmac('sha256', 'a guess').update(event).digest('hex') },
    { 'x-razorpay-signature': createHmac('sha256', '').update(event).digest('hex') },
  ];
  const refused = [];
  for (const path of ['sandbox', 'razorpay'])
    for (const headers of forged)
      refused.push(await whole.anonymous.post(`payment/webhook/${path}`, JSON.parse(event), headers));
  for (const signature of ['', 'x'.repeat(64), randomBytes(32).toString('hex')])
    await client.ask(recordResponse, {
      body: {
        orderId: order.orderId,
        outcome: 'success',
        providerPaymentId: 'pay_29QQoUBi66xm2f',
        signature,
      },
    });
  const details = await client.ask(getCustomerBooking, { query: { bookingId } });
  const believed = await count(sql`select count(*) as count from payment where true`);
  recordPromise('16, 17', refused.length + 3, believed);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
  expect(details.body).toMatchObject({ status: 'Payment Pending', paymentStatus: 'due' });
  expect(believed).toBe(0);
});
