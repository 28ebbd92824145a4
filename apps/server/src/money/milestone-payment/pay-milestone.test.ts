import * as api from '@nukkad/contract/money/milestone-payment/milestone-payment.api';
import { getOwnProject } from '@nukkad/contract/work/project/client-project.api';
import { getPurchaseInvoice } from '@nukkad/contract/money/invoice/purchase-invoice.api';
import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AcceptedMilestone,
  acceptedMilestone,
  captureMilestone,
  payMilestone,
  rupees,
} from '../../../test/fixtures/client-project.ts';
import { type Person, key } from '../../../test/harness/tenant.ts';
import { captureAtGateway, tellCaptured } from '../../../test/harness/gateway-word.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { auditLedger } from '../ledger/ledger.store.ts';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

const accepted = () => acceptedMilestone(tenants);
type Accepted = AcceptedMilestone;
const pay = (of: Pick<Accepted, 'projectId' | 'milestoneId'>, left: number, who = tenants.a.buyer) =>
  payMilestone(tenants, of, left, who);
const captured = (providerOrderId: string) => captureMilestone(tenants, providerOrderId);

const receivedOf = async ({ projectId }: Accepted) =>
  (await tenants.a.buyer.client.ask(getOwnProject, { query: { projectId } })).body.milestones[0]?.received;
const payable = async () => {
  const { rows } = await sql<{
    paise: number;
  }>`select coalesce(sum(amount_paise), 0)::bigint as paise from ledger_entry
    where account_code = 'partner_payable' and organisation_id = ${tenants.a.organisationId}`.execute(
    tenants.app.platform.db,
  );
  return rows[0]?.paise ?? 0;
};

/** What is left to the partner of so much: two percent commission with GST on it, and TCS where it is registered. */
async function nettoOf(paise: number): Promise<number> {
  const { rows } = await sql<{ gst: string | null }>`select gst_number as gst from organisation
    where organisation_id = ${tenants.a.organisationId}`.execute(tenants.app.platform.db);
  const isRegistered = rows[0]?.gst != null;
  const value = Math.round((paise * 100) / 118);
  const commission = Math.round(value * 0.02);
  const tcs = isRegistered ? Math.round(value * 0.005) : 0;
  return (isRegistered ? paise : value) - commission - Math.round(commission * 0.18) - tcs;
}

test('a client pays a milestone at the gateway: the book has it once, and the partner is owed it less commission', async () => {
  const of = await accepted();
  const before = await payable();
  const { status, body } = await pay(of, 90_000);
  expect([status, body.amount]).toEqual([201, rupees(90_000)]);
  const order = () => tenants.a.buyer.client.ask(api.getMilestoneOrder, { query: { orderId: body.orderId } });
  expect((await order()).body.status).toBe('created');
  await captured(body.providerOrderId);
  expect((await order()).body.status).toBe('paid');
  expect(await receivedOf(of)).toBe(rupees(90_000));
  expect((await payable()) - before).toBe(-(await nettoOf(rupees(90_000))));
  const list = await tenants.a.owner.client.ask(listEarnings, {
    query: { kind: 'milestone', window: 'month' },
  });
  expect(list.body.items[0]).toMatchObject({
    kind: 'milestone',
    state: 'Due',
    projectId: of.projectId,
    title: 'Painting',
    net: await nettoOf(rupees(90_000)),
    commissionPercent: 2,
  });
  expect(await auditLedger(tenants.app.platform.db)).toEqual([]);
  const paid = await tenants.a.buyer.client.ask(api.listProjectPayments, {
    query: { projectId: of.projectId },
  });
  expect(paid.body.items).toMatchObject([
    {
      orderId: body.orderId,
      milestoneId: of.milestoneId,
      amount: rupees(90_000),
      granted: 0,
      status: 'paid',
    },
  ]);
  const invoiceFor = (who: Person) =>
    who.client.askLoosely(getPurchaseInvoice, { query: { orderId: body.orderId } });
  expect((await invoiceFor(tenants.a.buyer)).status).toBe(200);
  expect((await invoiceFor(tenants.a.owner)).status).toBe(200);
  expect((await invoiceFor(tenants.b.buyer)).status).toBe(404);
  expect((await pay(of, 0)).body.code).toBe('milestone_nothing_due');
});

