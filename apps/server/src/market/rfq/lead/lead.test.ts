import * as leads from '@nukkad/contract/market/lead/lead.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../../test/harness/ground.ts';
import { leadPurse } from '../../../../test/fixtures/lead-purse.ts';
import { type Mounted, aViewer, mounted } from '../../../../test/harness/mounted.ts';
import { pricing } from '../../../../test/harness/played-domains.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { createCatalogDomain } from '../../catalog/index.ts';
import { closeUnansweredRfqs } from '../close-unanswered.ts';
import { createRfqDomain } from '../index.ts';

const indiranagar = '560038';

let app: Mounted;
let vikram: Viewer;
let tapMasters: Viewer;
let onlyFans: Viewer;
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const rfq = createRfqDomain(platform, { ...ground, catalog });
    return [catalog, pricing(catalog), rfq, leadPurse(platform, ground, rfq)];
  });
  const shops = await openShops(app.platform.db, [
    { name: 'Bright Spark', pincode: indiranagar, offers: { 'tap-repair': 120 }, stars: [5, 5, 5] },
    { name: 'Tap Masters', pincode: indiranagar, offers: { 'tap-repair': 140 } },
    { name: 'Only Fans', pincode: indiranagar, offers: { 'electrician-visit': 140 } },
  ]);
  const owners = await Promise.all(shops.map(ownerOf));
  [vikram, tapMasters, onlyFans] = owners as [Viewer, Viewer, Viewer];
});
beforeEach(() => {
  app.sms.length = 0;
});
afterAll(() => app.close());

async function ownerOf(organisationId: string): Promise<Viewer> {
  const { rows } = await sql<{ id: string }>`select owner_user_id as id from organisation
    where organisation_id = ${organisationId}`.execute(app.platform.db);
  return aViewer({ role: 'Service Partner', userId: rows[0]?.id ?? '', organisationId });
}
const aCustomer = async () => aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Asha Verma') });
const organisationOf = (viewer: Viewer) => viewer.organisationId ?? '';

/** Asked, and the partners told. */
async function asked(viewer: Viewer, more: object = {}): Promise<string> {
  const { body } = await app.as(viewer).ask(rfqs.newRfq, {
    body: {
      categoryId: 'plumber',
      message: 'All taps of a flat. Come after six.',
      pincode: indiranagar,
      ...more,
    },
    headers: key(),
  });
  await app.drain();
  return body.rfqId;
}
const readRfq = async (viewer: Viewer, rfqId: string) =>
  (await app.as(viewer).ask(rfqs.getMyRfq, { query: { rfqId } })).body;
const listOf = async (viewer: Viewer, tab: 'fresh' | 'interested' | 'over' = 'fresh') =>
  (await app.as(viewer).ask(leads.listLeads, { query: { tab, count: 'true' } })).body;
const newest = async (viewer: Viewer) => (await listOf(viewer)).items[0]?.leadId ?? '';
const answer = (viewer: Viewer, leadId: string, body: object) =>
  app.as(viewer).askLoosely(leads.answerLead, { body: { leadId, interested: true, ...body } });
const read = (viewer: Viewer, leadId: string) =>
  app.as(viewer).askLoosely(leads.getLead, { query: { leadId } });

test('promise 48: partners of the trade are told, and read the work and the area, never who asked', async () => {
  const asha = await aCustomer();
  const rfqId = await asked(asha, { budgetTo: 25_000_00 });
  expect(await readRfq(asha, rfqId)).toMatchObject({
    status: 'Request Delivered',
    nextStep: 'partners_answer',
    partners: { told: 2, interested: 0 },
    moments: [{ status: 'Request Sent' }, { status: 'Request Delivered' }],
  });
  expect(app.sms).toHaveLength(2);
  expect((await listOf(onlyFans)).items).toEqual([]);
  const { items, total } = await listOf(vikram);
  expect(total).toEqual({ count: 1, isMore: false });
  expect(items[0]).toMatchObject({
    area: 'Indiranagar, Bengaluru',
    budgetTo: 25_000_00,
    status: 'New Request',
    ahead: 0,
    can: { showInterest: true, decline: true },
  });
  const { body } = await read(vikram, items[0]?.leadId ?? '');
  expect(body.message).toBe('All taps of a flat. Come after six.');
  const all = JSON.stringify([items, body]);
  for (const secret of ['Asha', 'Verma', asha.userId, '43210', rfqId]) expect(all).not.toContain(secret);
});

