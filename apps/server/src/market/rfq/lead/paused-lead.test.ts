import * as leads from '@nukkad/contract/market/lead/lead.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGround } from '../../../../test/harness/ground.ts';
import { type LeadsTown, leadsTown } from '../../../../test/market/leads-town.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { createCatalogDomain } from '../../catalog/index.ts';

let town: LeadsTown;
beforeAll(async () => {
  town = await leadsTown(2);
  await sql`update category set needed_document = 'trade_licence' where category_id = 'plumber'`.execute(
    town.app.platform.db,
  );
}, 240_000);
afterAll(() => town.app.close());

/** As the clock does, the day after the licence ended, and as a decision does, once the next one is accepted. */
async function pause({ organisationId }: Viewer, types: readonly 'trade_licence'[]): Promise<void> {
  const { platform, clock } = town.app;
  const catalog = createCatalogDomain(platform, aGround(platform));
  const paused = systemAuthorized({ organisationId: organisationId ?? '', types }, 'Its licence has ended.');
  await platform.write(system, (tx) => catalog.pauseWork(tx, paused, clock.now()));
}

const interest = (viewer: Viewer, leadId: string) =>
  town.app.as(viewer).askLoosely(leads.answerLead, { body: { leadId, interested: true } });

test('who lacks the document of a category takes up no lead of it, as it gets no booking; what was unlocked goes on', async () => {
  const partner = town.partner(0);
  const asha = await town.customer();
  await town.give(partner, 100);
  const { lead: unlocked } = await town.unlocked(partner);
  await town.ask(asha);
  const waiting = await town.newestOf(partner);
  expect(waiting).toMatchObject({ pausedFor: null, can: { unlock: true, showInterest: true } });

  await pause(partner, ['trade_licence']);
  const now = await town.read(partner, waiting.leadId);
  expect(now).toMatchObject({
    pausedFor: 'trade_licence',
    can: { unlock: false, showInterest: false, decline: true },
  });
  const { body: list } = await town.app.as(partner).ask(leads.listLeads, { query: { tab: 'fresh' } });
  expect(list.items).toMatchObject([{ pausedFor: 'trade_licence', can: { unlock: false } }]);
  const refused = await town.unlock(partner, waiting);
  expect([refused.status, refused.body.code]).toEqual([409, 'lead_work_paused']);
  expect((await interest(partner, waiting.leadId)).body.code).toBe('lead_work_paused');
  expect((await town.read(partner, waiting.leadId)).balance).toBe(waiting.balance);

  await town.ask(asha);
  expect((await town.newestOf(partner)).leadId).toBe(waiting.leadId);
  expect((await town.newestOf(town.partner(1))).pausedFor).toBeNull();
  const detail = { action: 'ask', question: 'Which taps are old?' };
  expect((await town.act(partner, await town.read(partner, unlocked.leadId), detail)).status).toBe(200);

  await pause(partner, []);
  expect((await town.unlock(partner, await town.read(partner, waiting.leadId))).status).toBe(200);
});
