import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { getDeskBooking } from '@nukkad/contract/market/desk/desk.api';
import { getOfficePayment } from '@nukkad/contract/money/payment/office-payment.api';
import { getOrder, listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdminOf } from '../../../test/harness/an-admin-of.ts';
import { type PaymentFixture, aPaymentId, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import type { Wire } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';

let fixture: PaymentFixture;
let nisha: Viewer;
beforeAll(async () => {
  fixture = await paymentFixture();
  nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
});
afterAll(() => fixture.close());

const buyer = () => fixture.as(fixture.buyer);
const moneyOf = async (bookingId: string): Promise<Wire> =>
  (await buyer().ask(getCustomerBooking, { query: { bookingId } })).body.money;
type Opened = Awaited<ReturnType<PaymentFixture['order']>>;

/** The gateway's word of an attempt that failed. */
const fail = (order: Opened, more: Readonly<Record<string, unknown>>) =>
  fixture.tell(
    fixture.body('payment.failed', {
      id: aPaymentId(),
      order_id: order.providerOrderId,
      amount: 55_900,
      method: 'card',
      ...more,
    }),
  );

test('a card that was declined before the payment is in the story, in the list and at support, and in no sum', async () => {
  const order = await fixture.order(55_900);
  await fail(order, { error_reason: 'payment_declined', error_description: 'Declined by the issuer.' });
  fixture.clock.advance(2_000);
  await fixture.checkout(order.providerOrderId, 'success');

  const money = await moneyOf(order.bookingId);
  const declined = {
    say: 'declined',
    method: 'card',
    amount: 55_900,
    failure: 'Declined by the issuer.',
    orderId: order.orderId,
  };
  expect(money.attempts).toMatchObject([declined]);
  expect(money).toMatchObject({ state: 'captured', charged: 55_900, returned: 0, due: 0 });
  expect(money.entries).toHaveLength(1);

  const { body: list } = await buyer().ask(listCustomerPayments, { query: { limit: 50 } });
  const listed = list.items.find(({ orderId }: Wire) => orderId === order.orderId);
  expect(listed).toMatchObject({ state: 'captured', taken: 55_900, attempts: [declined] });

  const desk = await fixture.as(nisha).ask(getDeskBooking, { params: { bookingId: order.bookingId } });
  expect(desk.body.money).toEqual(money);
  const office = await fixture.as(nisha).ask(getOfficePayment, { params: { orderId: order.orderId } });
  expect(office.body.attempts).toMatchObject([
    { status: 'failed', reason: 'declined', failure: 'Declined by the issuer.' },
    { status: 'captured', reason: null, failure: null },
  ]);
});

test('each attempt keeps what the gateway said of it; an unknown reason is told as failed', async () => {
  const order = await fixture.order(55_900);
  await fail(order, { error_reason: 'insufficient_funds', error_description: 'No balance.' });
  fixture.clock.advance(1_000);
  await fail(order, { error_reason: 'constructor', error_description: 'Scheme not open.' });
  fixture.clock.advance(1_000);
  await fail(order, { error_description: undefined });

  const { attempts } = await moneyOf(order.bookingId);
  expect(attempts.map(({ say, failure }: Wire) => [say, failure])).toEqual([
    ['funds', 'No balance.'],
    ['failed', 'Scheme not open.'],
    ['failed', null],
  ]);
});

test('an attempt that failed and is captured after all was a payment, not a refusal', async () => {
  const id = aPaymentId();
  const order = await fixture.order(55_900);
  await fail(order, { id, error_reason: 'bank_technical_error' });
  const captured = { id, order_id: order.providerOrderId, amount: 55_900 };
  await fixture.tell(fixture.body('payment.captured', captured));
  expect(await moneyOf(order.bookingId)).toMatchObject({ attempts: [], charged: 55_900 });
});

test('a refusal that is heard of after another attempt has paid is kept, and changes nothing', async () => {
  const order = await fixture.order(55_900);
  await fixture.checkout(order.providerOrderId, 'success');
  const before = await moneyOf(order.bookingId);
  await fail(order, { error_reason: 'payment_timed_out' });
  const { attempts, ...sums } = await moneyOf(order.bookingId);
  expect(attempts).toMatchObject([{ say: 'timed_out' }]);
  expect({ ...sums, attempts: [] }).toEqual(before);
  const paid = await buyer().ask(getOrder, { query: { orderId: order.orderId } });
  expect(paid.body).toMatchObject({ status: 'paid', failure: null });
});

test('a page that ran out of time unpaid is told; one that its customer cancelled before is not', async () => {
  const unpaid = await fixture.order(55_900);
  const cancelled = await fixture.order(55_900);
  const body = { bookingId: cancelled.bookingId, reason: 'changed_plan' } as const;
  expect((await buyer().ask(cancelByCustomer, { body })).status).toBe(200);
  fixture.clock.advance(16 * 60_000);
  await fixture.drain(fixture.clock.now());
  expect((await moneyOf(cancelled.bookingId)).attempts).toEqual([]);
  expect((await moneyOf(unpaid.bookingId)).attempts).toMatchObject([
    { say: 'lapsed', method: null, amount: 55_900, orderId: unpaid.orderId },
  ]);
});