test('interest is said once and is free; the customer is told who, and others see that one is ahead', async () => {
  const asha = await aCustomer();
  const rfqId = await asked(asha);
  const leadId = await newest(vikram);
  app.sms.length = 0;
  const said = await answer(vikram, leadId, {});
  expect(said.body).toMatchObject({ isInterested: true, can: { showInterest: false, decline: true } });
  expect((await answer(vikram, leadId, {})).body.code).toBe('lead_answered');
  await app.drain();
  expect(app.sms).toHaveLength(1);
  expect(await readRfq(asha, rfqId)).toMatchObject({
    partners: { told: 2, interested: 1 },
    interestedPartners: [{ companyName: 'Bright Spark' }],
  });
  expect((await read(tapMasters, await newest(tapMasters))).body.ahead).toBe(1);
  const { body } = await app.as(vikram).ask(rfqs.countRfqTabs, {});
  expect(body.interested).toBe((await listOf(vikram, 'interested')).items.length);
});

test('who is not interested says why; this lead alone is over, and the customer hears nothing of it', async () => {
  const asha = await aCustomer();
  const rfqId = await asked(asha);
  const leadId = await newest(vikram);
  app.sms.length = 0;
  expect((await answer(vikram, leadId, { interested: false })).status).toBe(400);
  const no = await answer(vikram, leadId, { interested: false, reason: 'no_time' });
  expect(no.body).toMatchObject({ status: 'Rejected', declineReason: 'no_time' });
  expect((await answer(vikram, leadId, {})).body.present).toBe('Rejected');
  await app.drain();
  expect(app.sms).toHaveLength(0);
  expect(await readRfq(asha, rfqId)).toMatchObject({ status: 'Request Delivered' });
  expect((await read(tapMasters, await newest(tapMasters))).body.status).toBe('New Request');
});

test('of a request for one partner only that one is told', async () => {
  const asha = await aCustomer();
  const before = (await listOf(vikram)).items.length;
  await asked(asha, { organisationIds: [organisationOf(tapMasters)] });
  expect((await listOf(vikram)).items).toHaveLength(before);
  expect((await read(tapMasters, await newest(tapMasters))).body.isChosen).toBe(true);
});

test('a cancelled request ends its leads, and who was interested is told; one whose time is over closes them', async () => {
  const asha = await aCustomer();
  const cancelled = await asked(asha);
  const wanted = await newest(vikram);
  const unwanted = await newest(tapMasters);
  await answer(vikram, wanted, {});
  await app.drain();
  app.sms.length = 0;
  const seen = { requestStatus: 'Request Delivered' as const, partnersUnlocked: 0 };
  await app.as(asha).ask(rfqs.cancelRfq, { body: { rfqId: cancelled, reason: 'changed_mind', seen } });
  await app.drain();
  expect(app.sms).toHaveLength(1);
  expect((await read(vikram, wanted)).body).toMatchObject({ status: 'Cancelled', endsAt: null });
  expect((await read(tapMasters, unwanted)).body.status).toBe('Cancelled');

  const expired = await asked(asha);
  const late = await newest(vikram);
  await sql`update rfq set answer_by = ${app.clock.now()} where rfq_id = ${expired}`.execute(app.platform.db);
  await app.platform.write(system, (tx) => closeUnansweredRfqs(tx, app.clock.now()));
  await app.drain();
  expect((await readRfq(asha, expired)).status).toBe('Closed');
  expect((await read(vikram, late)).body.status).toBe('Closed');
});

test('another partner and a customer find nothing of a lead', async () => {
  await asked(await aCustomer());
  const leadId = await newest(vikram);
  expect([(await read(onlyFans, leadId)).status, (await answer(onlyFans, leadId, {})).status]).toEqual([
    404, 404,
  ]);
  expect((await read(await aCustomer(), leadId)).status).toBe(403);
});

test('told twice, a request has each partner once', async () => {
  const asha = await aCustomer();
  const rfqId = await asked(asha);
  await app.drain();
  expect((await readRfq(asha, rfqId)).partners.told).toBe(2);
});
