import * as packs from '@nukkad/contract/money/lead-credit/lead-credit.api';
import * as office from '@nukkad/contract/money/payment/office-purchase-refund.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnrolledAdmin } from '../../../../test/harness/admin.ts';
import { captureAtGateway, tell, tellCaptured } from '../../../../test/harness/gateway-word.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../../test/walks/two-tenants.ts';
import { auditLedger } from '../../ledger/ledger.store.ts';
import { sendWaitingReturns } from './send-return.ts';

const minuteMs = 60_000;

let tenants: Tenants;
let nisha: EnrolledAdmin;
beforeAll(async () => {
  tenants = await twoTenants();
  nisha = await tenants.admin();
  await sql`insert into setting (key, valid_from, value, why)
    values ('payment.rules', '2020-01-02', '{"refundTryMinutes": 1, "refundTriesMost": 4}', 'So that no one is signed out meanwhile.')`.execute(
    db(),
  );
}, 120_000);
afterAll(() => tenants.app.close());

const db = () => tenants.app.platform.db;
const drained = async () => {
  await tenants.app.drain();
  await tenants.app.drain();
};
const purse = async () => (await tenants.a.owner.client.ask(packs.getLeadCredits, { query: {} })).body;

/** A pack of fifty credits, opened at the gateway. */
async function anOrder() {
  const pack = (await purse()).packs.find(({ credits }) => credits === 50);
  if (!pack) throw new Error('There is no such pack.');
  const { body } = await tenants.a.owner.client.ask(packs.buyLeadPack, {
    body: { credits: 50, seen: { packAmount: pack.amount } },
    headers: key(),
  });
  return body;
}
type Opened = Awaited<ReturnType<typeof anOrder>>;

const statusOf = async ({ orderId }: Opened) =>
  (await tenants.a.owner.client.ask(packs.getLeadPackOrder, { query: { orderId } })).body.status;
const refundsOf = async ({ orderId }: Opened) => {
  const { rows } = await sql<{ id: string; cause: string; status: string; receipt: string; tries: number }>`
    select refund_id as id, cause, status, receipt, tries from purchase_refund where order_id = ${orderId}
    order by asked_at, refund_id`.execute(db());
  return rows;
};
const captured = async (order: Opened) => {
  const id = await captureAtGateway(tenants.app, order.providerOrderId, order.amount);
  await tellCaptured(tenants.app, order.providerOrderId, id, order.amount);
  return id;
};
const toldPayer = async ({ orderId }: Opened) => {
  const { rows } = await sql<{ body: string }>`select body_en as body from notification
    where opens like ${`%paid=${orderId}`} order by created_at, notification_id`.execute(db());
  return rows.map(({ body }) => body);
};

test('a second payment of one order goes back by itself, once however often it is told; the order stays paid', async () => {
  const before = (await purse()).balance;
  const order = await anOrder();
  await captured(order);
  const second = await captured(order);
  await Promise.all(
    [1, 2, 3].map(() => tellCaptured(tenants.app, order.providerOrderId, second, order.amount)),
  );
  expect(await refundsOf(order)).toMatchObject([{ cause: 'second', status: 'pending' }]);
  await drained();
  expect(await refundsOf(order)).toMatchObject([{ cause: 'second', status: 'processed' }]);
  expect(await statusOf(order)).toBe('paid');
  expect((await purse()).balance - before).toBe(50);
  expect((await toldPayer(order)).at(-1)).toMatch(/was made twice\. We’ve refunded it\.$/);
  expect(await auditLedger(db())).toEqual([]);
});

test('ten payments of one order at one moment: one counts, nine go back, and the books are even', async () => {
  const before = (await purse()).balance;
  const order = await anOrder();
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => captureAtGateway(tenants.app, order.providerOrderId, order.amount)),
  );
  await Promise.all(ids.map((id) => tellCaptured(tenants.app, order.providerOrderId, id, order.amount)));
  await drained();
  expect((await refundsOf(order)).map(({ cause, status }) => [cause, status])).toEqual(
    Array.from({ length: 9 }, () => ['second', 'processed']),
  );
  expect((await purse()).balance - before).toBe(50);
  expect(await auditLedger(db())).toEqual([]);
});

const down = () => ({
  platform: tenants.app.platform,
  gateways: new Map([['sandbox', { refund: () => Promise.reject(new Error('No balance.')) }]]),
});

/** The second payment of an order, which the gateway cannot give back however often it is asked. */
async function stuckRefund() {
  const order = await anOrder();
  await captured(order);
  await captured(order);
  for (const wait of [0, 1, 2, 4]) {
    tenants.app.clock.advance(wait * minuteMs);
    await sendWaitingReturns(down());
  }
  const [refund] = await refundsOf(order);
  if (!refund) throw new Error('There is no refund.');
  return { order, ...refund };
}
const listed = async (status: 'stuck' | 'processed') =>
  (await nisha.browser.ask(office.listPurchaseRefunds, { query: { status, limit: 50, count: 'true' } })).body;
