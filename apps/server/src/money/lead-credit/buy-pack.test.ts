import * as api from '@nukkad/contract/money/lead-credit/lead-credit.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { key } from '../../../test/harness/tenant.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { system } from '../../platform/platform.ts';
import { auditLedger } from '../ledger/ledger.store.ts';
import { payOrder } from '../payment/sandbox/pay-order.ts';
import { expireCredits, tellExpiring } from './expire-credits.ts';
import { giveCredits } from './give-credits.ts';
import { payForLead } from './pay-for-lead.ts';
import { returnCredits } from './return-credits.ts';

const dayMs = 86_400_000;
const leadId = '019aa000-0000-7000-8000-000000000001';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

const purse = async () => (await tenants.a.owner.client.ask(api.getLeadCredits, { query: {} })).body;
const buy = (credits: number, packAmount: number, headers = key()) =>
  tenants.a.owner.client.askLoosely(api.buyLeadPack, { body: { credits, seen: { packAmount } }, headers });
const balance = async (account: string) => {
  const { rows } = await tenants.app.pool.query<{ paise: number }>(
    'select coalesce(sum(amount_paise), 0)::int as paise from ledger_entry where account_code = $1',
    [account],
  );
  return rows[0]?.paise ?? 0;
};

test('a pack is paid at the gateway, and its credits come once; GST is in the books at once', async () => {
  const before = await purse();
  expect(before).toMatchObject({
    balance: 0,
    items: [],
    packs: [{ credits: 50 }, { credits: 120 }, { credits: 300 }],
  });
  const [small] = before.packs;
  if (!small) throw new Error('There is no pack.');
  expect(small.tax).toBe(small.amount - Math.round((small.amount * 100) / 118));
  const headers = key();
  const checkout = await buy(small.credits, small.amount, headers);
  expect(checkout.status).toBe(201);
  expect((await buy(small.credits, small.amount, headers)).body).toEqual(checkout.body);
  const { orderId, providerOrderId } = checkout.body;
  const readOrder = () => tenants.a.owner.client.ask(api.getLeadPackOrder, { query: { orderId } });
  expect((await readOrder()).body.status).toBe('created');

  const { platform } = tenants.app;
  const choice = { providerOrderId, method: 'upi', outcome: 'success' } as const;
  await payOrder(platform, choice, platform.clock.now());
  await tenants.app.drain();
  await tenants.app.drain();
  expect((await readOrder()).body).toMatchObject({ status: 'paid', credits: small.credits });
  expect(await purse()).toMatchObject({
    balance: small.credits,
    expiries: [{ credits: small.credits }],
    items: [{ kind: 'pack', credits: small.credits, leadId: null }],
  });
  expect(await balance('lead_credit_held')).toBe(-(small.amount - small.tax));
  // An odd paisa is the centre’s.
  expect((await balance('sgst_payable')) - (await balance('cgst_payable'))).toBe(small.tax % 2);
  expect(await auditLedger(platform.db)).toEqual([]);
});

test('another price than was shown, an unknown pack, and the order of another partner are refused', async () => {
  expect((await buy(50, 1)).body.code).toBe('confirmation_differs');
  expect((await buy(51, 1)).body.code).toBe('lead_pack_gone');
  const [small] = (await purse()).packs;
  const { body } = await buy(50, small?.amount ?? 0);
  const { status } = await tenants.b.owner.client.askLoosely(api.getLeadPackOrder, {
    query: { orderId: body.orderId },
  });
  expect(status).toBe(404);
  expect((await tenants.b.owner.client.ask(api.getLeadCredits, { query: {} })).body.items).toEqual([]);
});

test('a pack that no payment brought cannot be written; one of earlier days leaves the page as it is', async () => {
  const { platform, clock, pool } = tenants.app;
  const { organisationId } = tenants.b;
  const now = clock.now();
  const given = {
    organisationId,
    kind: 'pack' as const,
    credits: 500,
    valuePaise: 0,
    leadId: null,
    cause: `story:${organisationId}`,
    expiresAt: new Date(now.getTime() + dayMs),
    now,
  };
  const give = () =>
    platform.write(system, (tx) => giveCredits(tx, systemAuthorized(given, 'A test gives credits.')));
  await expect(give()).rejects.toThrow('lead_credit_entry_of_payment');
  await pool.query('alter table lead_credit_entry drop constraint lead_credit_entry_of_payment');
  await give();
  const { status, body } = await tenants.b.owner.client.askLoosely(api.getLeadCredits, { query: {} });
  expect([status, body.balance]).toEqual([200, 500]);
  expect(body.items).toMatchObject([{ kind: 'pack', credits: 500, orderId: null }]);
});

test('used credits are earned, returned ones are owed again, and the rest expires; the books follow to the paisa', async () => {
  const { platform, clock } = tenants.app;
  const { organisationId } = tenants.a;
  const start = await purse();
  const paid = { organisationId, leadId, credits: 20, now: clock.now() };
  expect(
    await platform.write(system, (tx) => payForLead(tx, systemAuthorized(paid, 'A test unlocks a lead.'))),
  ).toBe(true);
  await tenants.app.drain();
  const earned = -(await balance('lead_revenue'));
  expect(earned).toBe(Math.floor((84_661 * 20) / 50));
  const giveBack = () => {
    const returned = { leadId, kind: 'refund' as const, now: clock.now() };
    return platform.write(system, (tx) =>
      returnCredits(tx, systemAuthorized(returned, 'A test returns it.')),
    );
  };
  expect([await giveBack(), await giveBack()]).toEqual([20, 0]);
  await tenants.app.drain();
  expect(await balance('lead_revenue')).toBe(0);
  expect((await purse()).balance).toBe(start.balance);

  clock.set(new Date(clock.now().getTime() + 175 * dayMs));
  tenants.app.sms.length = 0;
  await tellExpiring(platform);
  await tellExpiring(platform);
  clock.set(new Date(clock.now().getTime() + 10 * dayMs));
  await expireCredits(platform);
  await tenants.app.drain();
  const { rows } = await tenants.app.pool.query<{ left: number }>(
    'select sum(credits_left)::int as left from lead_credit_lot where organisation_id = $1',
    [organisationId],
  );
  expect(rows[0]?.left).toBe(0);
  expect(-(await balance('lead_revenue'))).toBe(84_661);
  expect(await balance('lead_credit_held')).toBe(0);
  expect(await auditLedger(platform.db)).toEqual([]);
});
