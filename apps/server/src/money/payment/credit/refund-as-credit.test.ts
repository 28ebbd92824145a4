import {
  cancelByCustomer,
  getCancellationCharges,
  getCustomerBooking,
} from '@nukkad/contract/market/booking/booking.api';
import { seenOfCancellation } from '@nukkad/contract/market/booking/booking.confirm';
import type { RefundTo } from '@nukkad/contract/market/booking/refund-to.model';
import * as disputes from '@nukkad/contract/market/dispute/dispute.api';
import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputesOf } from '../../../../test/fixtures/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

const meera = () => fixture.as(fixture.buyer);
const balance = async () => (await meera().ask(getCreditBalance)).body.balance;

async function paid(): Promise<string> {
  const { bookingId, providerOrderId } = await fixture.order();
  await fixture.checkout(providerOrderId, 'success');
  return bookingId;
}

async function cancel(bookingId: string, refundTo?: RefundTo) {
  const query = { bookingId };
  const [{ body: shown }, { body: charges }] = await Promise.all([
    meera().ask(getCustomerBooking, { query }),
    meera().ask(getCancellationCharges, { query }),
  ]);
  const seen = seenOfCancellation(shown, charges);
  const answer = await meera().ask(cancelByCustomer, {
    body: { bookingId, reason: 'changed_plan', seen, ...(refundTo && { refundTo }) },
  });
  await fixture.drain();
  return { charges, answer };
}

const refundsOf = (bookingId: string) =>
  fixture.rows(
    sql`select status, to_credit, amount_paise::int as paise from refund where booking_id = ${bookingId}`,
  );

test('Meera takes her refund as credit: she has it at once, no gateway is asked, the books agree', async () => {
  const bookingId = await paid();
  const { charges, answer } = await cancel(bookingId, 'credit');
  expect(charges).toMatchObject({ refund: 50_000, creditUntil: '2027-11-23T04:00:00.000Z' });
  expect(answer.status).toBe(200);
  expect(await refundsOf(bookingId)).toEqual([{ status: 'processed', to_credit: true, paise: 50_000 }]);
  expect(await balance()).toBe(50_000);
  expect(await fixture.row(bookingId)).toMatchObject({ refunded_paise: 50_000, status: 'Refunded' });
  expect(await fixture.audit()).toEqual([]);
});

test('without a choice it goes back the way it was paid', async () => {
  const before = await balance();
  const bookingId = await paid();
  await cancel(bookingId);
  expect(await refundsOf(bookingId)).toMatchObject([{ to_credit: false, paise: 50_000 }]);
  expect(await balance()).toBe(before);
  expect(await fixture.audit()).toEqual([]);
});

test('a refund that the partner offers may be taken as credit, if the customer says so', async () => {
  const before = await balance();
  const play = disputesOf(fixture);
  const bookingId = await play.finished();
  await play.open(bookingId);
  await play.answer(bookingId, { offer: 'refund', amount: 20_000 });
  const body = await play.read(bookingId);
  expect(body.creditUntil).toBeDefined();
  await meera().ask(disputes.answerRemedy, {
    body: { bookingId, version: required(body.dispute).version, accept: true, refundTo: 'credit' },
  });
  await fixture.drain();
  expect(await refundsOf(bookingId)).toEqual([{ status: 'processed', to_credit: true, paise: 20_000 }]);
  expect(await balance()).toBe(before + 20_000);
  expect(await fixture.audit()).toEqual([]);
});
