/** Customers and partners of one trade, with requests, leads and purses behind real HTTP; for the tests of leads. */
import * as leads from '@nukkad/contract/market/lead/lead.api';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import * as work from '@nukkad/contract/market/lead/lead-work.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import type { Rfq } from '@nukkad/contract/market/rfq/rfq.model';
import { sql } from 'kysely';
import { createCatalogDomain } from '../../src/market/catalog/index.ts';
import { createRfqDomain } from '../../src/market/rfq/index.ts';
import { giveCredits } from '../../src/money/lead-credit/give-credits.ts';
import { systemAuthorized } from '../../src/platform/authorize.ts';
import { newId } from '../../src/platform/id.ts';
import { system } from '../../src/platform/platform.ts';
import type { Viewer } from '../../src/platform/viewer.ts';
import { aUser } from '../fixtures/a-partner.ts';
import { openShops } from '../fixtures/catalog-partners.ts';
import { aGround } from '../harness/ground.ts';
import { leadPurse } from '../fixtures/lead-purse.ts';
import { type Mounted, aViewer, mounted } from '../harness/mounted.ts';
import { pricing } from '../harness/played-domains.ts';
import { key } from '../harness/tenant.ts';
import type { Answer } from '../harness/test-client.ts';

const indiranagar = '560038';
const hebbal = '560024';
const dayMs = 86_400_000;

export interface LeadsTown {
  readonly app: Mounted;
  readonly partners: readonly Viewer[];
  partner(index: number): Viewer;
  customer(): Promise<Viewer>;
  /** Asked, and the partners told. */
  ask(viewer: Viewer, more?: object): Promise<string>;
  readRfq(viewer: Viewer, rfqId: string): Promise<Rfq>;
  /** The newest lead of a partner that it has not answered. */
  newestOf(viewer: Viewer): Promise<Lead>;
  read(viewer: Viewer, leadId: string): Promise<Lead>;
  give(viewer: Viewer, credits: number): Promise<void>;
  unlock(viewer: Viewer, lead: Lead): Promise<Answer>;
  /** Asked, told and unlocked by this partner. */
  unlocked(partner: Viewer): Promise<{ asha: Viewer; rfqId: string; lead: Lead }>;
  act(viewer: Viewer, lead: Pick<Lead, 'leadId' | 'status'>, action: object): Promise<Answer>;
  /** What the clock does by itself, by its name. */
  byClock(name: string): Promise<void>;
  /** The clock goes on. */
  later(ms: number): void;
}

async function ownerOf(app: Mounted, organisationId: string): Promise<Viewer> {
  const { rows } = await sql<{ id: string }>`select owner_user_id as id from organisation
    where organisation_id = ${organisationId}`.execute(app.platform.db);
  return aViewer({ role: 'Service Partner', userId: rows[0]?.id ?? '', organisationId });
}

/** `far`: partners of the trade besides whose own area ends before the place of the requests. */
export async function leadsTown(count: number, far = 0): Promise<LeadsTown> {
  let crons: ReadonlyMap<string, () => Promise<void>> = new Map();
  const app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const rfq = createRfqDomain(platform, { ...ground, catalog });
    crons = new Map((rfq.cron ?? []).map(({ name, run }) => [name, run]));
    return [catalog, pricing(catalog), rfq, leadPurse(platform, ground, rfq)];
  });
  const shops = await openShops(app.platform.db, [
    ...Array.from({ length: count }, (_, index) => ({
      name: `Tap Masters ${index + 1}`,
      pincode: indiranagar,
      offers: { 'tap-repair': 140 },
    })),
    ...Array.from({ length: far }, (_, index) => ({
      name: `Far Taps ${index + 1}`,
      pincode: hebbal,
      radiusMetres: 1_000,
      offers: { 'tap-repair': 140 },
    })),
  ]);
  const partners = await Promise.all(shops.map((id) => ownerOf(app, id)));
  const read = async (viewer: Viewer, leadId: string) =>
    (await app.as(viewer).ask(leads.getLead, { query: { leadId } })).body;
  const town: LeadsTown = {
    app,
    partners,
    partner: (index) => partners[index] ?? aViewer(),
    customer: async () => aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Asha Verma') }),
    ask: async (viewer, more = {}) => {
      const { body } = await app.as(viewer).ask(rfqs.newRfq, {
        body: {
          categoryId: 'plumber',
          message: 'All taps of a flat are old.',
          pincode: indiranagar,
          ...more,
        },
        headers: key(),
      });
      await app.drain();
      return body.rfqId;
    },
    readRfq: async (viewer, rfqId) => (await app.as(viewer).ask(rfqs.getMyRfq, { query: { rfqId } })).body,
    newestOf: async (viewer) => {
      const { items } = (await app.as(viewer).ask(leads.listLeads, { query: { tab: 'fresh' } })).body;
      return read(viewer, items[0]?.leadId ?? '');
    },
    read,
    give: async (viewer, credits) => {
      const now = app.clock.now();
      const given = {
        organisationId: viewer.organisationId ?? '',
        kind: 'pack' as const,
        credits,
        valuePaise: 0,
        leadId: null,
        cause: `pack:${newId()}`,
        expiresAt: new Date(now.getTime() + 100 * dayMs),
        now,
      };
      await app.platform.write(system, async (tx) => {
        await giveCredits(tx, systemAuthorized(given, 'A test gives credits.'));
      });
    },
    unlock: (viewer, { leadId, priceCredits, balance }) =>
      app.as(viewer).askLoosely(leads.unlockLead, {
        body: { leadId, seen: { priceCredits, creditBalance: balance } },
        headers: key(),
      }),
    unlocked: async (partner) => {
      const asha = await town.customer();
      await town.give(partner, 100);
      const rfqId = await town.ask(asha, { organisationIds: [partner.organisationId] });
      const fresh = await town.newestOf(partner);
      const { body } = await town.unlock(partner, fresh);
      return { asha, rfqId, lead: body };
    },
    act: (viewer, { leadId, status }, action) =>
      app.as(viewer).askLoosely(work.actOnLead, {
        body: { leadId, seen: { leadStatus: status }, ...action },
      }),
    byClock: async (name) => {
      await crons.get(name)?.();
      await app.drain();
    },
    later: (ms) => app.clock.set(new Date(app.clock.now().getTime() + ms)),
  };
  return town;
}
