import { createHmac } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './payment-gateway.ts';
import { openRazorpay } from './razorpay.gateway.ts';

interface Asked {
  readonly route: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

const asked: Asked[] = [];
const refunds: Record<string, unknown>[] = [];
const links: Record<string, unknown>[] = [];
const account = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };
let server: Server;
let gateway: PaymentGateway;

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** Speaks Razorpay's protocol as far as we use it. */
function answer(route: string, body: Record<string, unknown>): [status: number, body: unknown] {
  const payment = {
    id: 'pay_1',
    entity: 'payment',
    amount: 50_000,
    currency: 'INR',
    status: 'captured',
    order_id: 'order_1',
    method: 'upi',
    created_at: 1_795_322_296,
  };
  if (route === 'GET /v1/orders/order_1/payments') {
    const failed = { ...payment, id: 'pay_0', status: 'failed', created_at: payment.created_at - 60 };
    const authorized = { ...payment, id: 'pay_2', status: 'authorized', created_at: payment.created_at + 60 };
    return [200, { entity: 'collection', count: 3, items: [payment, authorized, failed] }];
  }
  if (route === 'POST /v1/orders' && body['amount'] === 1)
    return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'Order amount less than minimum' } }];
  if (route === 'POST /v1/orders' && body['amount'] === 500)
    return [500, { error: { code: 'SERVER_ERROR', description: 'Down' } }];
  if (route === 'POST /v1/orders')
    return [200, { id: 'order_1', entity: 'order', status: 'created', ...body }];
  if (route.startsWith('GET /v1/payment_links')) return [200, { payment_links: links }];
  if (route === 'POST /v1/payment_links') {
    links.push({ id: 'plink_1', short_url: 'https://rzp.io/i/abc', status: 'created', ...body });
    return [200, links.at(-1)];
  }
  if (route === 'POST /v1/payment_links/plink_1/cancel')
    return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'Payment Link is already paid' } }];
  if (route === 'GET /v1/payments/pay_1') return [200, payment];
  if (
    route === 'GET /v1/payments/pay_1/refunds?count=100' ||
    route.startsWith('GET /v1/payments/pay_1/refunds')
  )
    return [200, { entity: 'collection', count: refunds.length, items: refunds }];
  if (route === 'POST /v1/payments/pay_1/refund') {
    refunds.push({
      id: `rfnd_${refunds.length + 1}`,
      entity: 'refund',
      status: 'processed',
      payment_id: 'pay_1',
      ...body,
    });
    return [200, refunds.at(-1)];
  }
  return [400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } }];
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void read(request).then((body) => {
      const route = `${request.method} ${request.url}`;
      asked.push({ route, authorization: request.headers.authorization, body });
      const [status, content] = answer(route, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway = openRazorpay({
    ...account,
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const options = {
  orderId: 'our-order',
  bookingId: 'our-booking',
  amountPaise: 50_000,
  expiresAt: new Date(),
};

test('opens an order with our id as receipt, signed in with the key', async () => {
  expect(await gateway.createOrder(options)).toEqual({ providerOrderId: 'order_1' });
  const basic = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  expect(asked.at(-1)).toMatchObject({
    route: 'POST /v1/orders',
    authorization: `Basic ${basic}`,
    body: { amount: 50_000, currency: 'INR', receipt: 'our-order' },
  });
});

test('opens a link once for our id, and cancelling one that is paid changes nothing', async () => {
  const link = { providerOrderId: 'plink_1', url: 'https://rzp.io/i/abc' };
  expect(await gateway.createLink(options)).toEqual(link);
  expect(asked.at(-1)).toMatchObject({
    route: 'POST /v1/payment_links',
    body: { amount: 50_000, reference_id: 'our-order', accept_partial: false, customer: {} },
  });
  expect(await gateway.createLink(options)).toEqual(link);
  expect(links).toHaveLength(1);
  await gateway.cancelLink('plink_1');
  expect(asked.at(-1)?.route).toBe('POST /v1/payment_links/plink_1/cancel');
});

test('tells apart a refusal, a fault and no connection', async () => {
  await expect(gateway.createOrder({ ...options, amountPaise: 1 })).rejects.toBeInstanceOf(GatewayRefused);
  await expect(gateway.createOrder({ ...options, amountPaise: 500 })).rejects.toBeInstanceOf(
    GatewayUnavailable,
  );
  const away = openRazorpay({ ...account, apiOrigin: 'http://127.0.0.1:9', timeoutMs: 500 });
  await expect(away.createOrder(options)).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('asks for a payment', async () => {
  expect(await gateway.fetchPayment('pay_1')).toEqual({
    providerPaymentId: 'pay_1',
    providerOrderId: 'order_1',
    amountPaise: 50_000,
    currency: 'INR',
    method: 'upi',
    status: 'captured',
    attemptedAt: new Date(1_795_322_296_000),
  });
  expect(await gateway.fetchPayment('pay_unknown')).toBeNull();
});

test('asks for the newest attempt of an order; one that is authorised only is still open', async () => {
  expect(await gateway.fetchNewestAttempt('order_1')).toMatchObject({
    providerPaymentId: 'pay_2',
    status: 'created',
  });
  expect(await gateway.fetchNewestAttempt('order_unknown')).toBeNull();
});

test('the same refund asked twice is made once', async () => {
  const refund = { refundId: 'our-refund', providerPaymentId: 'pay_1', amountPaise: 20_000 };
  expect(await gateway.refund(refund)).toEqual({ providerRefundId: 'rfnd_1' });
  expect(await gateway.refund(refund)).toEqual({ providerRefundId: 'rfnd_1' });
  expect(refunds).toHaveLength(1);
  expect(refunds[0]).toMatchObject({ amount: 20_000, receipt: 'our-refund' });
});

test('believes an event signed over exactly its bytes, and nothing else', () => {
  const body = Buffer.from(
    JSON.stringify({
      event: 'payment.captured',
      created_at: 1_790_000_000,
      payload: {
        payment: {
          entity: {
            id: 'pay_1',
            amount: 50_000,
            currency: 'INR',
            order_id: 'order_1',
            method: 'upi',
            email: 'a@b.in',
          },
        },
      },
    }),
  );
  const signature = createHmac('sha256', account.webhookSecret).update(body).digest('hex');
  const event = gateway.verifyWebhook(body, signature);
  expect(event).toMatchObject({
    name: 'payment.captured',
    payment: { providerPaymentId: 'pay_1', providerOrderId: 'order_1', amountPaise: 50_000 },
  });
  expect(JSON.stringify(event)).not.toContain('a@b.in');
  for (let at = 0; at < body.length; at += 7) {
    const altered = Buffer.from(body);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(gateway.verifyWebhook(altered, signature)).toBeNull();
  }
  for (const wrong of ['', signature.slice(1), signature.toUpperCase(), `${signature}0`])
    expect(gateway.verifyWebhook(body, wrong)).toBeNull();
});

test('checks what the checkout handed to the browser', () => {
  const answered = { providerOrderId: 'order_1', providerPaymentId: 'pay_1' };
  const signature = createHmac('sha256', account.keySecret).update('order_1|pay_1').digest('hex');
  expect(gateway.verifyCheckoutSignature({ ...answered, signature })).toBe(true);
  expect(gateway.verifyCheckoutSignature({ ...answered, providerPaymentId: 'pay_2', signature })).toBe(false);
});
