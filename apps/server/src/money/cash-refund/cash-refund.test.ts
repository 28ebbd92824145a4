import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import type { CashRefund, Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import * as office from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank, cashRefundsOf, twoAdmins, upi } from '../../../test/fixtures/cash-refunds.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { reverseSandboxPayout } from '../payout/sandbox/sandbox-payout.gateway.ts';

let fixture: PaymentFixture;
let asha: Viewer;
let ravi: Viewer;
let {
  own,
  refund: refundOf,
  paidInBoth,
  refundedInCash,
  choose,
  balanceOf,
} = {} as ReturnType<typeof cashRefundsOf>;
beforeAll(async () => {
  fixture = await paymentFixture();
  [asha, ravi] = await twoAdmins(fixture);
  ({
    own,
    refund: refundOf,
    paidInBoth,
    refundedInCash,
    choose,
    balanceOf,
  } = cashRefundsOf(fixture, [asha, ravi]));
});
afterAll(() => fixture.close());

const why = 'The account was looked at.';
const closed: Destination = { ...bank, accountNumber: '123456780000' };

const inOffice = async ({ refundId }: CashRefund) => {
  const { body } = await fixture.as(asha).ask(office.listOfficeCashRefunds, { query: { count: 'true' } });
  return required(body.items.find((row: { refundId: string }) => row.refundId === refundId));
};
const decide = async (refund: CashRefund, admin: Viewer, approve: boolean, version?: number) =>
  fixture.as(admin).ask(office.decideCashRefund, {
    params: { refundId: refund.refundId },
    body: { approve, why, version: version ?? (await inOffice(refund)).version },
  });
const sent = ({ refundId }: CashRefund) =>
  fixture.rows(sql`select p.status, p.amount_paise::int as paise from sandbox_payout p
    join cash_refund_attempt a on a.attempt_id = p.reference_id::uuid where a.refund_id = ${refundId} order by a.made_at`);

test('Meera paid in cash and gets 200 rupees of it back in her bank account; the partner owes it', async () => {
  const refund = await refundedInCash();
  expect(refund).toMatchObject({ status: 'Waiting For Customer', amount: 20_000, canChoose: true, to: null });
  const before = await balanceOf(refund.bookingId, 'partner_payable');
  const { status, body } = await choose(refund, bank);
  expect([status, body.status, body.to]).toEqual([
    200,
    'Pending',
    { kind: 'bank', holderName: 'Meera Shah', bankName: 'HDFC Bank', hint: '9012', nameChecked: false },
  ]);
  await fixture.drain();
  const paid = await own(refund.bookingId);
  expect(paid).toMatchObject({ status: 'Paid', canChoose: false });
  expect(paid.utr).toMatch(/^[0-9A-F]{12}$/);
  expect(await sent(refund)).toEqual([{ status: 'processed', paise: 20_000 }]);
  expect(await fixture.row(refund.bookingId)).toMatchObject({
    refunded_paise: 20_000,
    payment_status: 'refunded',
  });
  // All cash is still the partner's to hand over, and its share of the work became smaller by what went back.
  expect(await balanceOf(refund.bookingId, 'partner_cash')).toBe(50_000);
  expect(await balanceOf(refund.bookingId, 'bank_clearing')).toBe(-20_000);
  expect(await balanceOf(refund.bookingId, 'partner_payable')).toBe(before);
  const [note] = await fixture.rows(
    sql`select sum(total_paise)::int as paise from credit_note where booking_id = ${refund.bookingId}`,
  );
  expect(note?.paise).toBe(20_000);
  expect(await fixture.rows(sql`select * from earning_audit()`)).toEqual([]);
  expect(await fixture.audit()).toEqual([]);
  const texts = JSON.stringify(fixture.sms);
  expect(texts).toContain('HDFC Bank, account ending 9012');
  expect(texts).not.toContain('123456789012');
});

test('the number lies sealed, and no one else sees or moves her refund', async () => {
  const refund = await refundedInCash();
  await choose(refund, upi);
  const [row] = await fixture.rows(sql`select account_sealed as sealed, account_hint as hint from cash_refund
    where refund_id = ${refund.refundId}`);
  expect(row?.hint).toBe('me•••@okaxis');
  expect(Buffer.from(row?.sealed, 'base64').toString()).not.toContain('meera');
  const other = await choose(refund, bank, fixture.stranger);
  expect([other.status, other.body.code]).toEqual([404, 'cash_refund_not_found']);
  for (const query of [{}, { bookingId: refund.bookingId }]) {
    const { body } = await fixture.as(fixture.stranger).ask(api.listCashRefunds, { query });
    expect(body.items).toEqual([]);
  }
  await fixture.drain();
  expect((await own(refund.bookingId)).status).toBe('Paid');
});

test('a wrong bank code, another sum than was shown, and a second choice are refused', async () => {
  const refund = await refundedInCash();
  const unknown = await choose(refund, { ...bank, ifsc: 'ZZZZ0000001' });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'ifsc_unknown']);
  const other = await choose({ ...refund, amount: 1 }, bank);
  expect([other.status, other.body.code]).toEqual([409, 'confirmation_differs']);
  const both = await Promise.all([choose(refund, bank), choose(refund, upi)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await fixture.drain();
  expect(await sent(refund)).toHaveLength(1);
});

