import * as office from '@nukkad/contract/market/rfq/office-rfq.api';
import * as leads from '@nukkad/contract/market/lead/lead.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type LeadsTown, leadsTown } from '../../../test/market/leads-town.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import type { Viewer } from '../../platform/viewer.ts';

const hourMs = 3_600_000;
const [price, lowered] = [3, 1];
const why = 'No one near has time this week.';

let town: LeadsTown;
let near: Viewer;
let far: Viewer;
let admin: Viewer;
beforeAll(async () => {
  town = await leadsTown(1, 2);
  [near, far] = [town.partner(0), town.partner(1)];
  admin = aViewer({ role: 'Admin', userId: await aUser(town.app.platform.db, 'Meera Rao') });
});
afterAll(() => town.app.close());

const freshOf = async (viewer: Viewer) =>
  (await town.app.as(viewer).ask(leads.listLeads, { query: { tab: 'fresh' } })).body.items;
const candidates = async (rfqId: string) =>
  (await town.app.as(admin).ask(office.listRfqCandidates, { params: { rfqId } })).body.items;
const listed = async (query: object = {}) =>
  (await town.app.as(admin).ask(office.listOfficeRfqs, { query })).body.items;

test('unsold for 48 hours, a request is told further away, costs less for all, and stays open longer; once', async () => {
  const asha = await town.customer();
  const rfqId = await town.ask(asha);
  expect(await freshOf(far)).toEqual([]);
  town.later(47 * hourMs);
  await town.byClock('quotation.forward_unsold');
  expect((await town.newestOf(near)).priceCredits).toBe(price);
  town.later(2 * hourMs);
  await town.byClock('quotation.forward_unsold');
  expect((await town.newestOf(near)).priceCredits).toBe(lowered);
  expect(await freshOf(far)).toMatchObject([{ priceCredits: lowered, status: 'New Request' }]);
  expect(await town.readRfq(asha, rfqId)).toMatchObject({
    status: 'Forwaded',
    nextStep: 'partners_answer',
    moments: [{ status: 'Request Sent' }, { status: 'Request Delivered' }, { status: 'Forwaded' }],
    partners: { told: 3 },
    nextAt: new Date(town.app.clock.now().getTime() + 72 * hourMs).toISOString(),
  });
  town.later(hourMs);
  await town.byClock('quotation.forward_unsold');
  expect((await town.newestOf(near)).priceCredits).toBe(lowered);
});

test('where no one further away is found, a request says that it needs forwarding, at the lower price, until staff tells one', async () => {
  const asha = await town.customer();
  const all = town.partners.flatMap(({ organisationId }) => organisationId ?? []);
  await sql`insert into setting (key, valid_from, value, why) values ('lead.rules', ${town.app.clock.now()},
    '{"widerMetres": 1}', 'A test without anyone further away.')`.execute(town.app.platform.db);
  const rfqId = await town.ask(asha, { organisationIds: [near.organisationId] });
  town.later(49 * hourMs);
  await town.byClock('quotation.forward_unsold');
  const waiting = await town.readRfq(asha, rfqId);
  expect(waiting).toMatchObject({
    status: 'Need To Forward',
    nextStep: 'look_further',
    can: { cancel: true },
  });
  expect(waiting.moments.at(-1)?.status).toBe('Need To Forward');
  expect((await town.newestOf(near)).priceCredits).toBe(lowered);
  await town.byClock('quotation.forward_unsold');
  expect(await town.readRfq(asha, rfqId)).toMatchObject({
    status: 'Need To Forward',
    nextAt: waiting.nextAt,
  });
  const row = (await listed({ untaken: 'true' })).find((one) => one.rfqId === rfqId);
  expect(row).toMatchObject({ status: 'Need To Forward', can: { forward: true } });
  await sql`delete from setting where key = 'lead.rules' and why = 'A test without anyone further away.'`.execute(
    town.app.platform.db,
  );
  const found = (await candidates(rfqId)).map(({ organisationId }) => organisationId);
  expect(found.every((one) => all.includes(one))).toBe(true);
  const { body } = await town.app.as(admin).ask(office.forwardRfq, {
    params: { rfqId },
    body: { organisationIds: found.slice(0, 1), why, version: row?.version ?? 0 },
  });
  expect(body.status).toBe('Forwaded');
  const lead = await town.newestOf(near);
  await town.give(near, 100);
  expect((await town.unlock(near, await town.read(near, lead.leadId))).status).toBe(200);
  expect((await town.readRfq(asha, rfqId)).status).toBe('Request Delivered');
});

test('an unlocked request is not forwarded', async () => {
  const { rfqId } = await town.unlocked(near);
  town.later(49 * hourMs);
  await town.byClock('quotation.forward_unsold');
  expect((await listed({ q: '' })).find((one) => one.rfqId === rfqId)).toMatchObject({
    forwards: 0,
    unlocked: 1,
  });
});

test('an Admin sees who could be told, tells one by hand, and no one twice', async () => {
  const asha = await town.customer();
  const rfqId = await town.ask(asha, { organisationIds: [near.organisationId] });
  const [row] = await listed({ untaken: 'true' });
  expect(row).toMatchObject({ rfqId, told: 1, unlocked: 0, can: { forward: true } });
  expect(JSON.stringify(row)).not.toContain('Asha');
  const found = await candidates(rfqId);
  expect(found.map(({ companyName }) => companyName)).toEqual(['Far Taps 1', 'Far Taps 2']);
  const forward = (organisationId: string, version = row?.version ?? 0) =>
    town.app.as(admin).askLoosely(office.forwardRfq, {
      params: { rfqId },
      body: { organisationIds: [organisationId], why, version },
    });
  const chosen = found[0]?.organisationId ?? '';
  expect((await forward(chosen, 99)).body.code).toBe('stale_state');
  const { body } = await forward(chosen);
  expect(body).toMatchObject({ told: 2, forwards: 1 });
  expect((await forward(chosen, body.version)).body.code).toBe('rfq_partner_not_there');
  expect((await freshOf(far)).length).toBeGreaterThan(0);
  const { status } = await town.app.as(near).askLoosely(office.listOfficeRfqs, { query: {} });
  expect(status).toBe(403);
});

test('a request for which no partner was found is delivered by hand', async () => {
  const asha = await town.customer();
  const rfqId = await town.ask(asha, { pincode: '560064' });
  expect((await town.readRfq(asha, rfqId)).status).toBe('Request Sent');
  const row = (await listed({ untaken: 'true' })).find((one) => one.rfqId === rfqId);
  const [first] = await candidates(rfqId);
  const { body } = await town.app.as(admin).ask(office.forwardRfq, {
    params: { rfqId },
    body: { organisationIds: [first?.organisationId ?? ''], why, version: row?.version ?? 0 },
  });
  expect(body.status).toBe('Request Delivered');
});
