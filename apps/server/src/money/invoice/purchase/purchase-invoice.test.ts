import * as packs from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { getPurchaseInvoice } from '@nukkad/contract/money/invoice/purchase-invoice.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureAtGateway, tellCaptured } from '../../../../test/harness/gateway-word.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../../test/walks/two-tenants.ts';
import type { InvoiceDocument } from '../invoice-document.rules.ts';
import { invoicePack } from './issue-purchase-invoice.ts';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

/** A pack of fifty credits that is paid, or not. */
async function aPack(isPaid: boolean) {
  const { owner } = tenants.a;
  const { packs: sold } = (await owner.client.ask(packs.getLeadCredits, { query: {} })).body;
  const packAmount = sold.find(({ credits }) => credits === 50)?.amount ?? 0;
  const { body } = await owner.client.ask(packs.buyLeadPack, {
    body: { credits: 50, seen: { packAmount } },
    headers: key(),
  });
  if (isPaid) {
    const id = await captureAtGateway(tenants.app, body.providerOrderId, body.amount);
    await tellCaptured(tenants.app, body.providerOrderId, id, body.amount);
    await tenants.app.drain();
    await tenants.app.drain();
  }
  return body;
}
const invoices = async () => {
  const { rows } = await sql<{
    document: InvoiceDocument;
    sequence: number;
  }>`select frozen as document, sequence from invoice
    where supply = 'lead_pack' order by sequence`.execute(tenants.app.platform.db);
  return rows;
};
const read = (who: Tenants['a']['owner'], orderId: string) =>
  who.client.askLoosely(getPurchaseInvoice, { query: { orderId } });

test('each pack that is paid has one invoice of the platform, numbered without a gap, however often its event comes', async () => {
  const [one, two] = [await aPack(true), await aPack(true)];
  expect(one.orderId).not.toBe(two.orderId);
  const issued = await invoices();
  expect(issued.map(({ document }) => document.totalPaise)).toEqual([one.amount, two.amount]);
  expect((issued[1]?.sequence ?? 0) - (issued[0]?.sequence ?? 0)).toBe(1);
  const [{ document } = { document: null }] = issued;
  expect(document).toMatchObject({
    title: 'Tax invoice',
    numberOf: 'Order',
    paid: 'Paid online',
    lines: [{ description: '50 credits to unlock leads', percent: 18, totalPaise: one.amount }],
  });
});

test('it is opened from the statement of credits by the partner, and by no one else', async () => {
  const { a, b } = tenants;
  const { orderId } = await aPack(true);
  const { items } = (await a.owner.client.ask(packs.getLeadCredits, { query: {} })).body;
  expect(items[0]).toMatchObject({ kind: 'pack', orderId });
  expect((await read(a.owner, orderId)).status).toBe(200);
  expect((await read(b.owner, orderId)).status).toBe(404);
  expect((await read(a.buyer, orderId)).status).toBe(404);
  const open = await aPack(false);
  expect((await read(a.owner, open.orderId)).status).toBe(409);
});

test('its event told again makes no second', async () => {
  const before = (await invoices()).length;
  const { orderId } = await aPack(true);
  const { app } = tenants;
  const deps = { platform: app.platform } as Parameters<typeof invoicePack>[0];
  // Issued already: whatever else it would need is not asked for.
  const payment = { findAnyPurchase: async () => ({ orderId }) } as unknown as typeof deps.payment;
  await Promise.all([1, 2, 3].map(() => invoicePack({ ...deps, payment }, orderId)));
  expect((await invoices()).length - before).toBe(1);
});
