import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { cancelByCustomer, getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { saveTransaction } from './ledger.store.ts';

let fixture: PaymentFixture;
beforeAll(async () => {
  fixture = await paymentFixture();
});
afterAll(() => fixture.close());

const at = new Date('2026-11-23T04:00:00.000Z');
const post = (amounts: readonly number[], eventId = randomUUID()) =>
  fixture.platform.write({ idempotency: null }, (tx) =>
    saveTransaction(tx, {
      kind: 'test',
      eventId,
      bookingId: randomUUID(),
      postedAt: at,
      postings: amounts.map((amountPaise) => ({ account: 'customer_held', amountPaise })),
    }),
  );

test('promise 13: the database refuses entries that do not sum to zero, and a single one', async () => {
  await expect(post([100, -99])).rejects.toMatchObject({ constraint: 'ledger_balanced' });
  await expect(post([])).rejects.toMatchObject({ constraint: 'ledger_balanced' });
  expect(await fixture.count('ledger_transaction')).toBe(0);
  await post([100, -60, -40]);
  expect(await fixture.count('ledger_entry')).toBe(3);
});

test('promise 13: what was posted stays as it was posted, once an event', async () => {
  const eventId = randomUUID();
  await Promise.all([post([5, -5], eventId), post([5, -5], eventId), post([5, -5], eventId)]);
  expect(await fixture.count('ledger_transaction', `event_id = '${eventId}'`)).toBe(1);
  await expect(fixture.rows(sql`update ledger_entry set amount_paise = 1`)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(fixture.rows(sql`delete from ledger_transaction`)).rejects.toMatchObject({ code: '42501' });
});

test('promise 14: a completed job paid in cash, and one paid online, leave nothing unexplained', async () => {
  const online = await fixture.order();
  await fixture.checkout(online.providerOrderId, 'success');
  const bookingId = await fixture.started();
  await fixture.collect(bookingId, 50_000);
  const [pro] = fixture.partners[0].professionals;
  expect((await fixture.as(pro).ask(completeBooking, { body: { bookingId } })).status).toBe(200);
  expect(await fixture.audit()).toEqual([]);
  const balances =
    await fixture.rows(sql`select account_code as account, sum(amount_paise)::int as paise from ledger_entry
    where booking_id = ${bookingId} group by account_code order by account_code`);
  expect(balances).toEqual([
    { account: 'cgst_payable', paise: -675 },
    { account: 'commission_revenue', paise: -7_500 },
    { account: 'customer_held', paise: 0 },
    { account: 'partner_cash', paise: 50_000 },
    { account: 'partner_payable', paise: -41_150 },
    { account: 'sgst_payable', paise: -675 },
  ]);
});

test('promise 14: a late cancellation keeps its fee for the partner, of what was paid or from the next booking', async () => {
  const fee = async (bookingId: string) => {
    fixture.clock.set(new Date((await fixture.row(bookingId)).starts_at.getTime() - 3_600_000));
    const { body } = await fixture.as(fixture.buyer).ask(getCancellationCharges, { query: { bookingId } });
    const options = { bookingId, reason: 'changed_plan' };
    expect((await fixture.as(fixture.buyer).askLoosely(cancelByCustomer, { body: options })).status).toBe(
      200,
    );
    await fixture.drain();
    return body.fee;
  };
  const on = (days: number) => ({ startsAt: new Date(fixture.clock.now().getTime() + days * 86_400_000) });
  const sum = async (bookingId: string, account: string) =>
    (
      await fixture.rows(
        sql`select coalesce(sum(amount_paise), 0)::int as paise from ledger_entry where booking_id = ${bookingId} and account_code = ${account}`,
      )
    )[0].paise;

  const unpaid = await fixture.assigned(on(2));
  expect(await fee(unpaid)).toBe(10_000);
  expect(await sum(unpaid, 'cancellation_receivable')).toBe(10_000);
  expect(await sum(unpaid, 'partner_payable')).toBe(-10_000);

  const paid = await fixture.assigned({ ...on(3) });
  const { body } = await fixture.open(paid);
  await fixture.checkout(body.providerOrderId, 'success');
  // The charge of the first booking is collected with the second one, and no fee is taken on it.
  const due = (await fixture.row(paid)).captured_paise;
  const own = due - 10_000;
  expect(await fee(paid)).toBe(Math.round(own / 5));
  expect((await fixture.row(paid)).refunded_paise).toBe(due - own / 5);
  expect(await sum(paid, 'customer_held')).toBe(0);
  expect(await fixture.audit()).toEqual([]);
});

test('the audit finds money that the ledger does not know', async () => {
  await fixture.rows(
    sql`update payment set amount_paise = amount_paise + 1, refunded_paise = 1 where provider = 'cash'`,
  );
  const violations = (await fixture.audit()).map((one) => (one as { violation: string }).violation);
  expect(violations).toEqual(
    expect.arrayContaining([
      'captured less refunded differs from what the ledger holds',
      'refunds of a payment differ from its rows',
      "captured more than the order's total",
    ]),
  );
});