test('ten payments of one milestone at once open one order, which is paid once', async () => {
  const of = await accepted();
  const all = await Promise.all(Array.from({ length: 10 }, () => pay(of, 90_000)));
  expect(new Set(all.map(({ body }) => body.orderId)).size).toBe(1);
  await captured(all[0]?.body.providerOrderId ?? '');
  await captured(all[0]?.body.providerOrderId ?? '').catch(() => undefined);
  expect(await receivedOf(of)).toBe(rupees(90_000));
});

test('what was paid by transfer meanwhile is refused with what is left, and the rest is paid', async () => {
  const of = await accepted();
  await pay(of, 90_000);
  await tenants.a.owner.client.ask(noteReceipt, {
    body: {
      partyId: of.partyId,
      amount: rupees(40_000),
      method: 'bank',
      happenedOn: tenants.app.clock.now().toISOString().slice(0, 10),
    },
    headers: key(),
  });
  expect((await pay(of, 90_000)).body.code).toBe('confirmation_differs');
  const { body } = await pay(of, 50_000);
  await captured(body.providerOrderId);
  expect(await receivedOf(of)).toBe(rupees(90_000));
});

test('a milestone that is not approved, and one of another household, are not paid', async () => {
  const of = await accepted();
  expect((await pay({ ...of, milestoneId: of.waiting }, 90_000)).status).toBe(404);
  expect((await pay(of, 90_000, tenants.b.buyer)).status).toBe(404);
  const { body } = await pay(of, 90_000);
  const foreign = await tenants.b.buyer.client.askLoosely(api.getMilestoneOrder, {
    query: { orderId: body.orderId },
  });
  expect(foreign.status).toBe(404);
});

test('a payment of a milestone that was paid by transfer meanwhile goes back, and the rest is still paid', async () => {
  const of = await accepted();
  const { a, app } = tenants;
  const first = (await pay(of, 90_000)).body;
  await a.owner.client.ask(noteReceipt, {
    body: {
      partyId: of.partyId,
      amount: rupees(40_000),
      method: 'bank',
      happenedOn: app.clock.now().toISOString().slice(0, 10),
    },
    headers: key(),
  });
  const statusOf = async (orderId: string) =>
    (await a.buyer.client.ask(api.getMilestoneOrder, { query: { orderId } })).body.status;
  const rest = (await pay(of, 50_000)).body;
  expect(await statusOf(first.orderId)).toBe('expired');
  await captured(first.providerOrderId);
  expect([await statusOf(first.orderId), await statusOf(rest.orderId)]).toEqual(['refunded', 'created']);
  await captured(rest.providerOrderId);
  expect(await receivedOf(of)).toBe(rupees(90_000));
  expect(await auditLedger(app.platform.db)).toEqual([]);
});

test('two payments of one milestone at one moment: one counts and one goes back', async () => {
  const of = await accepted();
  const { app } = tenants;
  const order = (await pay(of, 90_000)).body;
  const ids = await Promise.all(
    [1, 2].map(() => captureAtGateway(app, order.providerOrderId, rupees(90_000))),
  );
  await Promise.all(ids.map((id) => tellCaptured(app, order.providerOrderId, id, rupees(90_000))));
  await app.drain();
  await app.drain();
  expect(await receivedOf(of)).toBe(rupees(90_000));
  const { rows } = await sql<{ cause: string; status: string }>`select cause, status from purchase_refund
    where order_id = ${order.orderId}`.execute(app.platform.db);
  expect(rows).toEqual([{ cause: 'second', status: 'processed' }]);
  expect(await auditLedger(app.platform.db)).toEqual([]);
});
