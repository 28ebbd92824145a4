import { createPaymentLink, sendPaymentLink } from '@nukkad/contract/money/payment/payment-link.api';
import { listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { payOrder } from '../sandbox/pay-order.ts';

let fixture: PaymentFixture;
beforeEach(async () => {
  fixture = await paymentFixture();
});
afterEach(() => fixture.close());

const rounds = Number(process.env['PAY_ROUNDS'] ?? 3);

const link = (bookingId: string, amountDue = 50_000, viewer: Viewer = fixture.partners[0].professionals[0]) =>
  fixture.as(viewer).ask(createPaymentLink, { body: { bookingId, seen: { amountDue } } });
const send = (bookingId: string, amountDue = 50_000) =>
  fixture
    .as(fixture.partners[0].professionals[0])
    .ask(sendPaymentLink, { body: { bookingId, seen: { amountDue } } });
const idOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1) ?? '';
const paidBy = (providerOrderId: string) =>
  payOrder(fixture.platform, { providerOrderId, method: 'upi', outcome: 'success' }, fixture.clock.now());

test('a customer without an account pays on the page of the link, and everything is paid', async () => {
  const bookingId = await fixture.started();
  const shown = await link(bookingId);
  expect(shown).toMatchObject({ status: 201, body: { amount: 50_000, sentAt: null } });
  expect((await link(bookingId)).body).toEqual(shown.body);
  expect(await fixture.checkout(idOf(shown.body), 'success')).toBe('paid');
  expect(await fixture.row(bookingId)).toMatchObject({ captured_paise: 50_000, payment_status: 'paid' });
  expect((await link(bookingId)).body.code).toBe('nothing_due');
  const list = await fixture.as(fixture.buyer).ask(listCustomerPayments);
  expect(list.body.items[0]).toMatchObject({ status: 'paid', taken: 50_000, method: 'upi' });
  expect(await fixture.audit()).toEqual([]);
});

test('the link goes out by SMS, again after a pause, five times at most', async () => {
  const bookingId = await fixture.started();
  expect(await send(bookingId)).toMatchObject({ status: 201, body: { sentAt: expect.any(String) } });
  expect((await send(bookingId)).body.code).toBe('link_just_sent');
  for (let sent = 1; sent < 5; sent += 1) {
    fixture.clock.set(new Date(fixture.clock.now().getTime() + 121_000));
    expect((await send(bookingId)).status).toBe(201);
  }
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 3_600_000));
  expect((await send(bookingId)).body.code).toBe('link_just_sent');
  expect(await fixture.events('payment.link_sent')).toHaveLength(5);
});

test('only the professional or partner of the booking opens a link, for work, and for exactly what is due', async () => {
  const assigned = await fixture.assigned();
  expect((await link(assigned)).body).toMatchObject({ code: 'stale_state', present: 'Assigned' });
  const bookingId = await fixture.started({ startsAt: new Date(fixture.tomorrow.getTime() + 86_400_000) });
  expect((await link(bookingId, 50_000, fixture.partners[1].owner)).status).toBe(404);
  expect((await link(bookingId, 50_000, fixture.partners[0].professionals[1])).status).toBe(403);
  expect((await link(bookingId, 50_000, fixture.buyer)).status).toBe(403);
  expect((await link(bookingId, 49_900)).body.code).toBe('confirmation_differs');
  expect((await link(bookingId, 50_000, fixture.partners[0].desk)).status).toBe(201);
});

test('a link is cancelled at the gateway when cash or the checkout takes its place', async () => {
  const bookingId = await fixture.started();
  const first = idOf((await link(bookingId)).body);
  const { body: order } = await fixture.open(bookingId);
  expect(order.providerOrderId).not.toBe(first);
  await fixture.drain();
  expect(await paidBy(first)).toBe('expired');
  const second = idOf((await link(bookingId)).body);
  expect((await fixture.collect(bookingId, 50_000)).status).toBe(200);
  await fixture.drain();
  expect(await paidBy(second)).toBe('expired');
  expect(await fixture.audit()).toEqual([]);
});

test('a link that ran out is followed by another one', async () => {
  const bookingId = await fixture.started();
  const first = (await link(bookingId)).body;
  fixture.clock.set(new Date(new Date(first.expiresAt).getTime() + 1_000));
  expect(await paidBy(idOf(first))).toBe('expired');
  expect((await link(bookingId)).body.url).not.toBe(first.url);
});

test('promise 18: cash, link and checkout at one instant, at most one is kept and the others go back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const bookingId = await fixture.started({
      startsAt: new Date(fixture.clock.now().getTime() + 86_400_000),
    });
    const linked = idOf((await link(bookingId)).body);
    await paidBy(linked);
    // The link was paid while the buyer opened the checkout and paid there as well.
    const { providerOrderId } = (await fixture.open(bookingId)).body;
    await paidBy(providerOrderId);
    const told = await fixture.rows(
      sql`select event_id as "eventId", body from sandbox_event order by event_id desc limit 4`,
    );
    await Promise.all([
      fixture.collect(bookingId, 50_000),
      // Each event ten times, in any order.
      ...told
        .flatMap((event) => Array.from({ length: 10 }, () => event))
        .toSorted(() => Math.random() - 0.5)
        .map(({ eventId, body }) => fixture.tell(body, { eventId })),
    ]);
    expect(await fixture.count('payment', `kept and booking_id = '${bookingId}'`)).toBe(1);
    expect(
      await fixture.count(
        'payment',
        `not kept and refunded_paise < amount_paise and booking_id = '${bookingId}'`,
      ),
    ).toBe(0);
    expect((await fixture.row(bookingId)).captured_paise).toBe(50_000);
    expect(await fixture.audit()).toEqual([]);
  }
});
