import { getOrder } from '@nukkad/contract/money/payment/payment.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleOf } from '../../../../test/harness/people-of.ts';
import { createPartnerDomain } from '../../../identity/partner/index.ts';
import { createPayLaterDomain } from '../../pay-later/index.ts';
import { createCreditDomain } from '../../credit/index.ts';
import { createPaymentDomain } from '../index.ts';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

/** A browser without scripts: it keeps the cookie and sends the form. */
async function visit(path: string, cookie = '') {
  const response = await fetch(new URL(path, fixture.url), { headers: { cookie } });
  const text = await response.text();
  return {
    status: response.status,
    text,
    headers: response.headers,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    token: /name="token" value="(\w+)"/.exec(text)?.[1] ?? '',
  };
}

async function send(path: string, form: Record<string, string>, cookie: string) {
  const response = await fetch(new URL(path, fixture.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams(form),
  });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

async function pay(providerOrderId: string, outcome: string, method = 'upi') {
  const path = `/pay/sandbox/${providerOrderId}`;
  const page = await visit(path);
  return send(path, { token: page.token, method, outcome }, page.cookie);
}

test('off in production: no pages, no consumers, no start', () => {
  const razorpay = {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'id',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
  } as const;
  const production = (more: object) => ({
    ...fixture.platform,
    config: { ...fixture.platform.config, production: true, ...more },
  });
  const credit = createCreditDomain({
    platform: fixture.platform,
    booking: fixture.interface,
    account: peopleOf,
  });
  const payLater = createPayLaterDomain({
    platform: fixture.platform,
    booking: fixture.interface,
    account: peopleOf,
  });
  const others = {
    account: { namesOf: async () => new Map<string, string>() },
    partner: createPartnerDomain(fixture.platform),
    credit,
    payLater,
  };
  const domain = createPaymentDomain(production(razorpay), fixture.interface, others);
  expect(domain.pages).toBeUndefined();
  expect(domain.consumers?.map((consumer) => consumer.name)).toEqual([
    'payment.send_purchase_refund',
    'payment.request_refund',
    'payment.cancel_link',
    'payment.send_refund',
  ]);
  expect(() =>
    createPaymentDomain(production({ PAYMENT_PROVIDER: 'sandbox' }), fixture.interface, others),
  ).toThrow('not configured');
});

test('the page says what is to be paid, in the visitor’s language, and runs nothing but its own script', async () => {
  const { providerOrderId } = await fixture.order();
  const page = await visit(`/pay/sandbox/${providerOrderId}`);
  expect(page.text).toContain('Pay ₹500<');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const nonce = /<script nonce="(\w+)">/.exec(page.text)?.[1];
  expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  const hindi = await visit(`/pay/sandbox/${providerOrderId}`, 'lang=hi');
  expect(hindi.text).toContain('lang="hi"');
  expect(hindi.text).toContain('कुल भुगतान');
});

test('success: back to the booking, and the signed event books it', async () => {
  const order = await fixture.order();
  const answer = await pay(order.providerOrderId, 'success');
  expect(answer).toMatchObject({
    status: 303,
    location: `/buyer/bookings/${order.bookingId}?paid=${order.orderId}`,
  });
  expect((await fixture.row(order.bookingId)).payment_status).toBe('due');
  await fixture.drain();
  expect((await fixture.row(order.bookingId)).payment_status).toBe('paid');
  expect((await visit(`/pay/sandbox/${order.providerOrderId}`)).text).toContain('already being processed');
});

test('failure: says so, and a second try succeeds', async () => {
  const order = await fixture.order();
  const answer = await pay(order.providerOrderId, 'failure', 'card');
  expect((await visit(answer.location ?? '')).text).toContain('role="alert"');
  await fixture.drain();
  const waiting = await fixture.as(fixture.buyer).ask(getOrder, { query: { orderId: order.orderId } });
  expect(waiting.body).toMatchObject({
    status: 'attempted',
    failure: 'The bank declined this payment. Nothing was charged.',
  });
  await pay(order.providerOrderId, 'success');
  await fixture.drain();
  expect((await fixture.row(order.bookingId)).payment_status).toBe('paid');
});

test('slow: captured some seconds later; abandoned: nothing happens', async () => {
  const [slow, left] = [await fixture.order(), await fixture.order()];
  await pay(slow.providerOrderId, 'slow');
  expect((await pay(left.providerOrderId, 'abandoned')).location).toBe(`/buyer/bookings/${left.bookingId}`);
  await fixture.drain();
  expect((await fixture.row(slow.bookingId)).payment_status).toBe('due');
  await fixture.drain(new Date(fixture.clock.now().getTime() + 8_000));
  expect((await fixture.row(slow.bookingId)).payment_status).toBe('paid');
  expect((await fixture.row(left.bookingId)).payment_status).toBe('due');
});

test('slow: it waits as long as it is let, and its page lets the money arrive once', async () => {
  const order = await fixture.order();
  const path = `/pay/sandbox/${order.providerOrderId}`;
  const back = await pay(order.providerOrderId, 'slow');
  const page = await visit(path);
  expect(page.text).toContain('Let the money arrive now');
  expect((await send(`${path}/arrive`, { token: 'wrong' }, page.cookie)).status).toBe(403);
  await fixture.drain();
  expect((await fixture.row(order.bookingId)).payment_status).toBe('due');
  for (let press = 0; press < 2; press += 1)
    expect(await send(`${path}/arrive`, { token: page.token }, page.cookie)).toMatchObject({
      status: 303,
      location: back.location,
    });
  await fixture.drain();
  expect((await fixture.row(order.bookingId)).payment_status).toBe('paid');
  expect((await visit(path)).text).not.toContain('Let the money arrive now');
  await fixture.drain(new Date(fixture.clock.now().getTime() + 8_000));
  expect(
    await fixture.count(
      'sandbox_event',
      `body like '%${order.providerOrderId}%' and name = 'payment.captured'`,
    ),
  ).toBe(1);
});

test('a form without this browser’s token pays nothing', async () => {
  const [order, other] = [await fixture.order(), await fixture.order()];
  const path = `/pay/sandbox/${order.providerOrderId}`;
  const form = { method: 'upi', outcome: 'success' };
  const [mine, elsewhere] = [await visit(path), await visit(`/pay/sandbox/${other.providerOrderId}`)];
  expect((await send(path, form, mine.cookie)).status).toBe(403);
  expect((await send(path, { ...form, token: mine.token }, '')).status).toBe(403);
  expect(
    (await send(path, { ...form, token: mine.token }, 'sandbox-form=aaaaaaaaaaaaaaaaaaaaaaaa')).status,
  ).toBe(403);
  expect((await send(path, { ...form, token: elsewhere.token }, elsewhere.cookie)).status).toBe(403);
  expect(
    (await send(path, { token: mine.token, method: 'gold', outcome: 'success' }, mine.cookie)).status,
  ).toBe(400);
  expect((await visit('/pay/sandbox/order_unknown%3Cb%3E')).status).toBe(404);
  expect(await fixture.count('sandbox_payment', `provider_order_id = '${order.providerOrderId}'`)).toBe(0);
});

test('a replayed event is told again, and changes nothing', async () => {
  const order = await fixture.order();
  await pay(order.providerOrderId, 'success');
  await fixture.drain();
  const listed = await (await fetch(new URL('/pay/sandbox/events?format=json', fixture.url))).json();
  const [{ eventId }] = listed.items;
  const before = await fixture.row(order.bookingId);
  const page = await visit('/pay/sandbox/events');
  expect(page.text).toContain(eventId);
  expect((await send(`/pay/sandbox/events/${eventId}/replay`, { token: 'wrong' }, page.cookie)).status).toBe(
    403,
  );
  for (let i = 0; i < 3; i += 1)
    expect(
      (await send(`/pay/sandbox/events/${eventId}/replay`, { token: page.token }, page.cookie)).status,
    ).toBe(303);
  await fixture.drain();
  expect(await fixture.row(order.bookingId)).toEqual(before);
  expect(await fixture.rows(sql`select attempts from sandbox_event where event_id = ${eventId}`)).toEqual([
    { attempts: 4 },
  ]);
  expect(await fixture.audit()).toEqual([]);
});
