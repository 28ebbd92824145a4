import {
  cancelByCustomer,
  getCancellationCharges,
  getCustomerBooking,
} from '@nukkad/contract/market/booking/booking.api';
import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import * as office from '@nukkad/contract/money/pay-later/office-pay-later.api';
import * as later from '@nukkad/contract/money/pay-later/pay-later.api';
import * as seen from '@nukkad/contract/money/pay-later/pay-later.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { disputesOf } from '../../../../test/fixtures/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { remind } from '../../pay-later/remind.ts';

const why = 'A good customer of many years.';
let fixture: PaymentFixture;
let nisha: Viewer;
let vikram: Viewer;
beforeAll(async () => {
  fixture = await paymentFixture();
  nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
  vikram = await anAdminOf(fixture.platform.db, 'Vikram Sethi');
});
afterAll(() => fixture.close());

const meera = () => fixture.as(fixture.buyer);
const params = () => ({ userId: fixture.buyer.userId });
const own = async () => (await meera().ask(later.getPayLater, { query: {} })).body;
const debtOf = async (bookingId: string) =>
  required((await meera().ask(later.getPayLater, { query: { bookingId } })).body.items[0]);
const payLater = async (bookingId: string, amount = 50_000, viewer = fixture.buyer) => {
  const answer = await fixture.as(viewer).ask(later.payBookingLater, {
    body: { bookingId, seen: seen.seenOfPayLater(amount, { dueDays: 7 }) },
    headers: { 'idempotency-key': randomUUID() },
  });
  return answer;
};
const settle = async (bookingId: string) =>
  meera().ask(later.settlePayLater, {
    body: { bookingId, seen: seen.seenOfSettling(await debtOf(bookingId)) },
    headers: { 'idempotency-key': randomUUID() },
  });
async function setLimit(limit: number, admin = nisha) {
  const { body: effect } = await fixture
    .as(admin)
    .ask(office.previewLimit, { params: params(), body: { limit } });
  return fixture
    .as(admin)
    .ask(office.setLimit, { params: params(), body: { limit, why, seen: seen.seenOfLimit(effect) } });
}
const decide = async (approve: boolean, admin: Viewer) => {
  const { body } = await fixture.as(admin).ask(office.getOfficePayLater, { params: params(), query: {} });
  const shown = seen.seenOfLimitDecision(required(body.waiting));
  return fixture.as(admin).ask(office.decideLimit, { params: params(), body: { approve, why, seen: shown } });
};
async function cancel(bookingId: string) {
  const query = { bookingId };
  const [{ body: shown }, { body: charges }] = await Promise.all([
    meera().ask(getCustomerBooking, { query }),
    meera().ask(getCancellationCharges, { query }),
  ]);
  const body = { bookingId, reason: 'changed_plan', seen: seenOfCancellation(shown, charges) } as const;
  await meera().ask(cancelByCustomer, { body });
  await fixture.drain();
}
async function paidLater(): Promise<string> {
  const { bookingId } = await fixture.order();
  expect((await payLater(bookingId)).status).toBe(200);
  await fixture.drain();
  return bookingId;
}

test('someone without finished and paid bookings cannot pay later', async () => {
  expect(await own()).toMatchObject({ state: 'not_yet', limit: 0, left: 0, bookingsLeft: 3, items: [] });
  const { bookingId } = await fixture.order();
  expect((await payLater(bookingId)).body.code).toBe('pay_later_closed');
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Payment Pending', payment_mode: 'online' });
  expect(await fixture.audit()).toEqual([]);
});

test('support sets a limit with a reason; above what one Admin may allow another agrees first', async () => {
  expect((await setLimit(120_000)).body).toEqual({ limit: 120_000, waits: false });
  expect((await setLimit(1_200_000)).body).toEqual({ limit: 120_000, waits: true });
  expect((await setLimit(100_000)).body.code).toBe('limit_waits');
  expect((await decide(true, nisha)).body.code).toBe('own_limit');
  expect((await decide(false, vikram)).body).toEqual({ limit: 120_000 });
  expect(await own()).toMatchObject({ state: 'open', limit: 120_000, left: 120_000, bookingsLeft: 0 });
  for (const viewer of [fixture.buyer, fixture.partners[0].owner, null])
    expect([401, 403]).toContain(
      (await fixture.as(viewer).ask(office.getOfficePayLater, { params: params(), query: {} })).status,
    );
});

