import * as leads from '@nukkad/contract/market/lead/lead.api';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../../test/harness/ground.ts';
import { leadPurse } from '../../../../test/fixtures/lead-purse.ts';
import { type Mounted, aViewer, mounted } from '../../../../test/harness/mounted.ts';
import { pricing } from '../../../../test/harness/played-domains.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { giveCredits } from '../../../money/lead-credit/give-credits.ts';
import { createCatalogDomain } from '../../catalog/index.ts';
import { createRfqDomain } from '../index.ts';

const indiranagar = '560038';
const price = 20;
const monthly = 30;
const dayMs = 86_400_000;

let app: Mounted;
let partners: Viewer[];
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const rfq = createRfqDomain(platform, { ...ground, catalog });
    return [catalog, pricing(catalog), rfq, leadPurse(platform, ground, rfq)];
  });
  // So dear that the credits of a month unlock one.
  await sql`insert into setting (key, valid_from, value, why) values ('lead.rules', '2020-02-01',
    ${JSON.stringify({ unknownCredits: price })}::jsonb, 'A test of few credits.')`.execute(app.platform.db);
  const shops = await openShops(
    app.platform.db,
    Array.from({ length: 8 }, (_, index) => ({
      name: `Tap Masters ${index + 1}`,
      pincode: indiranagar,
      offers: { 'tap-repair': 140 },
    })),
  );
  partners = await Promise.all(shops.map(ownerOf));
});
afterAll(() => app.close());

async function ownerOf(organisationId: string): Promise<Viewer> {
  const { rows } = await sql<{ id: string }>`select owner_user_id as id from organisation
    where organisation_id = ${organisationId}`.execute(app.platform.db);
  return aViewer({ role: 'Service Partner', userId: rows[0]?.id ?? '', organisationId });
}
const partner = (index: number): Viewer => partners[index] ?? aViewer();
const aCustomer = async () => aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Asha Verma') });

async function asked(viewer: Viewer): Promise<string> {
  const { body } = await app.as(viewer).ask(rfqs.newRfq, {
    body: { categoryId: 'plumber', message: 'All taps of a flat are old.', pincode: indiranagar },
    headers: key(),
  });
  await app.drain();
  return body.rfqId;
}
const give = (viewer: Viewer, credits: number) =>
  app.platform.write(system, (tx) =>
    giveCredits(
      tx,
      systemAuthorized(
        {
          organisationId: viewer.organisationId ?? '',
          kind: 'pack' as const,
          credits,
          valuePaise: 0,
          leadId: null,
          cause: `pack:${newId()}`,
          expiresAt: new Date(app.clock.now().getTime() + 100 * dayMs),
          now: app.clock.now(),
        },
        'A test gives credits.',
      ),
    ),
  );
const newestOf = async (viewer: Viewer): Promise<Lead> => {
  const { items } = (await app.as(viewer).ask(leads.listLeads, { query: { tab: 'fresh' } })).body;
  return (await app.as(viewer).ask(leads.getLead, { query: { leadId: items[0]?.leadId ?? '' } })).body;
};
const read = async (viewer: Viewer, { leadId }: Lead) =>
  (await app.as(viewer).ask(leads.getLead, { query: { leadId } })).body;
const unlock = (viewer: Viewer, { leadId, priceCredits, balance }: Lead, headers = key()) =>
  app.as(viewer).askLoosely(leads.unlockLead, {
    body: { leadId, seen: { priceCredits, creditBalance: balance } },
    headers,
  });
const readRfq = async (viewer: Viewer, rfqId: string) =>
  (await app.as(viewer).ask(rfqs.getMyRfq, { query: { rfqId } })).body;

