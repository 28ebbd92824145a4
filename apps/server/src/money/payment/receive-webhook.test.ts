import { getOrder } from '@nukkad/contract/money/payment/payment.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentFixture, aPaymentId, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
beforeEach(async () => {
  fixture = await paymentFixture();
});
afterEach(() => fixture.close());

const captured = (order: { providerOrderId: string }, more: object = {}) =>
  fixture.body('payment.captured', { order_id: order.providerOrderId, amount: 50_000, ...more });

test('a signed capture books the booking, and the books agree', async () => {
  const order = await fixture.order();
  expect((await fixture.tell(captured(order))).body).toEqual({ received: true });
  await fixture.drain();

  expect(await fixture.row(order.bookingId)).toMatchObject({
    captured_paise: 50_000,
    payment_status: 'paid',
    status: 'Partner Assigned',
  });
  expect(await fixture.audit()).toEqual([]);
  expect(await fixture.count('payment_event', `facts::text like '%example.in%'`)).toBe(0);
});

test('promise 16: a forged, altered or stale event is refused and leaves nothing', async () => {
  const order = await fixture.order();
  const body = captured(order);
  const stale = fixture.body(
    'payment.captured',
    { order_id: order.providerOrderId, amount: 50_000 },
    new Date(fixture.clock.now().getTime() - 25 * 3_600_000),
  );
  const early = fixture.body(
    'payment.captured',
    { order_id: order.providerOrderId, amount: 50_000 },
    new Date(fixture.clock.now().getTime() + 3_600_000),
  );
  const answers = [
    await fixture.tell(body, { signature: 'f'.repeat(64) }),
    await fixture.tell(body, { signature: '' }),
    await fixture.tell(body, { altered: body.replace('50000', '50001') }),
    await fixture.tell(body, { altered: `${body} ` }),
    await fixture.tell(stale),
    await fixture.tell(early),
    await fixture.tell('{"event":"payment.captured"}'),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 400, 400]);
  expect(answers[4]?.body.code).toBe('webhook_stale');
  expect(await fixture.count('payment')).toBe(0);
  expect(await fixture.count('payment_event')).toBe(0);
});

test('an event of yesterday that the gateway repeats is still believed', async () => {
  const order = await fixture.order();
  const body = fixture.body(
    'payment.captured',
    { order_id: order.providerOrderId, amount: 50_000 },
    new Date(fixture.clock.now().getTime() - 23 * 3_600_000),
  );
  expect((await fixture.tell(body)).status).toBe(200);
  expect(await fixture.count('payment', 'kept')).toBe(1);
});

test('promise 16: every event ten times, shuffled and at once, ends in one state', async () => {
  const orders = [await fixture.order(), await fixture.order()];
  const events = orders.flatMap((order) => {
    const id = aPaymentId();
    const failedFirst = fixture.body('payment.failed', {
      order_id: order.providerOrderId,
      amount: 50_000,
      error_description: 'Declined.',
    });
    const failedLate = fixture.body('payment.failed', {
      id,
      order_id: order.providerOrderId,
      amount: 50_000,
      error_description: 'Declined.',
    });
    return [
      captured(order, { id }),
      captured(order, { id }).replace('payment.captured', 'order.paid'),
      failedFirst,
      failedLate,
      fixture.body('payment.authorized', { id, order_id: order.providerOrderId, amount: 50_000 }),
    ];
  });
  const sent = events
    .flatMap((body, index) => Array.from({ length: 10 }, () => ({ body, eventId: `evt_${index}` })))
    .toSorted(() => Math.random() - 0.5);
  const answers = await Promise.all(sent.map(({ body, eventId }) => fixture.tell(body, { eventId })));
  await fixture.drain();

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(await fixture.count('payment_event')).toBe(events.length);
  expect(await fixture.count('payment', 'kept')).toBe(2);
  expect(await fixture.count('payment_order', `status = 'paid'`)).toBe(2);
  expect(await fixture.count('refund')).toBe(0);
  expect(await fixture.audit()).toEqual([]);
});

test('the same bytes under another event id count once', async () => {
  const body = captured(await fixture.order());
  await fixture.tell(body);
  await fixture.tell(body, { eventId: 'evt_another' });
  expect(await fixture.count('payment_event')).toBe(1);
});

test('another amount or currency than was asked for marks nothing paid', async () => {
  const order = await fixture.order();
  await fixture.tell(captured(order, { amount: 100 }));
  await fixture.tell(captured(order, { currency: 'USD' }));
  expect(await fixture.count('payment')).toBe(0);
  expect(await fixture.count('payment_event', `outcome = 'amount_differs'`)).toBe(2);
  expect((await fixture.row(order.bookingId)).payment_status).toBe('due');
});

test('a failure after the capture takes nothing back; a capture after a failure counts', async () => {
  const id = aPaymentId();
  const order = await fixture.order();
  await fixture.tell(
    fixture.body('payment.failed', {
      id,
      order_id: order.providerOrderId,
      amount: 50_000,
      error_description: 'The bank was slow.',
    }),
  );
  const waiting = await fixture.as(fixture.buyer).ask(getOrder, { query: { orderId: order.orderId } });
  expect(waiting.body).toMatchObject({ status: 'attempted', failure: 'The bank was slow.' });
  await fixture.tell(captured(order, { id }));
  await fixture.tell(
    fixture.body('payment.failed', {
      id,
      order_id: order.providerOrderId,
      amount: 50_000,
      error_description: 'Late word.',
    }),
  );

  const paid = await fixture.as(fixture.buyer).ask(getOrder, { query: { orderId: order.orderId } });
  expect(paid.body).toMatchObject({
    status: 'paid',
    failure: null,
    method: 'upi',
    amount: 50_000,
    refunded: 0,
  });
});

test('a second payment of the same order goes back by itself', async () => {
  const order = await fixture.order();
  await fixture.checkout(order.providerOrderId, 'success');
  const second = captured(order, { id: aPaymentId() });
  await fixture.tell(second);
  expect(await fixture.rows(sql`select kept, refunded_paise from payment order by kept`)).toEqual([
    { kept: false, refunded_paise: 50_000 },
    { kept: true, refunded_paise: 0 },
  ]);
  expect((await fixture.row(order.bookingId)).captured_paise).toBe(50_000);
});

test('money that comes after the time to pay goes back, and the booking is Refunded', async () => {
  const order = await fixture.order();
  await fixture.drain(new Date(fixture.clock.now().getTime() + 15 * 60_000));
  expect((await fixture.row(order.bookingId)).status).toBe('Cancelled');
  await fixture.rows(
    sql`update sandbox_order set expires_at = ${new Date(fixture.clock.now().getTime() + 60_000)}`,
  );
  await fixture.checkout(order.providerOrderId, 'success');
  await fixture.drain();

  expect(await fixture.row(order.bookingId)).toMatchObject({
    status: 'Refunded',
    payment_status: 'refunded',
    refunded_paise: 50_000,
  });
  expect(await fixture.audit()).toEqual([]);
});