test('Meera pays a booking later: it is booked, the limit is taken, and the books agree', async () => {
  const bookingId = await paidLater();
  expect(await fixture.row(bookingId)).toMatchObject({
    payment_mode: 'paylater',
    payment_status: 'paid',
    captured_paise: 50_000,
  });
  expect((await fixture.row(bookingId)).status).not.toBe('Payment Pending');
  expect(await own()).toMatchObject({ used: 50_000, left: 70_000, due: 0 });
  expect(await debtOf(bookingId)).toMatchObject({ state: 'booked', left: 50_000, dueAt: null });
  expect((await payLater(bookingId)).status).toBe(409);
  // Another person finds nothing by its id, and can neither pay it later nor settle it.
  const stranger = fixture.as(fixture.partners[0].owner);
  const asked = await stranger.ask(later.getPayLater, { query: { bookingId } });
  expect(asked.body.items ?? []).toEqual([]);
  expect(await fixture.audit()).toEqual([]);
});

test('cancelling releases it at once, and no money moves', async () => {
  const before = await own();
  const bookingId = await paidLater();
  await cancel(bookingId);
  expect(await own()).toMatchObject({ used: before.used, left: before.left });
  expect(await debtOf(bookingId)).toMatchObject({ state: 'settled', left: 0 });
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Refunded', refunded_paise: 50_000 });
  expect(await fixture.audit()).toEqual([]);
});

test('promise 21: of bookings that are paid later at one instant, together never more than the limit', async () => {
  const { left } = await own();
  for (let round = 0; round < Number(process.env['PAY_LATER_ROUNDS'] ?? 1); round += 1) {
    const bookings = [];
    for (let at = 0; at < 4; at += 1) bookings.push((await fixture.order()).bookingId);
    const answers = await Promise.all(bookings.map((bookingId) => payLater(bookingId)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(Math.floor(left / 50_000));
    const now = await own();
    expect(now.used).toBeLessThanOrEqual(now.limit);
    await fixture.drain();
    for (const { body } of made) await cancel(body.bookingId);
  }
  expect(await fixture.audit()).toEqual([]);
});

test('a refund after it was paid goes back by the gateway, one before is released', async () => {
  const play = disputesOf(fixture);
  await setLimit(500_000);
  const takeBack = async (bookingId: string) => {
    await play.open(bookingId);
    await play.answer(bookingId, { offer: 'refund', amount: 20_000 });
    await play.remedy(bookingId, true);
    await fixture.drain();
  };
  const paid = await finishedLater();
  const { body: checkout } = await settle(paid);
  await fixture.checkout(checkout.providerOrderId, 'success');
  await takeBack(paid);
  const unpaid = await finishedLater();
  await takeBack(unpaid);
  const refunds = await fixture.rows(sql`select p.provider, r.amount_paise::int as paise, r.booking_id
    from refund r join payment p using (payment_id) where r.booking_id in (${paid}, ${unpaid}) order by r.created_at`);
  expect(refunds).toEqual([
    { provider: 'sandbox', paise: 20_000, booking_id: paid },
    { provider: 'paylater', paise: 20_000, booking_id: unpaid },
  ]);
  expect(await debtOf(unpaid)).toMatchObject({ left: 30_000 });
  expect(await fixture.audit()).toEqual([]);
  const { body: rest } = await settle(unpaid);
  expect(rest.amount).toBe(30_000);
  await fixture.checkout(rest.providerOrderId, 'success');
  expect(await fixture.audit()).toEqual([]);
});

test('after the visit it is due in a week, is reminded of, paid at the gateway once, and the limit is free again', async () => {
  const bookingId = await finishedLater();
  const debt = await debtOf(bookingId);
  expect(debt).toMatchObject({ state: 'due', left: 50_000 });
  const dueAt = new Date(required(debt.dueAt));
  const told = () =>
    fixture.rows(sql`select name from outbox where name like 'pay_later.%' and payload->>'bookingId' = ${bookingId}
      order by created_at`);
  for (const hours of [-45, -45, -8, -8, 8, 8]) {
    fixture.clock.set(new Date(dueAt.getTime() + hours * 3_600_000));
    await remind(fixture.platform);
  }
  expect((await told()).map(({ name }) => name)).toEqual([
    'pay_later.due_soon',
    'pay_later.due_today',
    'pay_later.overdue',
  ]);
  expect(await own()).toMatchObject({ state: 'overdue', left: 0 });
  const { bookingId: next } = await fixture.order();
  expect((await payLater(next)).body.code).toBe('pay_later_closed');
  const checkout = await settle(bookingId);
  expect([checkout.status, checkout.body.amount]).toEqual([201, 50_000]);
  await fixture.checkout(checkout.body.providerOrderId, 'success');
  expect(await debtOf(bookingId)).toMatchObject({ state: 'settled', left: 0 });
  expect(await own()).toMatchObject({ state: 'open' });
  expect((await settle(bookingId)).body.code).toBe('nothing_due');
  expect(await fixture.audit()).toEqual([]);
});

/** Paid later, and done. */
async function finishedLater(): Promise<string> {
  const { bookingId } = await fixture.order();
  expect((await payLater(bookingId)).status).toBe(200);
  await fixture.drain();
  await disputesOf(fixture).finish(bookingId);
  return bookingId;
}
