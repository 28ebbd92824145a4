import { answerAddition } from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  addAdditionalService,
  assignProfessional,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import {
  answerStop,
  askStop,
  getStop,
  previewStop,
  seenOfStop,
  seenOfStopAnswer,
} from '@nukkad/contract/market/stop/stop.api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

/** Paid online, under way; the partner says that nothing of it was done. */
async function started(): Promise<string> {
  const { bookingId, providerOrderId } = await fixture.order();
  await fixture.checkout(providerOrderId, 'success');
  const [partner] = fixture.partners;
  const [professional] = partner.professionals;
  await fixture.as(partner.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  await fixture.drain();
  const staffId = required(professional.staffId);
  await fixture.as(partner.owner).ask(assignProfessional, { body: { bookingId, staffId } });
  await fixture.drain();
  fixture.clock.set((await fixture.row(bookingId)).starts_at);
  const otp = await fixture.startCode(bookingId);
  await fixture.as(professional).ask(verifyStartCode, { body: { bookingId, otp } });
  return bookingId;
}

async function stopped(bookingId: string, quantity: number, addedDone = 0) {
  const [{ owner }] = fixture.partners;
  const { lines } = (await fixture.as(owner).ask(getStop, { query: { bookingId } })).body;
  const said = {
    bookingId,
    reason: 'cannot_finish' as const,
    done: lines.map(({ lineId }, place) => ({ lineId, quantity: place === 0 ? quantity : addedDone })),
  };
  const { mustAgree, ...sums } = (await fixture.as(owner).ask(previewStop, { body: said })).body;
  await fixture.as(owner).ask(askStop, { body: { ...said, seen: seenOfStop(sums, mustAgree) } });
  const { stop } = (await fixture.as(fixture.buyer).ask(getStop, { query: { bookingId } })).body;
  const body = {
    bookingId,
    stopId: required(stop).stopId,
    answer: 'agree' as const,
    seen: seenOfStopAnswer(required(stop).sums),
  };
  await fixture.as(fixture.buyer).ask(answerStop, { body });
  await fixture.drain();
}

/** One more service, approved by the customer. */
async function addition(bookingId: string) {
  const { additionId } = (
    await fixture.as(fixture.partners[0].professionals[0]).ask(addAdditionalService, {
      body: { bookingId, serviceId: 'test-fan-fitting', quantity: 1, seen: { ownPrice: 10_000 } },
    })
  ).body;
  const approved = await fixture
    .as(fixture.buyer)
    .ask(answerAddition, { body: { bookingId, additionId, approve: true } });
  expect(approved.status).toBe(200);
}

test.each([
  [0, 50_000],
  [1, 0],
])('promise 11: with %i of one done %i paise go back, and the books balance', async (quantity, refund) => {
  const bookingId = await started();
  await stopped(bookingId, quantity);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Completed', captured_paise: 50_000 });
  const [row] = await fixture.rows(
    sql`select refunded_paise::int as refunded from booking where booking_id = ${bookingId}`,
  );
  expect(row?.refunded).toBe(refund);
  expect(await fixture.audit()).toEqual([]);
});

/** What the customer paid of a visit in cash, and what of it goes back. */
const paidOf = async (bookingId: string) => {
  const [row] = await fixture.rows(
    sql`select total_paise + additions_paise as bill, captured_paise as captured, refunded_paise as refunded,
      payment_status as status,
      (select coalesce(sum(amount_paise), 0) from refund r where r.booking_id = b.booking_id and r.in_cash) as in_cash
      from booking b where booking_id = ${bookingId}`,
  );
  const { bill, captured, refunded, status, in_cash: inCash } = required(row);
  return {
    bill: Number(bill),
    captured: Number(captured),
    refunded: Number(refunded),
    inCash: Number(inCash),
    status,
  };
};

let days = 200;
const nextDay = () => {
  days += 1;
  return new Date(fixture.tomorrow.getTime() + days * 86_400_000);
};

test('promise 14: cash that was taken before the visit stopped goes back by what was not done', async () => {
  const bookingId = await fixture.started({ quantity: 2, totalPaise: 100_000, startsAt: nextDay() });
  expect((await fixture.collect(bookingId, 100_000)).status).toBe(200);
  await stopped(bookingId, 1);
  expect(await paidOf(bookingId)).toMatchObject({ bill: 50_000, captured: 100_000, inCash: 50_000 });
  expect(await fixture.audit()).toEqual([]);
});

const runs = Number(process.env['STOP_MONEY_RUNS'] ?? 8);
const paidAt = ['never', 'before', 'after'] as const;

test(`promise 14: ${runs} visits that stop somewhere, with and without an addition, paid in cash before, after or never: nothing is kept beyond the bill`, async () => {
  const one = fc.record({
    quantity: fc.integer({ min: 1, max: 3 }),
    done: fc.integer({ min: 0, max: 3 }),
    added: fc.boolean(),
    addedDone: fc.integer({ min: 0, max: 1 }),
    paid: fc.constantFrom(...paidAt),
  });
  await fc.assert(
    fc.asyncProperty(one, async ({ quantity, done, added, addedDone, paid }) => {
      const agreed = quantity * 33_333;
      const bookingId = await fixture.started({ quantity, totalPaise: agreed, startsAt: nextDay() });
      if (added) await addition(bookingId);
      const before = (await paidOf(bookingId)).bill;
      if (paid === 'before') await fixture.collect(bookingId, before);
      await stopped(bookingId, Math.min(done, quantity), addedDone);
      const { bill } = await paidOf(bookingId);
      if (paid === 'after' && bill > 0) expect((await fixture.collect(bookingId, bill)).status).toBe(200);
      const books = await paidOf(bookingId);
      expect(books.bill).toBeLessThanOrEqual(before);
      expect(books.captured - books.inCash).toBe(paid === 'never' ? 0 : bill);
      expect(await fixture.audit()).toEqual([]);
    }),
    { numRuns: runs },
  );
});
