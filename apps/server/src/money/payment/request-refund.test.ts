import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { bookingFacts } from '../../../test/fixtures/booking-facts.ts';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { peopleOf } from '../../../test/harness/people-of.ts';
import { createPayLaterDomain } from '../pay-later/index.ts';
import { createCreditDomain } from '../credit/index.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Goods } from './purchase/goods.ts';
import { requestRefund } from './request-refund.ts';
import { openSandbox } from './sandbox/sandbox.gateway.ts';

let fixture: PaymentFixture;
beforeEach(async () => {
  fixture = await paymentFixture();
});
afterEach(() => fixture.close());

const cancel = (bookingId: string) =>
  fixture.as(fixture.buyer).ask(cancelByCustomer, { body: { bookingId, reason: 'changed_plan' } });

test('a cancelled booking’s money goes back through the gateway, and then it is Refunded', async () => {
  const order = await fixture.order();
  await fixture.checkout(order.providerOrderId, 'success');
  expect((await cancel(order.bookingId)).status).toBe(200);
  await fixture.drain();

  expect(await fixture.row(order.bookingId)).toMatchObject({ status: 'Refunded', refunded_paise: 50_000 });
  expect(await fixture.rows(sql`select status, amount_paise from refund`)).toEqual([
    { status: 'processed', amount_paise: 50_000 },
  ]);
  const list = await fixture.as(fixture.buyer).ask(listCustomerPayments);
  expect(list.body.items[0]).toMatchObject({ status: 'paid', refunded: 50_000 });
  expect(await fixture.audit()).toEqual([]);
});

const refundFacts = (bookingId: string, amountPaise: number) => ({
  ...bookingFacts({ bookingId }),
  amountPaise,
  reason: 'test',
});

test('promise 15: refunds asked N times at once never exceed what was captured', async () => {
  const parts = partsOf();
  const order = await fixture.order();
  await fixture.checkout(order.providerOrderId, 'success');
  const { bookingId } = order;
  const due = (amountPaise: number, eventId = randomUUID()) => ({
    eventId,
    name: bookingEvents.refundDue.name,
    facts: refundFacts(bookingId, amountPaise),
    createdAt: fixture.clock.now(),
  });
  const repeated = due(20_000);
  await Promise.all([
    ...Array.from({ length: 5 }, () => requestRefund(parts, repeated)),
    ...Array.from({ length: 8 }, () => requestRefund(parts, due(15_000))),
  ]);

  const [sums] = await fixture.rows(
    sql`select sum(amount_paise)::int as total, count(*) filter (where cause = ${repeated.eventId})::int as repeated from refund`,
  );
  expect(sums).toEqual({ total: 50_000, repeated: expect.any(Number) });
  expect(sums.repeated).toBeLessThanOrEqual(1);
});

test('a refund that the gateway cannot make frees the money for another try', async () => {
  const order = await fixture.order();
  await fixture.checkout(order.providerOrderId, 'success');
  const now = fixture.clock.now();
  await requestRefund(partsOf(), {
    eventId: randomUUID(),
    name: bookingEvents.refundDue.name,
    facts: refundFacts(order.bookingId, 10_000),
    createdAt: now,
  });
  const [refund] = await fixture.rows(sql`select refund_id as id from refund`);
  const [{ id }] = await fixture.rows(sql`select provider_payment_id as id from payment`);
  const entity = { id: 'rfnd_1', entity: 'refund', amount: 10_000, payment_id: id, receipt: refund.id };
  const told = JSON.stringify({
    event: 'refund.failed',
    created_at: Math.floor(now.getTime() / 1000),
    payload: { refund: { entity } },
  });
  expect((await fixture.tell(told)).status).toBe(200);
  expect(
    await fixture.rows(
      sql`select r.status, p.refunded_paise as refunded from refund r join payment p using (payment_id)`,
    ),
  ).toEqual([{ status: 'failed', refunded: 0 }]);
  await fixture.tell(told.replace('refund.failed', 'refund.processed'));
  expect((await fixture.rows(sql`select status from refund`))[0].status).toBe('failed');
});

/** The verbs' own parts, for what only consumers call. */
function partsOf() {
  const { platform, interface: booking } = fixture;
  const gateway = openSandbox(platform);
  const credit = createCreditDomain({ platform, booking, account: peopleOf });
  const payLater = createPayLaterDomain({ platform, booking, account: peopleOf });
  return {
    platform,
    booking,
    credit,
    payLater,
    gateway,
    gateways: new Map([['sandbox' as const, gateway]]),
    goods: extensionPoint<Goods>('test'),
    account: { namesOf: async () => new Map<string, string>() },
    partner: { getOrganisations: async () => new Map() },
  };
}
