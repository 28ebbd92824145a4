import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentWorld, paymentWorld } from '../../../test/payment-world.ts';

let world: PaymentWorld;
beforeEach(async () => {
  world = await paymentWorld();
});
afterEach(() => world.close());

const online = async () => (await world.book({ paymentMode: 'online' })).body.bookingId as string;

test('opens what is due until the booking lapses, at the sandbox', async () => {
  const bookingId = await online();
  const { status, body } = await world.open(bookingId);
  expect(status).toBe(201);
  expect(body).toMatchObject({ provider: 'sandbox', amount: 50_000, currency: 'INR', keyId: null });
  expect(body.checkoutUrl).toBe(`/pay/sandbox/${body.providerOrderId}`);
  expect(body.expiresAt).toBe(new Date(world.clock.now().getTime() + 15 * 60_000).toISOString());
});

test('promise 19: one key one order; another key finds the open one; a key of another body is refused', async () => {
  const [bookingId, other] = [await online(), await online()];
  const key = randomUUID();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => world.open(bookingId, world.buyer, key)),
    world.open(bookingId),
    world.open(bookingId),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await world.count('payment_order', `booking_id = '${bookingId}'`)).toBe(1);
  expect((await world.open(other, world.buyer, key)).status).toBe(422);
  expect((await world.as(world.buyer).post('payment/create_order', { bookingId })).status).toBe(400);
});

test('a key that was answered opens nothing later', async () => {
  const bookingId = await online();
  const key = randomUUID();
  const { body } = await world.open(bookingId, world.buyer, key);
  await world.checkout(body.providerOrderId, 'success');
  expect((await world.open(bookingId, world.buyer, key)).body).toEqual(body);
  expect(await world.count('payment_order')).toBe(1);
});

test('refuses what is paid, what is over, and what is another person’s', async () => {
  const { bookingId, orderId, providerOrderId } = await world.order();
  expect((await world.open(bookingId, world.stranger)).status).toBe(404);
  expect((await world.as(world.stranger).get(`payment/order/getById?orderId=${orderId}`)).status).toBe(404);
  await world.checkout(providerOrderId, 'success');
  expect((await world.open(bookingId)).body).toMatchObject({ code: 'nothing_due', present: 'paid' });

  const lapsing = await online();
  world.clock.advance(15 * 60_000);
  expect((await world.open(lapsing)).body.code).toBe('payment_window_over');
});

test('the list holds one’s own payments, the newest first, by pages', async () => {
  const orders = [];
  for (let i = 0; i < 5; i += 1) {
    world.clock.advance(1_000);
    orders.push((await world.order()).orderId);
  }
  const list = (cursor?: string) =>
    world.as(world.buyer).get(`payment/customer/pay_list?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
  const seen: string[] = [];
  for (let page = await list(); ; page = await list(page.body.nextCursor)) {
    seen.push(...page.body.items.map((item: { orderId: string }) => item.orderId));
    if (!page.body.nextCursor) break;
  }
  expect(seen).toEqual(orders.toReversed());
  expect((await list('bm90IG91cnM')).status).toBe(400);
  expect((await world.as(world.stranger).get('payment/customer/pay_list')).body).toEqual({
    items: [],
    nextCursor: null,
    charges: [],
  });
});
