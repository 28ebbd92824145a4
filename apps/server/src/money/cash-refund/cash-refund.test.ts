import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import type { CashRefund, Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import * as office from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, disputesOf } from '../../../test/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/payment-fixture.ts';
import { required } from '../../../test/required.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { reverseSandboxPayout } from '../payout/sandbox/sandbox-payout.gateway.ts';

let fixture: PaymentFixture;
let play: ReturnType<typeof disputesOf>;
let asha: Viewer;
let ravi: Viewer;
let days = 200;
beforeAll(async () => {
  fixture = await paymentFixture();
  play = disputesOf(fixture);
  const [one, other] = await fixture.rows(
    sql`select user_id as id from user_account where user_id <> ${fixture.buyer.userId} order by user_id limit 2`,
  );
  [asha, ravi] = [anAdmin(one?.id), anAdmin(other?.id)];
});
afterAll(() => fixture.close());

const why = 'The account was looked at.';
const bank: Destination = {
  kind: 'bank',
  holderName: 'Meera Shah',
  accountNumber: '123456789012',
  ifsc: 'HDFC0000001',
};
const closed: Destination = { ...bank, accountNumber: '123456780000' };
const upi: Destination = { kind: 'upi', holderName: 'Meera Shah', upiId: 'meera.shah@okaxis' };

/** Finished and paid in cash; a dispute gives this much of it back. */
async function refundedInCash(amount = 20_000, totalPaise = 50_000): Promise<CashRefund> {
  days += 1;
  const startsAt = new Date(fixture.tomorrow.getTime() + days * 86_400_000);
  const { body } = await fixture.book({ paymentMode: 'cash', totalPaise, startsAt });
  await fixture.drain();
  const bookingId = await play.finish(body.bookingId);
  const paid = await fixture.collect(bookingId, totalPaise);
  expect(paid.status).toBe(200);
  await fixture.drain();
  const disputeId = await play.disputed(bookingId);
  const decision = {
    outcome: 'refund',
    amount,
    bornBy: 'partner',
    reason: 'The tap leaks, as shown.',
  } as const;
  const decided = await play.decide(disputeId, asha, decision);
  if (decided.body.proposal) await play.second(disputeId, ravi, true);
  await fixture.drain();
  return own(bookingId);
}

async function own(bookingId: string): Promise<CashRefund> {
  const { body } = await fixture.as(fixture.buyer).ask(api.listCashRefunds, { query: { bookingId } });
  return required(body.items[0]);
}

const choose = (refund: CashRefund, to: Destination, viewer = fixture.buyer) =>
  fixture.as(viewer).ask(api.chooseAccount, {
    params: { refundId: refund.refundId },
    body: { to, seen: { refund: refund.amount } },
  });
const inOffice = async ({ refundId }: CashRefund) => {
  const { body } = await fixture.as(asha).ask(office.listOfficeCashRefunds, { query: { count: 'true' } });
  return required(body.items.find((row: { refundId: string }) => row.refundId === refundId));
};
const decide = async (refund: CashRefund, admin: Viewer, approve: boolean) =>
  fixture.as(admin).ask(office.decideCashRefund, {
    params: { refundId: refund.refundId },
    body: { approve, why, version: (await inOffice(refund)).version },
  });
const sent = ({ refundId }: CashRefund) =>
  fixture.rows(sql`select p.status, p.amount_paise::int as paise from sandbox_payout p
    join cash_refund_attempt a on a.attempt_id = p.reference_id::uuid where a.refund_id = ${refundId} order by a.made_at`);
const balanceOf = async (bookingId: string, account: string) =>
  (
    await fixture.rows(sql`select coalesce(sum(amount_paise), 0)::int as paise from ledger_entry
      where booking_id = ${bookingId} and account_code = ${account}`)
  )[0]?.paise;

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
  await fixture.drain();
  expect(await sent(refund)).toEqual([]);
  expect((await decide(refund, ravi, true)).body.status).toBe('Pending');
  await fixture.drain();
  expect(await sent(refund)).toEqual([{ status: 'processed', paise: 600_000 }]);
  expect(await fixture.audit()).toEqual([]);
});
