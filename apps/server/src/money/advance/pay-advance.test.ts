import * as quotes from '@nukkad/contract/market/quote/quote.api';
import * as advances from '@nukkad/contract/money/advance/advance.api';
import { getPaymentBook } from '@nukkad/contract/work/payment-book/payment-book.api';
import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { getProject, submitMilestone } from '@nukkad/contract/work/project/project.api';
import { getOwnProject, listOwnProjects } from '@nukkad/contract/work/project/client-project.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aQuote } from '../../../test/fixtures/quote-play.ts';
import { signedQuote } from '../../../test/fixtures/signed-quote.ts';
import { tell, tellCaptured } from '../../../test/harness/gateway-word.ts';
import { required } from '../../../test/harness/required.ts';
import { type Person, key } from '../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { newId } from '../../platform/id.ts';
import { auditLedger } from '../ledger/ledger.store.ts';
import { payOrder } from '../payment/sandbox/pay-order.ts';
import { openSandbox } from '../payment/sandbox/sandbox.gateway.ts';
import { findNewestPayment } from '../payment/sandbox/sandbox.store.ts';
import { sendReturn, sendWaitingReturns } from '../payment/purchase/send-return.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

const db = () => tenants.app.platform.db;
const now = () => tenants.app.clock.now();

/** A request of the first tenant's customer that its partner has unlocked. */
async function anUnlockedLead(): Promise<string> {
  const { a } = tenants;
  const [rfqId, leadId] = [newId(), newId()];
  const number = `Q${rfqId
    .replaceAll('-', '')
    .slice(-10)
    .toUpperCase()
    .replace(/^(.{5})/, '$1-')}`;
  await sql`insert into rfq (rfq_id, rfq_number, user_id, category_id, pincode, city_code, area, message, lang, status, answer_by, places,
      unlocked, delivered_at, created_at, updated_at)
    select ${rfqId}, ${number}, ${a.buyer.userId}, category_id, '560038', '1277333', 'Indiranagar, Bengaluru', 'A kitchen.', 'en',
      'Request Delivered', ${new Date(now().getTime() + 30 * dayMs)}, 5, 1, ${now()}, ${now()}, ${now()}
    from category order by position limit 1`.execute(db());
  await sql`insert into lead (lead_id, rfq_id, organisation_id, city_code, status, distance_metres, price_credits, unlocked_at,
      created_at, updated_at)
    values (${leadId}, ${rfqId}, ${a.organisationId}, '1277333', 'Unlocked', 0, 20, ${now()}, ${now()}, ${now()})`.execute(
    db(),
  );
  return leadId;
}

/** Quoted, accepted, and confirmed by both with a one-time password. */
async function agreed(): Promise<{ leadId: string; digest: string; advance: number }> {
  const { buyer, owner } = tenants.a;
  const leadId = await anUnlockedLead();
  const content = aQuote({
    lines: [{ serviceId: null, name: 'Kitchen', quantity: 1, unit: 'lot', unitPrice: 90_000_00 }],
  });
  const draft = await owner.client.ask(quotes.updatePrice, { body: { leadId, version: 0, content } });
  const { total } = draft.body.price;
  const sent = await owner.client.ask(quotes.sendQuote, {
    body: { leadId, newestVersion: 0, total, content },
  });
  const quoteId = sent.body.current?.quoteId ?? '';
  const { agreement } = (await buyer.client.ask(quotes.acceptQuote, { body: { leadId, quoteId } })).body;
  const digest = agreement?.digest ?? '';
  await signedQuote(tenants.app, buyer.client, { leadId, digest });
  const { body } = await signedQuote(tenants.app, owner.client, { leadId, digest });
  expect(body.status).toBe('Payment Pending');
  return { leadId, digest, advance: body.agreement?.advance ?? 0 };
}
const open = (person: Person, body: { leadId: string; digest: string }, headers = key()) =>
  person.client.askLoosely(advances.payAdvance, { body, headers });
const threadOf = async (leadId: string) =>
  (await tenants.a.buyer.client.ask(quotes.getQuoteThread, { query: { leadId } })).body;
async function paid(providerOrderId: string): Promise<void> {
  const { platform } = tenants.app;
  await payOrder(platform, { providerOrderId, method: 'upi', outcome: 'success' }, now());
  await tenants.app.drain();
  await tenants.app.drain();
}
const projectsOf = async (leadId: string) => {
  const { rows } = await sql<{ id: string }>`select p.project_id as id from project p
    join lead l on l.rfq_id = p.rfq_id and l.organisation_id = p.organisation_id where l.lead_id = ${leadId}`.execute(
    db(),
  );
  return rows.length;
};

