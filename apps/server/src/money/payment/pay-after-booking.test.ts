import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { getPayable, payAfterBooking } from '@nukkad/contract/money/payment/post-booking.api';
import type { PostBookingPayment } from '@nukkad/contract/money/payment/post-booking.model';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { giveCredit } from '../credit/give-credit.ts';
import { leastPart, partVerdict } from './part.rules.ts';
import { defaultRules } from './payment.rules.ts';

let fixture: PaymentFixture;
beforeEach(async () => {
  fixture = await paymentFixture();
});
afterEach(() => fixture.close());

const rounds = Number(process.env['PAY_ROUNDS'] ?? 3);

const give = (amountPaise: number) => {
  const now = fixture.clock.now();
  const { userId } = fixture.buyer;
  const given = { userId, amountPaise, kind: 'goodwill', bookingId: null, cause: randomUUID(), now } as const;
  return fixture.platform.write(system, (tx) => giveCredit(tx, systemAuthorized(given, 'A test gives it.')));
};
const shown = async (bookingId: string) =>
  (await fixture.as(fixture.buyer).ask(getPayable, { query: { bookingId } })).body;
const pay = async (bookingId: string, amount: number, way: 'online' | 'credit' = 'online') => {
  const { amountDue, credit } = await shown(bookingId);
  return fixture.as(fixture.buyer).ask(payAfterBooking, {
    body: { bookingId, way, amount, seen: { amountDue, credit } },
    headers: { 'idempotency-key': randomUUID() },
  });
};
const idOf = ({ checkout }: PostBookingPayment) => required(checkout).providerOrderId;
const balance = async () => (await fixture.as(fixture.buyer).ask(getCreditBalance)).body.balance;

test('what is due after the work is paid in parts, the rest stays due until it is paid', async () => {
  const bookingId = await fixture.started();
  expect(await shown(bookingId)).toEqual({ bookingId, amountDue: 50_000, least: 10_000, credit: 0 });
  expect((await pay(bookingId, 9_999)).body.code).toBe('part_too_small');
  expect((await pay(bookingId, 50_001)).body.code).toBe('more_than_due');
  const first = await pay(bookingId, 20_000);
  expect(first).toMatchObject({ status: 201, body: { paid: 0, amountDue: 30_000 } });
  await fixture.checkout(idOf(first.body), 'success');
  expect(await fixture.row(bookingId)).toMatchObject({ captured_paise: 20_000, payment_status: 'due' });
  const rest = await pay(bookingId, 30_000);
  await fixture.checkout(idOf(rest.body), 'success');
  expect(await fixture.row(bookingId)).toMatchObject({ captured_paise: 50_000, payment_status: 'paid' });
  expect((await pay(bookingId, 10_000)).body.code).toBe('nothing_due');
  expect(await fixture.audit()).toEqual([]);
});

test('credit pays all of a booking that waits for its money, and it is booked at once', async () => {
  await give(80_000);
  const { body } = await fixture.book({ paymentMode: 'online' });
  expect(await shown(body.bookingId)).toMatchObject({ least: 50_000, credit: 50_000 });
  expect((await pay(body.bookingId, 20_000)).body.code).toBe('part_too_small');
  expect(await pay(body.bookingId, 50_000, 'credit')).toMatchObject({
    status: 201,
    body: { checkout: null, paid: 50_000, amountDue: 0 },
  });
  await fixture.drain();
  expect((await fixture.row(body.bookingId)).status).not.toBe('Payment Pending');
  expect(await balance()).toBe(30_000);
  expect(await fixture.audit()).toEqual([]);
});

test('promise 21: credit and money of a cancelled booking go back to where they came from', async () => {
  await give(20_000);
  const { body } = await fixture.book({ paymentMode: 'online' });
  await pay(body.bookingId, 20_000, 'credit');
  const rest = await pay(body.bookingId, 30_000);
  await fixture.checkout(idOf(rest.body), 'success');
  expect(await balance()).toBe(0);
  const { status } = await fixture
    .as(fixture.buyer)
    .ask(cancelByCustomer, { body: { bookingId: body.bookingId, reason: 'changed_plan' } });
  expect(status).toBe(200);
  await fixture.drain();
  await fixture.drain();
  expect(await fixture.row(body.bookingId)).toMatchObject({ status: 'Refunded', refunded_paise: 50_000 });
  expect(await balance()).toBe(20_000);
  expect(await fixture.audit()).toEqual([]);
});

test('promise 21: the same credit for two bookings at one instant pays for one of them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await give(50_000 - (await balance()));
    const startsAt = (hours: number) =>
      new Date(fixture.tomorrow.getTime() + (round * 2 + hours) * 86_400_000);
    const bookings = [
      await fixture.started({ startsAt: startsAt(40) }),
      await fixture.started({ startsAt: startsAt(41) }),
    ];
    const answers = await Promise.all(
      bookings.flatMap((bookingId) => [pay(bookingId, 50_000, 'credit'), pay(bookingId, 50_000, 'credit')]),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await balance()).toBe(0);
    expect(await fixture.audit()).toEqual([]);
  }
});

test('promise 15: a part is never more than is due, and never less than the rules say', () => {
  const due = fc.record({
    amountDuePaise: fc.integer({ min: 1, max: 10_000_000 }),
    status: fc.constantFrom('Payment Pending', 'Completed'),
  });
  fc.assert(
    fc.property(due, fc.integer({ min: 1, max: 12_000_000 }), (one, amount) => {
      const least = leastPart(one, defaultRules);
      expect(least).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(one.amountDuePaise);
      expect(partVerdict(one, amount, defaultRules) === 'fits').toBe(
        amount >= least && amount <= one.amountDuePaise,
      );
    }),
  );
});
