import { recordResponse } from '@nukkad/contract/money/payment/payment.api';
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, aPaymentId, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { payOrder } from './sandbox/pay-order.ts';
import { sandboxSecrets } from './sandbox/sandbox-secrets.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

const hint = (orderId: string, more: object = {}, viewer = fixture.buyer) =>
  fixture.as(viewer).ask(recordResponse, { body: { orderId, outcome: 'success', ...more } });
const checkoutSignature = (providerOrderId: string, providerPaymentId: string) =>
  createHmac('sha256', sandboxSecrets(fixture.platform.config.secret).checkout)
    .update(`${providerOrderId}|${providerPaymentId}`)
    .digest('hex');
const isPaid = async (orderId: string) =>
  (await fixture.rows(sql`select status from payment_order where order_id = ${orderId}`))[0].status ===
  'paid';

test('promise 17: forged answers of the browser mark nothing paid', async () => {
  const { orderId, providerOrderId } = await fixture.order();
  const unpaid = aPaymentId();
  const forged = Array.from({ length: 100 }, (_, index) => {
    const providerPaymentId = index % 2 ? unpaid : aPaymentId();
    const signatures = [
      randomBytes(32).toString('hex'),
      '',
      'x'.repeat(200),
      checkoutSignature(providerOrderId, aPaymentId()),
      checkoutSignature(providerOrderId, providerPaymentId),
    ];
    return { providerPaymentId, signature: signatures[index % signatures.length] };
  });
  for (const answer of forged) expect((await hint(orderId, answer)).body.status).toBe('created');
  expect((await hint(orderId)).body.status).toBe('created');
  expect(await fixture.count('payment')).toBe(0);
  expect(await fixture.rows(sql`select times from payment_hint where order_id = ${orderId}`)).toEqual([
    { times: 101 },
  ]);
});

test('a true signature for a payment of another order, or one not captured, marks nothing paid', async () => {
  const [mine, other, slow] = [await fixture.order(), await fixture.order(), await fixture.order()];
  await fixture.checkout(other.providerOrderId, 'success');
  await fixture.checkout(slow.providerOrderId, 'slow');
  const idOf = async (providerOrderId: string) =>
    (
      await fixture.rows(
        sql`select provider_payment_id as id from sandbox_payment where provider_order_id = ${providerOrderId}`,
      )
    )[0].id;
  const stolen = await idOf(other.providerOrderId);
  await hint(mine.orderId, {
    providerPaymentId: stolen,
    signature: checkoutSignature(mine.providerOrderId, stolen),
  });
  const early = await idOf(slow.providerOrderId);
  await hint(slow.orderId, {
    providerPaymentId: early,
    signature: checkoutSignature(slow.providerOrderId, early),
  });
  expect(await isPaid(mine.orderId)).toBe(false);
  expect(await isPaid(slow.orderId)).toBe(false);
});

test('signed, captured and of the right amount it is paid at once; the webhook then changes nothing', async () => {
  const { orderId, providerOrderId, bookingId } = await fixture.order();
  await payOrder(
    fixture.platform,
    { providerOrderId, method: 'card', outcome: 'success' },
    fixture.clock.now(),
  );
  const [{ id }] = await fixture.rows(
    sql`select provider_payment_id as id from sandbox_payment where provider_order_id = ${providerOrderId}`,
  );
  const answer = await hint(orderId, {
    providerPaymentId: id,
    signature: checkoutSignature(providerOrderId, id),
  });
  expect(answer.body).toMatchObject({ status: 'paid', method: 'card' });
  await fixture.drain();
  expect((await fixture.row(bookingId)).captured_paise).toBe(50_000);
  expect(await fixture.audit()).toEqual([]);
});

test('no person reports on another person’s payment', async () => {
  const { orderId } = await fixture.order();
  expect((await hint(orderId, {}, fixture.stranger)).status).toBe(404);
});