test('a paid advance books the lead and opens its project once, and is held for the partner in the books', async () => {
  const { leadId, digest, advance } = await agreed();
  const { buyer } = tenants.a;
  const headers = key();
  const checkout = await open(buyer, { leadId, digest }, headers);
  expect(checkout.body).toMatchObject({ amount: advance, currency: 'INR' });
  expect((await open(buyer, { leadId, digest }, headers)).body).toEqual(checkout.body);
  expect(await projectsOf(leadId)).toBe(0);
  await paid(checkout.body.providerOrderId);
  const { orderId } = checkout.body;
  const order = await buyer.client.ask(advances.getAdvanceOrder, { query: { orderId } });
  expect(order.body).toMatchObject({ status: 'paid', amount: advance });
  expect(await threadOf(leadId)).toMatchObject({ status: 'Booked', can: { pay: false } });
  expect(await projectsOf(leadId)).toBe(1);
  const total = (await threadOf(leadId)).current?.price.total ?? 0;
  const { items } = (await buyer.client.ask(listOwnProjects)).body;
  const { projectId } = items.find(({ received }) => received === advance) ?? { projectId: '' };
  const { milestones } = (await buyer.client.ask(getOwnProject, { query: { projectId } })).body;
  expect(milestones.map(({ received }) => received)).toEqual([advance, ...milestones.slice(1).map(() => 0)]);
  const due = milestones.reduce((sum, { amount, received }) => sum + amount - received, 0);
  expect(due + advance).toBe(total);
  const book = await tenants.a.owner.client.ask(getPaymentBook, { query: { projectId } });
  expect(book.body).toMatchObject({ billed: advance, received: advance, balance: 0, onAccount: 0 });
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise), 0)::int as paise from ledger_entry
    where account_code = 'advance_held'`.execute(db());
  expect(rows[0]?.paise).toBe(-advance);
  expect(await auditLedger(db())).toEqual([]);

  // The work begins, and the advance is the partner's: once, with commission by the rules of the day of the agreement.
  const { owner } = tenants.a;
  const begun = await owner.client.ask(getProject, { query: { projectId } });
  const { milestoneId, version } = required(begun.body.milestones.find(({ isAdvance }) => !isAdvance));
  await owner.client.ask(submitMilestone, { body: { milestoneId, version } });
  await tenants.app.drain();
  await tenants.app.drain();
  expect(await balanceOf('advance_held')).toBe(0);
  const earned = (await owner.client.ask(listEarnings, { query: { kind: 'advance' } })).body.items;
  expect(earned).toMatchObject([{ state: 'Due', projectId, commissionPercent: 2 }]);
  const { net, commission, commissionTax, tcs, value } = required(earned[0]);
  expect(value - commission - commissionTax - tcs + (tcs > 0 ? advance - value : 0)).toBe(net);
  expect(await balanceOf('partner_payable')).toBe(-net);
  expect(await auditLedger(db())).toEqual([]);
});

const lateOrder = async (orderId: string) => {
  const { rows } = await sql<{
    refundId: string;
    receipt: string;
    tries: number;
    sent: string | null;
    paymentId: string;
  }>`select r.refund_id as "refundId", r.receipt, r.tries, r.provider_refund_id as sent,
      p.provider_payment_id as "paymentId"
    from purchase_refund r join purchase_payment p using (payment_id) where r.order_id = ${orderId}`.execute(
    db(),
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such order.');
  return row;
};
const statusOf = async (orderId: string) =>
  (await tenants.a.buyer.client.ask(advances.getAdvanceOrder, { query: { orderId } })).body.status;
const balanceOf = async (account: string) => {
  const { rows } = await sql<{ paise: number }>`select coalesce(sum(amount_paise), 0)::int as paise
    from ledger_entry where account_code = ${account}`.execute(db());
  return rows[0]?.paise ?? 0;
};
const sandboxRefundsOf = async (paymentId: string) => {
  const { rows } = await sql`select 1 from sandbox_refund where provider_payment_id = ${paymentId}`.execute(
    db(),
  );
  return rows.length;
};
const toldPeople = async (orderId: string) => {
  const { rows } = await sql<{ body: string }>`select body_en as body from notification
    where opens like ${`%paid=${orderId}`} order by created_at, notification_id`.execute(db());
  return rows.map(({ body }) => body);
};
/** Captured at the gateway and told; the refund is only asked for. */
async function lateAdvance() {
  const { leadId, digest, advance } = await agreed();
  const { body } = await open(tenants.a.buyer, { leadId, digest });
  const { orderId, providerOrderId } = body;
  await sql`update lead set status = 'Closed', ended_at = ${now()} where lead_id = ${leadId}`.execute(db());
  await payOrder(tenants.app.platform, { providerOrderId, method: 'upi', outcome: 'success' }, now());
  const payment = await findNewestPayment(db(), providerOrderId);
  await tellCaptured(tenants.app, providerOrderId, payment?.providerPaymentId ?? '', advance);
  expect(await statusOf(orderId)).toBe('late');
  return { leadId, orderId, advance, ...(await lateOrder(orderId)) };
}
const refundTold = ({ receipt, paymentId, advance }: Awaited<ReturnType<typeof lateAdvance>>) => ({
  refund: {
    entity: { id: `rfnd_${'0'.repeat(28)}`, amount: advance, payment_id: paymentId, receipt },
  },
});

test('of two payments of one advance the first counts; the second opens nothing and goes back', async () => {
  const { leadId, digest, advance } = await agreed();
  const { buyer } = tenants.a;
  const held = await balanceOf('advance_held');
  const [one, other] = [await open(buyer, { leadId, digest }), await open(buyer, { leadId, digest })];
  await paid(one.body.providerOrderId);
  await paid(other.body.providerOrderId);
  const { orderId } = other.body;
  expect([await statusOf(one.body.orderId), await statusOf(orderId)]).toEqual(['paid', 'refunded']);
  expect(await projectsOf(leadId)).toBe(1);
  expect(await sandboxRefundsOf((await lateOrder(orderId)).paymentId)).toBe(1);
  expect([await balanceOf('advance_held'), await balanceOf('refunds_clearing')]).toEqual([held - advance, 0]);
  expect(await auditLedger(db())).toEqual([]);
});

test('an advance of a closed lead is being refunded, then refunded; told again, it is refunded once', async () => {
  const gateway = await balanceOf('gateway_clearing');
  const late = await lateAdvance();
  await tenants.app.drain();
  await tenants.app.drain();
  expect(await statusOf(late.orderId)).toBe('refunded');
  await Promise.all([1, 2].map(() => tell(tenants.app, 'refund.processed', refundTold(late))));
  await tell(tenants.app, 'refund.failed', refundTold(late));
  await tenants.app.drain();
  expect(await statusOf(late.orderId)).toBe('refunded');
  expect(await projectsOf(late.leadId)).toBe(0);
  expect(await sandboxRefundsOf(late.paymentId)).toBe(1);
  expect((await toldPeople(late.orderId)).at(-1)).toContain('We’ve refunded it.');
  expect([await balanceOf('gateway_clearing'), await balanceOf('refunds_clearing')]).toEqual([gateway, 0]);
  expect(await auditLedger(db())).toEqual([]);
});

test('a gateway that fails is asked again, on two nodes at once too; a failed refund is asked for anew', async () => {
  const late = await lateAdvance();
  await tell(tenants.app, 'refund.failed', refundTold(late));
  const anew = await lateOrder(late.orderId);
  expect(anew.receipt).not.toBe(late.receipt);
  expect(await statusOf(late.orderId)).toBe('late');
  const { platform, clock } = tenants.app;
  const sandbox = openSandbox(platform);
  const through = (refund: typeof sandbox.refund) => ({
    platform,
    gateways: new Map([['sandbox', { refund }]]),
  });
  clock.advance(16 * minuteMs);
  await sendReturn(
    through(() => Promise.reject(new Error('The gateway is down.'))),
    late.refundId,
  );
  expect(await lateOrder(late.orderId)).toMatchObject({ sent: null, tries: 2, receipt: anew.receipt });
  clock.advance(31 * minuteMs);
  await Promise.all([1, 2].map(() => sendWaitingReturns(through((one) => sandbox.refund(one)))));
  expect((await lateOrder(late.orderId)).sent).toMatch(/^rfnd_/);
  expect(await statusOf(late.orderId)).toBe('late');
  await tenants.app.drain();
  await tenants.app.drain();
  expect(await statusOf(late.orderId)).toBe('refunded');
  expect(await sandboxRefundsOf(late.paymentId)).toBe(1);
  expect(await balanceOf('refunds_clearing')).toBe(0);
  expect(await auditLedger(db())).toEqual([]);
});

test('bad input: another digest, another customer, the partner, and an advance whose time is over', async () => {
  const { leadId, digest } = await agreed();
  const { a, b } = tenants;
  expect((await open(a.buyer, { leadId, digest: '0'.repeat(64) })).body.code).toBe('quote_superseded');
  expect((await open(b.buyer, { leadId, digest })).status).toBe(404);
  expect((await open(a.owner, { leadId, digest })).status).toBe(403);
  const { body } = await open(a.buyer, { leadId, digest });
  const foreign = await b.buyer.client.askLoosely(advances.getAdvanceOrder, {
    query: { orderId: body.orderId },
  });
  expect(foreign.status).toBe(404);
  await sql`update agreement set pay_by = ${now()} where lead_id = ${leadId}`.execute(db());
  expect((await open(a.buyer, { leadId, digest })).body.code).toBe('advance_not_due');
});
