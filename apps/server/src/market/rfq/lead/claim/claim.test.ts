import * as api from '@nukkad/contract/market/lead/lead-refund.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../../test/fixtures/a-partner.ts';
import { type LeadsTown, leadsTown } from '../../../../../test/market/leads-town.ts';
import { aViewer } from '../../../../../test/harness/mounted.ts';
import type { Viewer } from '../../../../platform/viewer.ts';

const dayMs = 86_400_000;
const price = 3;
const words = 'Called three times on Monday, the number is not in use.';

let town: LeadsTown;
let admin: Viewer;
beforeAll(async () => {
  town = await leadsTown(2);
  admin = aViewer({ role: 'Admin', userId: await aUser(town.app.platform.db, 'Meera Rao') });
});
afterAll(() => town.app.close());

const claim = (viewer: Viewer, leadId: string) =>
  town.app.as(viewer).askLoosely(api.claimLead, { body: { leadId, reason: 'wrong_number', words } });
const decide = (viewer: Viewer, leadId: string, approve: boolean, version = 1) =>
  town.app.as(viewer).askLoosely(api.decideLeadClaim, {
    params: { leadId },
    body: { approve, why: 'We called the number as well.', version },
  });

test('a wrong contact is claimed, an Admin agrees, and the credits come back once', async () => {
  const { lead } = await town.unlocked(town.partner(0));
  const { status, body } = await claim(town.partner(0), lead.leadId);
  expect([status, body.status, body.credits]).toEqual([201, 'Waiting', price]);
  expect((await claim(town.partner(0), lead.leadId)).body.code).toBe('lead_claim_made');
  const { items } = (await town.app.as(admin).ask(api.listLeadClaims, { query: { status: 'Waiting' } })).body;
  expect(items).toMatchObject([
    { companyName: 'Tap Masters 1', reason: 'wrong_number', words, can: { decide: true } },
  ]);
  expect((await decide(admin, lead.leadId, true, 7)).body.code).toBe('stale_state');
  const answers = await Promise.all([decide(admin, lead.leadId, true), decide(admin, lead.leadId, true)]);
  expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409]);
  const after = await town.read(town.partner(0), lead.leadId);
  expect(after).toMatchObject({
    balance: lead.balance + price,
    can: { claim: false },
    refund: { kind: 'claim', status: 'Returned', decideWhy: 'We called the number as well.' },
  });
});

test('a refused claim gives nothing back, and the partner reads why', async () => {
  const { lead } = await town.unlocked(town.partner(0));
  await claim(town.partner(0), lead.leadId);
  await town.app.drain();
  town.app.sms.length = 0;
  expect((await decide(admin, lead.leadId, false)).body.status).toBe('Refused');
  await town.app.drain();
  expect(town.app.sms).toHaveLength(1);
  expect((await town.read(town.partner(0), lead.leadId)).balance).toBe(lead.balance);
  const { items } = (
    await town.app.as(town.partner(0)).ask(api.listLeadRefunds, { query: { count: 'true' } })
  ).body;
  expect(items[0]).toMatchObject({ leadId: lead.leadId, status: 'Refused' });
});

test('after fourteen days, of a locked lead, of another partner and by a partner itself nothing is decided', async () => {
  const { lead } = await town.unlocked(town.partner(1));
  expect((await claim(town.partner(0), lead.leadId)).status).toBe(404);
  await town.ask(await town.customer());
  const locked = await town.newestOf(town.partner(1));
  expect((await claim(town.partner(1), locked.leadId)).body.code).toBe('lead_claim_locked');
  expect((await decide(town.partner(1), lead.leadId, true)).status).toBe(403);
  town.later(15 * dayMs);
  expect((await claim(town.partner(1), lead.leadId)).body.code).toBe('lead_claim_late');
  expect((await decide(admin, lead.leadId, true)).status).toBe(404);
});

test('a claim that waits is corrected or taken back by its partner; once it is over, nothing moves it', async () => {
  const [own, other] = [town.partner(0), town.partner(1)];
  const change = (
    viewer: Viewer,
    body: { leadId: string; takeBack?: boolean; reason?: 'unreachable'; words?: string },
  ) => town.app.as(viewer).askLoosely(api.changeLeadClaim, { body });
  const { lead } = await town.unlocked(own);
  const { leadId } = lead;
  const better = { leadId, reason: 'unreachable' as const, words: 'The number rings, no one ever answers.' };
  expect((await change(own, better)).status).toBe(404);
  await claim(own, leadId);
  expect((await change(other, better)).status).toBe(404);
  expect((await change(own, { leadId })).status).toBe(400);
  const { body } = await change(own, better);
  expect(body).toMatchObject({ status: 'Waiting', reason: 'unreachable', words: better.words });
  expect((await town.read(own, leadId)).can.changeClaim).toBe(true);
  expect((await decide(admin, leadId, true, 1)).body.code).toBe('stale_state');
  expect((await change(own, { leadId, takeBack: true })).body.status).toBe('Withdrawn');
  const after = await town.read(own, leadId);
  expect(after).toMatchObject({ balance: lead.balance, refund: { status: 'Withdrawn' } });
  expect([after.can.claim, after.can.changeClaim]).toEqual([false, false]);
  expect((await change(own, better)).body.code).toBe('lead_refund_moved_on');
  expect((await decide(admin, leadId, true, 3)).body.code).toBe('lead_refund_moved_on');
  expect((await claim(own, leadId)).body.code).toBe('lead_claim_made');
});

test('the days in which a claim is taken are those of the setting, on the page and in the refusal', async () => {
  const own = town.partner(0);
  await sql`insert into setting (key, valid_from, value, why) values ('lead.rules', ${town.app.clock.now()},
    '{"claimDays": 3}', 'A test of a shorter time.')`.execute(town.app.platform.db);
  const { lead } = await town.unlocked(own);
  expect((await town.read(own, lead.leadId)).claimDays).toBe(3);
  town.later(4 * dayMs);
  const { body } = await claim(own, lead.leadId);
  expect([body.code, body.message]).toEqual([
    'lead_claim_late',
    'It’s too late for a claim. You can claim for 3 days after unlocking.',
  ]);
});