const rowOf = async (refundId: string, status: 'stuck' | 'processed' = 'stuck') => {
  const row = (await listed(status)).items.find((one) => one.refundId === refundId);
  if (!row) throw new Error('It is not in the list.');
  return row;
};

test('a refund that fails as often as it is tried is looked at by staff, who have it tried again', async () => {
  const stuck = await stuckRefund();
  expect(stuck).toMatchObject({ status: 'stuck', tries: 4 });
  const row = await rowOf(stuck.id);
  expect(row).toMatchObject({
    kind: 'lead_pack',
    cause: 'second',
    failure: 'No balance.',
    can: { retry: true },
  });
  const retry = (version: number) =>
    nisha.browser.askLoosely(office.retryPurchaseRefund, {
      params: { refundId: stuck.id },
      body: { why: 'The balance is filled up.', version },
    });
  expect((await retry(row.version + 1)).body.code).toBe('stale_state');
  expect((await retry(row.version)).body.status).toBe('pending');
  expect((await retry(row.version)).status).toBe(409);
  await drained();
  expect(await refundsOf(stuck.order)).toMatchObject([{ status: 'processed', receipt: stuck.receipt }]);
  expect(await auditLedger(db())).toEqual([]);
});

test('staff pay a stuck refund from the bank and note its reference; the log and the books say so', async () => {
  const stuck = await stuckRefund();
  const { version } = await rowOf(stuck.id);
  const pay = (reference: string) =>
    nisha.browser.askLoosely(office.markPurchaseRefundPaid, {
      params: { refundId: stuck.id },
      body: { why: 'Sent from the bank account.', reference, version },
    });
  expect((await pay('  ')).status).toBe(400);
  expect((await pay('UTR2026112400017')).body).toMatchObject({
    status: 'processed',
    can: { markPaid: false },
  });
  await drained();
  expect(await rowOf(stuck.id, 'processed')).toMatchObject({ reference: 'UTR2026112400017' });
  const { rows } = await sql<{ bank: number }>`select sum(amount_paise)::int as bank from ledger_entry
    where account_code = 'bank_clearing' and booking_id is null and organisation_id is null`.execute(db());
  expect(rows[0]?.bank).toBe(-stuck.order.amount);
  const log = await sql<{ detail: { reference?: string; why?: string } }>`select detail from audit_log
    where action = 'purchase_refund.markPaid' and subject_id = ${stuck.id}`.execute(db());
  expect(log.rows).toMatchObject([
    { detail: { reference: 'UTR2026112400017', why: 'Sent from the bank account.' } },
  ]);
  expect(await auditLedger(db())).toEqual([]);
});

test('a gateway that says a refund failed, and one whose word comes before its answer, are both heard', async () => {
  const order = await anOrder();
  await captured(order);
  const id = await captured(order);
  const [asked] = await refundsOf(order);
  const said = (receipt: string | undefined, name: string) =>
    tell(tenants.app, name, {
      refund: { entity: { id: `rfnd_${'7'.repeat(28)}`, amount: order.amount, payment_id: id, receipt } },
    });
  await said(asked?.receipt, 'refund.failed');
  const [anew] = await refundsOf(order);
  expect(anew).toMatchObject({ status: 'pending', tries: 1 });
  expect(anew?.receipt).not.toBe(asked?.receipt);
  await said(asked?.receipt, 'refund.failed');
  expect(await refundsOf(order)).toMatchObject([{ tries: 1 }]);
  await said(anew?.receipt, 'refund.processed');
  expect(await refundsOf(order)).toMatchObject([{ status: 'processed' }]);
  await drained();
  expect(await auditLedger(db())).toEqual([]);
});

test('customers and partners do not see the list of refunds, nor move one', async () => {
  const { client } = tenants.a.owner;
  expect((await client.askLoosely(office.listPurchaseRefunds, { query: {} })).status).toBe(403);
});

test('a payment made long after the time of its order goes back and brings nothing; one told late counts', async () => {
  const before = (await purse()).balance;
  const [inTime, tooLate] = [await anOrder(), await anOrder()];
  const id = await captureAtGateway(tenants.app, inTime.providerOrderId, inTime.amount);
  const paidAt = Math.floor(tenants.app.clock.now().getTime() / 1000);
  tenants.app.clock.advance(3 * 60 * minuteMs);
  const entity = { id, amount: inTime.amount, currency: 'INR', order_id: inTime.providerOrderId };
  await tell(tenants.app, 'payment.captured', { payment: { entity: { ...entity, created_at: paidAt } } });
  await captured(tooLate);
  expect([await statusOf(inTime), await statusOf(tooLate)]).toEqual(['paid', 'late']);
  // Another one, once the first of them went back, goes back as well.
  await drained();
  expect(await statusOf(tooLate)).toBe('refunded');
  await captured(tooLate);
  await drained();
  expect((await refundsOf(tooLate)).map(({ cause, status }) => [cause, status])).toEqual([
    ['late', 'processed'],
    ['second', 'processed'],
  ]);
  expect(await statusOf(tooLate)).toBe('refunded');
  expect((await purse()).balance - before).toBe(50);
  expect(await auditLedger(db())).toEqual([]);
});
