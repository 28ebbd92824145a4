import { createOrder, getOrder, listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
beforeEach(async () => {
  fixture = await paymentFixture();
});
afterEach(() => fixture.close());

const online = async () => (await fixture.book({ paymentMode: 'online' })).body.bookingId as string;

const noKey = { 'idempotency-key': '' };

test('opens what is due until the booking lapses, at the sandbox', async () => {
  const bookingId = await online();
  const { status, body } = await fixture.open(bookingId);
  expect(status).toBe(201);
  expect(body).toMatchObject({ provider: 'sandbox', amount: 50_000, currency: 'INR', keyId: null });
  expect(body.checkoutUrl).toBe(`/pay/sandbox/${body.providerOrderId}`);
  expect(body.expiresAt).toBe(new Date(fixture.clock.now().getTime() + 15 * 60_000).toISOString());
});

test('promise 19: one key one order; another key finds the open one; a key of another body is refused', async () => {
  const [bookingId, other] = [await online(), await online()];
  const key = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => fixture.open(bookingId, fixture.buyer, key)),
    fixture.open(bookingId),
    fixture.open(bookingId),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await fixture.count('payment_order', `booking_id = '${bookingId}'`)).toBe(1);
  expect((await fixture.open(other, fixture.buyer, key)).status).toBe(422);
  expect(
    (await fixture.as(fixture.buyer).ask(createOrder, { body: { bookingId }, headers: noKey })).status,
  ).toBe(400);
});

test('a key that was answered opens nothing later', async () => {
  const bookingId = await online();
  const key = randomUUID();
  const { body } = await fixture.open(bookingId, fixture.buyer, key);
  await fixture.checkout(body.providerOrderId, 'success');
  expect((await fixture.open(bookingId, fixture.buyer, key)).body).toEqual(body);
  expect(await fixture.count('payment_order')).toBe(1);
});

test('refuses what is paid, what is over, and what is another person’s', async () => {
  const { bookingId, orderId, providerOrderId } = await fixture.order();
  expect((await fixture.open(bookingId, fixture.stranger)).status).toBe(404);
  expect((await fixture.as(fixture.stranger).ask(getOrder, { query: { orderId } })).status).toBe(404);
  await fixture.checkout(providerOrderId, 'success');
  expect((await fixture.open(bookingId)).body).toMatchObject({ code: 'nothing_due', present: 'paid' });

  const lapsing = await online();
  fixture.clock.advance(15 * 60_000);
  expect((await fixture.open(lapsing)).body.code).toBe('payment_window_over');
});

test('the list holds one’s own payments, the newest first, by pages', async () => {
  const orders = [];
  for (let i = 0; i < 5; i += 1) {
    fixture.clock.advance(1_000);
    orders.push((await fixture.order()).orderId);
  }
  const list = (cursor?: string) =>
    fixture.as(fixture.buyer).ask(listCustomerPayments, { query: { limit: 2, cursor } });
  const seen: string[] = [];
  for (let page = await list(); ; page = await list(page.body.nextCursor ?? undefined)) {
    seen.push(...page.body.items.map((item: { orderId: string }) => item.orderId));
    if (!page.body.nextCursor) break;
  }
  expect(seen).toEqual(orders.toReversed());
  expect((await list('bm90IG91cnM')).status).toBe(400);
  expect((await fixture.as(fixture.stranger).ask(listCustomerPayments)).body).toEqual({
    items: [],
    nextCursor: null,
    charges: [],
  });
});