test('promise 48: unlocking costs credits and shows the contact; before, no call says who asked', async () => {
  const asha = await aCustomer();
  const rfqId = await asked(asha);
  const lead = await newestOf(partner(0));
  expect(lead).toMatchObject({ priceCredits: price, balance: monthly, placesLeft: 5, contact: null });
  expect(JSON.stringify(lead)).not.toContain('Asha');
  app.sms.length = 0;
  const { body, status } = await unlock(partner(0), lead);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'Unlocked',
    balance: monthly - price,
    placesLeft: 4,
    contact: { fullName: 'Asha Verma', mobileNumber: expect.stringMatching(/^\d{10}$|^\+91/) },
    can: { unlock: false, decline: false, showInterest: false },
  });
  expect(await read(partner(0), lead)).toMatchObject({ contact: { fullName: 'Asha Verma' } });
  expect(JSON.stringify(await newestOf(partner(1)))).not.toContain('Asha');
  const counts = (await app.as(partner(0)).ask(rfqs.countRfqTabs, {})).body;
  expect(counts.unlocked).toBe(1);
  await app.drain();
  expect(app.sms).toHaveLength(1);
  expect(await readRfq(asha, rfqId)).toMatchObject({
    partners: { unlocked: 1 },
    nextAt: new Date(app.clock.now().getTime() + 30 * dayMs).toISOString(),
  });
});

test('the same key unlocks once; a second unlock with another key is refused and costs nothing', async () => {
  await asked(await aCustomer());
  const lead = await newestOf(partner(1));
  const headers = key();
  const first = await unlock(partner(1), lead, headers);
  const again = await unlock(partner(1), lead, headers);
  expect(again.body).toEqual(first.body);
  const other = await unlock(partner(1), { ...lead, balance: first.body.balance });
  expect([other.status, other.body.code]).toEqual([409, 'lead_moved_on']);
  expect((await read(partner(1), lead)).balance).toBe(monthly - price);
});

test('too few credits refuse, a balance that was shown otherwise differs, and nothing is changed', async () => {
  await asked(await aCustomer());
  const lead = await newestOf(partner(1));
  expect(lead.balance).toBe(monthly - price);
  const short = await unlock(partner(1), lead);
  expect([short.status, short.body.code]).toEqual([409, 'lead_credits_short']);
  await give(partner(1), 50);
  const differs = await unlock(partner(1), lead);
  expect(differs.body.code).toBe('confirmation_differs');
  expect(await read(partner(1), lead)).toMatchObject({ status: 'New Request', balance: 60, placesLeft: 5 });
});

test('the credits of a month are given once, whatever the number of leads', async () => {
  await asked(await aCustomer());
  await asked(await aCustomer());
  expect((await newestOf(partner(7))).balance).toBe(monthly);
});

test('eight partners race for five places: five have the contact, and the purses say so to the credit', async () => {
  const asha = await aCustomer();
  const rfqId = await asked(asha);
  await Promise.all(partners.map((one) => give(one, 100)));
  const own = await Promise.all(partners.map(newestOf));
  const answers = await Promise.all(partners.map((one, at) => unlock(one, own[at] as Lead)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('lead_places_gone'));
  const after = await Promise.all(partners.map((one, at) => read(one, own[at] as Lead)));
  for (const [at, { balance, status, contact }] of after.entries()) {
    const paid = answers[at]?.status === 200;
    expect([status, contact !== null]).toEqual([paid ? 'Unlocked' : 'New Request', paid]);
    expect(balance).toBe((own[at]?.balance ?? 0) - (paid ? price : 0));
  }
  expect(await readRfq(asha, rfqId)).toMatchObject({ partners: { unlocked: 5 } });
  const { rows } = await sql<{ off: number }>`select count(*)::int as off from (
      select organisation_id, sum(credits) as paid from lead_credit_entry group by organisation_id) e
    join (select organisation_id, sum(credits_left) as credits from lead_credit_lot group by organisation_id) l
      using (organisation_id) where e.paid <> l.credits`.execute(app.platform.db);
  expect(rows[0]?.off).toBe(0);
});

test('one partner with credits for one lead unlocks two at once: one is paid, and no purse goes below zero', async () => {
  const buyer = partner(6);
  await app.platform.db.executeQuery(
    sql`update lead_credit_lot set credits_left = 0 where organisation_id = ${buyer.organisationId}`.compile(
      app.platform.db,
    ),
  );
  await give(buyer, price);
  await asked(await aCustomer());
  const one = await newestOf(buyer);
  await asked(await aCustomer());
  const two = await newestOf(buyer);
  expect(one.leadId).not.toBe(two.leadId);
  const answers = await Promise.all([unlock(buyer, one), unlock(buyer, two)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(buyer, one)).balance).toBe(0);
  await expect(
    sql`update lead_credit_lot set credits_left = -1 where organisation_id = ${buyer.organisationId}`.execute(
      app.platform.db,
    ),
  ).rejects.toThrow('lead_credit_never_below_zero');
});
