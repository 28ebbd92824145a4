import { razorpayxWebhook } from '@nukkad/contract/money/payout/payout.api';
import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, cashRefundsOf, twoAdmins, upi } from '../../../test/fixtures/cash-refunds.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { type RazorpayxStub, type StubPayout, razorpayxStub } from '../../../test/harness/razorpayx-stub.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: PaymentFixture;
let stub: RazorpayxStub;
let meera: ReturnType<typeof cashRefundsOf>;
beforeAll(async () => {
  stub = await razorpayxStub();
  const { keyId, keySecret, webhookSecret, accountNumber, apiOrigin } = stub.account;
  fixture = await paymentFixture({
    PAYOUT_PROVIDER: 'razorpayx',
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAYX_ACCOUNT_NUMBER: accountNumber,
    RAZORPAYX_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_ORIGIN: apiOrigin,
  });
  meera = cashRefundsOf(fixture, await twoAdmins(fixture));
});
afterAll(async () => {
  await fixture.close();
  await stub.close();
});

/** All that RazorpayX made of a refund, by each try. */
async function madeOf({ refundId }: CashRefund): Promise<StubPayout[]> {
  const tries = await fixture.rows(
    sql`select attempt_id as id from cash_refund_attempt where refund_id = ${refundId} order by made_at`,
  );
  return tries.flatMap(({ id }) => stub.of(id));
}

/** RazorpayX tells the end of a payout at our door, as it signs it. */
async function tell(made: StubPayout, end: 'processed' | 'failed' | 'reversed', signature?: string) {
  made.status = end;
  const event = stub.event(`payout.${end}`, made, fixture.clock.now());
  const response = await fetch(`${fixture.url}/api${razorpayxWebhook.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': event.eventId,
      'x-razorpay-signature': signature ?? event.signature,
    },
    body: new Uint8Array(event.body),
  });
  await fixture.drain();
  return response.status;
}

test('RazorpayX pays Meera’s cash back to her bank once, and says so at our door', async () => {
  const refund = await meera.refundedInCash();
  stub.faults.set('POST payouts', ['done_then_cut']);
  await meera.choose(refund, bank);
  // The answer of the first call is lost; the next one asks again.
  await fixture.drain().catch(() => undefined);
  await fixture.byClock('cash_refund.follow_open');
  fixture.clock.advance(2 * 3_600_000);
  await fixture.byClock('cash_refund.follow_open');
  await fixture.drain();
  const [made, ...more] = await madeOf(refund);
  expect([made, more]).toMatchObject([{ amount: 20_000, mode: 'IMPS', status: 'queued' }, []]);
  expect(await meera.own(refund.bookingId)).toMatchObject({ status: 'Processing', canChoose: false });
  expect(await meera.balanceOf(refund.bookingId, 'bank_clearing')).toBe(0);
  const payout = required(made);
  expect(await tell(payout, 'processed', 'not a signature')).toBe(400);
  expect((await meera.own(refund.bookingId)).status).toBe('Processing');
  payout.utr = 'HDFCN52026112300';
  expect([await tell(payout, 'processed'), await tell(payout, 'processed')]).toEqual([200, 200]);
  expect(await meera.own(refund.bookingId)).toMatchObject({ status: 'Paid', utr: 'HDFCN52026112300' });
  expect(await fixture.row(refund.bookingId)).toMatchObject({
    refunded_paise: 20_000,
    payment_status: 'refunded',
  });
  expect(await meera.balanceOf(refund.bookingId, 'bank_clearing')).toBe(-20_000);
  expect(await fixture.audit()).toEqual([]);
});

test('where RazorpayX’s word is lost, the hour asks for it', async () => {
  const refund = await meera.refundedInCash();
  await meera.choose(refund, upi);
  await fixture.drain();
  const made = required((await madeOf(refund))[0]);
  expect(made).toMatchObject({ amount: 20_000, mode: 'UPI' });
  Object.assign(made, { status: 'processed', utr: '633912345678' });
  fixture.clock.advance(2 * 3_600_000);
  await fixture.byClock('cash_refund.follow_open');
  await fixture.drain();
  expect(await meera.own(refund.bookingId)).toMatchObject({ status: 'Paid', utr: '633912345678' });
  expect(await meera.balanceOf(refund.bookingId, 'bank_clearing')).toBe(-20_000);
  // The word comes after all: it is heard, and changes nothing.
  expect(await tell(made, 'processed')).toBe(200);
  expect(await meera.balanceOf(refund.bookingId, 'bank_clearing')).toBe(-20_000);
  expect(await fixture.audit()).toEqual([]);
});

test('what the bank gives back after it was paid is owed again, and goes to another account once', async () => {
  const refund = await meera.refundedInCash();
  await meera.choose(refund, bank);
  await fixture.drain();
  const first = required((await madeOf(refund))[0]);
  await tell(first, 'processed');
  first.status_details = { description: 'The account is closed.' };
  await tell(first, 'reversed');
  const owed = await meera.own(refund.bookingId);
  expect(owed).toMatchObject({ status: 'Failed', failure: 'The account is closed.', canChoose: true });
  expect(await fixture.row(refund.bookingId)).toMatchObject({
    refunded_paise: 0,
    payment_status: 'refund_due',
  });
  expect(await meera.balanceOf(refund.bookingId, 'bank_clearing')).toBe(0);
  await meera.choose(owed, upi);
  await fixture.drain();
  const [, second] = await madeOf(refund);
  await tell(required(second), 'processed');
  expect((await meera.own(refund.bookingId)).status).toBe('Paid');
  expect((await madeOf(refund)).map(({ status, mode }) => [status, mode])).toEqual([
    ['reversed', 'IMPS'],
    ['processed', 'UPI'],
  ]);
  expect(await meera.balanceOf(refund.bookingId, 'bank_clearing')).toBe(-20_000);
  expect(await fixture.audit()).toEqual([]);
});