test('as credit it is hers at once; a choice of both at one instant pays once', async () => {
  const balance = async () => (await fixture.as(fixture.buyer).ask(getCreditBalance)).body.balance;
  const before = await balance();
  const refund = await refundedInCash();
  const credit = () =>
    fixture.as(fixture.buyer).ask(api.chooseCredit, {
      params: { refundId: refund.refundId },
      body: { seen: { refund: refund.amount } },
    });
  const both = await Promise.all([credit(), choose(refund, bank)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await fixture.drain();
  const { status } = await own(refund.bookingId);
  const credited = (await balance()) - before;
  expect([credited, (await sent(refund)).length]).toEqual(status === 'Credited' ? [20_000, 0] : [0, 1]);
  expect(await fixture.audit()).toEqual([]);
});

test('a closed account: it is still owed, Meera is told, support tries once more and she names another', async () => {
  const refund = await refundedInCash();
  await choose(refund, closed);
  await fixture.drain();
  expect(await own(refund.bookingId)).toMatchObject({ status: 'Failed', failure: 'The account is closed.' });
  expect(await fixture.row(refund.bookingId)).toMatchObject({
    refunded_paise: 0,
    payment_status: 'refund_due',
  });
  const { version, can } = await inOffice(refund);
  expect(can).toEqual({ approve: false, sendBack: true, retry: true });
  const retry = () =>
    fixture.as(asha).ask(office.retryCashRefund, {
      params: { refundId: refund.refundId },
      body: { why, version },
    });
  const both = await Promise.all([retry(), retry()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await fixture.drain();
  expect((await inOffice(refund)).tries).toBe(2);
  await choose(await own(refund.bookingId), upi);
  await fixture.drain();
  expect((await sent(refund)).map(({ status }) => status)).toEqual(['failed', 'failed', 'processed']);
  expect(await fixture.row(refund.bookingId)).toMatchObject({ refunded_paise: 20_000 });
  expect(await fixture.audit()).toEqual([]);
});

test('what the bank returns after it was paid is owed again, and is paid once more', async () => {
  const refund = await refundedInCash();
  await choose(refund, bank);
  await fixture.drain();
  const [attempt] = await fixture.rows(
    sql`select attempt_id as id from cash_refund_attempt where refund_id = ${refund.refundId}`,
  );
  await reverseSandboxPayout(fixture.platform, attempt?.id);
  await fixture.drain();
  expect(await own(refund.bookingId)).toMatchObject({ status: 'Failed', paidAt: null });
  expect(await fixture.row(refund.bookingId)).toMatchObject({ refunded_paise: 0 });
  expect(await fixture.audit()).toEqual([]);
  await choose(await own(refund.bookingId), upi);
  await fixture.drain();
  expect(await balanceOf(refund.bookingId, 'bank_clearing')).toBe(-20_000);
  expect(await fixture.audit()).toEqual([]);
});

test('above the limit two Admins agree before anything is sent; a no asks her for another account', async () => {
  const refund = await refundedInCash(600_000, 800_000);
  expect((await choose(refund, bank)).body.status).toBe('Needs Approval');
  expect((await decide(refund, asha, false)).body).toMatchObject({
    status: 'Waiting For Customer',
    failure: why,
  });
  await choose(await own(refund.bookingId), bank);
  expect((await decide(refund, asha, true)).body).toMatchObject({
    status: 'Checked',
    can: { approve: false },
  });
  const again = await decide(refund, asha, true);
  expect([again.status, again.body.code]).toEqual([403, 'own_cash_refund']);
  // Who may not send it hears that first, also of one that has changed since it was read.
  const { version } = await inOffice(refund);
  expect((await decide(refund, asha, true, version - 1)).body.code).toBe('own_cash_refund');
  expect((await decide(refund, ravi, true, version - 1)).status).toBe(409);
  await fixture.drain();
  expect(await sent(refund)).toEqual([]);
  expect((await decide(refund, ravi, true)).body.status).toBe('Pending');
  await fixture.drain();
  expect(await sent(refund)).toEqual([{ status: 'processed', paise: 600_000 }]);
  expect(await fixture.audit()).toEqual([]);
});

test('paid online and in cash: each part goes back its own way, and Meera is asked for the cash alone', async () => {
  const bookingId = await paidInBoth(50_000);
  const { captured_paise: paid } = await fixture.row(bookingId);
  expect(paid).toBe(61_800);
  const refund = await refundOf(bookingId, 55_000);
  expect(refund).toMatchObject({ status: 'Waiting For Customer', amount: 5_000, canChoose: true });
  const moneyOf = async () =>
    (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } })).body.money;
  // The bank of her UPI app has its part; the cash is still owed.
  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Refunded',
    refunded_paise: 50_000,
    payment_status: 'refund_due',
  });
  expect(await moneyOf()).toMatchObject({
    charged: 61_800,
    returned: 50_000,
    returning: 5_000,
    returningCash: 5_000,
  });
  await choose(refund, upi);
  await fixture.drain();
  expect(await fixture.row(bookingId)).toMatchObject({ refunded_paise: 55_000, payment_status: 'refunded' });
  expect(await moneyOf()).toMatchObject({ returned: 55_000, returning: 0 });
  expect(await sent(refund)).toEqual([{ status: 'processed', paise: 5_000 }]);
  const refunds = await fixture.rows(
    sql`select amount_paise::int as paise, in_cash, status from refund where booking_id = ${bookingId} order by paise`,
  );
  expect(refunds).toEqual([
    { paise: 5_000, in_cash: true, status: 'processed' },
    { paise: 50_000, in_cash: false, status: 'processed' },
  ]);
  expect(await fixture.rows(sql`select * from earning_audit()`)).toEqual([]);
  expect(await fixture.audit()).toEqual([]);
});
