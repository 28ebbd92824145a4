import * as office from '@nukkad/contract/money/payment/office-payment.api';
import { getBookingLedger } from '@nukkad/contract/money/ledger/office-ledger.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import {
  type PaymentFixture,
  aPaymentId,
  paymentFixture,
} from '../../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: PaymentFixture;
let nisha: Viewer;
beforeEach(async () => {
  fixture = await paymentFixture();
  nisha = await anAdminOf(fixture.platform.db);
});
afterEach(() => fixture.close());

const list = async (query: Wire = {}) =>
  (await fixture.as(nisha).ask(office.listOfficePayments, { query: { limit: 50, ...query } })).body;
const idsOf = async (query: Wire = {}): Promise<string[]> =>
  (await list(query)).items.map(({ orderId }: { orderId: string }) => orderId);
const read = async (orderId: string) =>
  (await fixture.as(nisha).ask(office.getOfficePayment, { params: { orderId } })).body;

test('every payment is listed, the newest first, in pages, and found by booking number and by ids of the gateway', async () => {
  const [one, two] = [await fixture.order(), await fixture.order()];
  const paymentId = await fixture.checkout(two.providerOrderId, 'success');
  expect(await idsOf()).toEqual([two.orderId, one.orderId]);
  expect(await idsOf({ sort: 'oldest' })).toEqual([one.orderId, two.orderId]);
  const first = await list({ limit: 1, count: 'true' });
  expect(first.total).toEqual({ count: 2, isMore: false });
  expect(await idsOf({ cursor: required(first.nextCursor) })).toEqual([one.orderId]);
  expect(await idsOf({ q: one.providerOrderId })).toEqual([one.orderId]);
  expect(await idsOf({ q: (await fixture.row(one.bookingId)).booking_number })).toEqual([one.orderId]);
  const [captured] = (await read(two.orderId)).attempts;
  expect(await idsOf({ q: captured?.providerPaymentId ?? paymentId })).toEqual([two.orderId]);
  expect(await idsOf({ status: 'paid' })).toEqual([two.orderId]);
  expect(await idsOf({ bookingId: one.bookingId })).toEqual([one.orderId]);
  expect(await idsOf({ provider: 'cash' })).toEqual([]);
});

test('one payment tells its attempts, its refunds and what the gateway signed', async () => {
  const { orderId, providerOrderId, bookingId } = await fixture.order();
  await fixture.checkout(providerOrderId, 'success');
  const paid = await read(orderId);
  expect(paid).toMatchObject({ bookingId, status: 'paid', taken: 50_000, can: { inquire: false } });
  expect(paid.attempts).toMatchObject([{ status: 'captured', amount: 50_000, kept: true }]);
  expect(paid.events).toContainEqual(
    expect.objectContaining({ name: 'payment.captured', outcome: 'captured' }),
  );
  expect(JSON.stringify(paid)).not.toContain('@');
});

test('the books of a booking are read by transaction, and each sums to 0', async () => {
  const { providerOrderId, bookingId } = await fixture.order();
  await fixture.checkout(providerOrderId, 'success');
  const { items } = (await fixture.as(nisha).ask(getBookingLedger, { params: { bookingId } })).body;
  expect(items).toMatchObject([
    {
      kind: 'payment_captured',
      postings: [
        { account: 'gateway_clearing', amount: 50_000, companyName: null },
        { account: 'customer_held', amount: -50_000 },
      ],
    },
  ]);
  expect((await fixture.as(fixture.buyer).ask(getBookingLedger, { params: { bookingId } })).status).toBe(403);
});

test('an attempt that hangs is among the stuck ones; asking the gateway takes its answer, with a line in the log', async () => {
  const { orderId, providerOrderId } = await fixture.order();
  await sql`update payment_order set unsure_since = now() where order_id = ${orderId}`.execute(
    fixture.platform.db,
  );
  expect(await idsOf({ trouble: 'stuck' })).toEqual([orderId]);
  await sql`insert into sandbox_payment (provider_payment_id, provider_order_id, amount_paise, currency, method, status, capture_at, created_at)
    select ${aPaymentId()}, provider_order_id, amount_paise, 'INR', 'upi', 'captured', now(), now() from sandbox_order
    where provider_order_id = ${providerOrderId}`.execute(fixture.platform.db);
  const ask = () => fixture.as(nisha).ask(office.inquirePayment, { params: { orderId } });
  const { status, body } = await ask();
  expect([status, body.status, body.unsureSince]).toEqual([200, 'paid', null]);
  expect((await ask()).body.taken).toBe(50_000);
  expect(await idsOf({ trouble: 'stuck' })).toEqual([]);
  expect(
    await fixture.rows(
      sql`select actor_id, detail->>'outcome' as outcome from audit_log where action = 'payment.inquire' order by at, audit_id`,
    ),
  ).toEqual([
    { actor_id: nisha.userId, outcome: 'captured' },
    { actor_id: nisha.userId, outcome: 'nothing' },
  ]);
  expect(await fixture.audit()).toEqual([]);
});

test('a refund that waits is asked for once more, and made once', async () => {
  const { orderId, providerOrderId, bookingId } = await fixture.order();
  await fixture.checkout(providerOrderId, 'success');
  const [payment] = await fixture.rows(sql`select payment_id from payment where order_id = ${orderId}`);
  const refundId = '01900000-0000-7000-8000-000000000001';
  await sql`insert into refund (refund_id, payment_id, booking_id, cause, reason, amount_paise, status, created_at)
    values (${refundId}, ${payment?.['payment_id']}, ${bookingId}, 'test', 'cancelled', 1000, 'pending', now())`.execute(
    fixture.platform.db,
  );
  expect(await idsOf({ trouble: 'refund_waiting' })).toEqual([orderId]);
  const send = () => fixture.as(nisha).ask(office.resendRefund, { params: { refundId } });
  expect((await send()).body.refunds).toMatchObject([{ refundId, status: 'sent' }]);
  await send();
  expect(await fixture.count('sandbox_refund')).toBe(1);
});

test('only Admins read payments here', async () => {
  const { orderId } = await fixture.order();
  for (const viewer of [fixture.buyer, fixture.partners[0].owner, null]) {
    const client = fixture.as(viewer);
    expect([401, 403]).toContain((await client.ask(office.listOfficePayments)).status);
    expect([401, 403]).toContain((await client.ask(office.getOfficePayment, { params: { orderId } })).status);
    expect([401, 403]).toContain((await client.ask(office.inquirePayment, { params: { orderId } })).status);
  }
});
