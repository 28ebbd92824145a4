import { signQuote } from '@nukkad/contract/market/quote/agreement.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import * as leads from '@nukkad/contract/market/lead/lead.api';
import { seenOfUnlock } from '@nukkad/contract/market/lead/lead.api';
import * as rfqs from '@nukkad/contract/market/rfq/rfq.api';
import type { QuoteContent } from '@nukkad/contract/market/quote/quote.model';
import { sql } from 'kysely';
import { createCatalogDomain } from '../src/market/catalog/index.ts';
import { getPriceRules } from '../src/market/cart/price.store.ts';
import { taxOfWork } from '../src/market/cart/work-tax.rules.ts';
import { createRfqDomain } from '../src/market/rfq/index.ts';
import { createQuoteDomain } from '../src/market/quote/index.ts';
import { giveCredits } from '../src/money/lead-credit/give-credits.ts';
import { leadPurse } from './lead-purse.ts';
import { systemAuthorized } from '../src/platform/authorize.ts';
import { system } from '../src/platform/platform.ts';
import type { QuoteDependencies } from '../src/market/quote/quote.interface.ts';
import type { AgreedWork, ProjectRef } from '../src/work/project/index.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { newId } from '../src/platform/id.ts';
import { aUser } from './a-partner.ts';
import { openShops } from './catalog-partners.ts';
import { aGround } from './ground.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import { pricing } from './played-domains.ts';
import { key } from './tenant.ts';

const indiranagar = '560038';
const hebbal = '560024';
const yearMs = 365 * 86_400_000;

export const taps = {
  serviceId: 'tap-repair',
  name: 'New taps',
  quantity: 2,
  unit: 'tap',
  unitPrice: 2_000_00,
} as const;

/** Two lines, 30% of it in advance: 5,310 rupees with GST, of which 1,593 are due on agreement. */
export const aQuote = (more: Partial<QuoteContent> = {}): QuoteContent => ({
  lines: [taps, { serviceId: null, name: 'Pipes', quantity: 1, unit: 'lot', unitPrice: 500_00 }],
  discount: 0,
  milestones: [
    { title: 'On agreement', percent: 30 },
    { title: 'When all taps work', percent: 70 },
  ],
  hasAdvance: true,
  validDays: 30,
  startDay: null,
  finishDay: null,
  warrantyMonths: 6,
  ...more,
});

/** A request of a customer, two partners of the trade who were told of it, and what they may do from there. `far`: a third one, who is told of what no one unlocks. */
export async function aQuotePlay({ far = false } = {}) {
  const projects: AgreedWork[] = [];
  const projectIds: string[] = [];
  const state = { broken: false, disputes: { isOpen: false, isReduced: false } };
  let deps: QuoteDependencies | null = null;
  let crons: ReadonlyMap<string, () => Promise<void>> = new Map();
  const app: Mounted = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const rfq = createRfqDomain(platform, { ...ground, catalog });
    const refs = new Map<string, ProjectRef>();
    const project: QuoteDependencies['project'] = {
      openAgreed: async (_tx, agreed) => {
        if (state.broken) throw new Error('No project is made now.');
        projects.push(agreed);
        const projectId = newId();
        projectIds.push(projectId);
        const { organisationId, buyerId, title, rfqId, reference } = agreed;
        const of = { partyId: '', buyerId, title, rfqId, status: 'Project Created' as const };
        const place = { placeStateCode: null, placeAddress: null, sacCode: null };
        const createdAt = app.clock.now();
        refs.set(projectId, {
          ...of,
          ...place,
          projectId,
          projectNumber: '',
          reference,
          organisationId,
          createdAt,
        });
        return { projectId, projectNumber: '', milestoneIds: [] };
      },
      ofRequest: async (_reader, rfqId, organisationId) => {
        const at = projects.findIndex((one) => one.rfqId === rfqId && one.organisationId === organisationId);
        return refs.get(projectIds[at] ?? '') ?? null;
      },
      find: async (_reader, viewer, projectId) => {
        const found = refs.get(projectId);
        const isSeen = found?.buyerId === viewer.userId || found?.organisationId === viewer.organisationId;
        return found && isSeen ? found : null;
      },
      lock: async (_tx, viewer, projectId) => project.find(app.platform.db, viewer, projectId),
      isOpen: () => true,
      getProjects: async () => refs,
      disputesOf: async () => state.disputes,
    };
    // Visits are tried with the whole application, where a project has its row.
    const booking: QuoteDependencies['booking'] = {
      bookOfProject: async () => newId(),
      ofProject: async () => [],
      callOffProject: async () => undefined,
    };
    const parts = {
      ...ground,
      catalog,
      rfq,
      project,
      booking,
      cart: { rules: getPriceRules, taxOfWork },
    };
    const quote = createQuoteDomain(platform, parts);
    deps = { ...parts, platform };
    crons = new Map([rfq, quote].flatMap(({ cron = [] }) => cron.map(({ name, run }) => [name, run])));
    const leadCredit = leadPurse(platform, ground, rfq);
    return [catalog, pricing(catalog), rfq, leadCredit, quote];
  });
  const shops = await openShops(app.platform.db, [
    {
      name: 'Bright Spark',
      pincode: indiranagar,
      offers: { 'tap-repair': 120 },
      stars: [5, 5, 5],
      gst: true,
    },
    { name: 'Tap Masters', pincode: indiranagar, offers: { 'tap-repair': 140 }, gst: true },
    // Its own area ends before the place of the requests.
    ...(far
      ? [{ name: 'Far Taps', pincode: hebbal, radiusMetres: 1_000, offers: { 'tap-repair': 140 } }]
      : []),
  ]);
  const ownerOf = async (organisationId: string): Promise<Viewer> => {
    const { rows } = await sql<{ id: string }>`select owner_user_id as id from organisation
      where organisation_id = ${organisationId}`.execute(app.platform.db);
    return aViewer({ role: 'Service Partner', userId: rows[0]?.id ?? '', organisationId });
  };
  const [vikram, tapMasters] = (await Promise.all(shops.map(ownerOf))) as [Viewer, Viewer];
  const aCustomer = async () =>
    aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Asha Verma') });
  const newest = async (viewer: Viewer) =>
    (await app.as(viewer).ask(leads.listLeads, { query: { tab: 'fresh' } })).body.items[0]?.leadId ?? '';

  /** Asked, and both partners told. */
  async function told() {
    const asha = await aCustomer();
    const { body } = await app.as(asha).ask(rfqs.newRfq, {
      body: { categoryId: 'plumber', message: 'All taps of a flat.', pincode: indiranagar },
      headers: key(),
    });
    await app.drain();
    const [leadId, otherId] = await Promise.all([newest(vikram), newest(tapMasters)]);
    app.sms.length = 0;
    return { asha, rfqId: body.rfqId, leadId, otherId };
  }

  async function give(viewer: Viewer, credits = 100): Promise<void> {
    const now = app.clock.now();
    const gift = {
      organisationId: viewer.organisationId ?? '',
      kind: 'pack' as const,
      credits,
      valuePaise: 0,
      leadId: null,
      cause: `pack:${newId()}`,
      expiresAt: new Date(now.getTime() + yearMs),
      now,
    };
    await app.platform.write(system, (tx) =>
      giveCredits(tx, systemAuthorized(gift, 'A test gives credits.')),
    );
  }

  async function unlock(viewer: Viewer, leadId: string): Promise<void> {
    await give(viewer);
    const { body: lead } = await app.as(viewer).ask(leads.getLead, { query: { leadId } });
    await app
      .as(viewer)
      .ask(leads.unlockLead, { body: { leadId, seen: seenOfUnlock(lead) }, headers: key() });
    await app.drain();
  }

  return {
    app,
    vikram,
    tapMasters,
    projects,
    projectIds,
    aCustomer,
    told,
    give,
    unlock,
    farOrganisationId: shops[2] ?? '',
    deps: () => deps as QuoteDependencies,
    /** What the clock does every hour. */
    byClock: async () => {
      for (const run of crons.values()) await run();
      await app.drain();
    },
    breakProjects: (broken: boolean) => void (state.broken = broken),
    /** Of every project. */
    setDisputes: (disputes: typeof state.disputes) => void (state.disputes = disputes),
    /** The same, and both have unlocked it. */
    unlocked: async () => {
      const found = await told();
      await unlock(vikram, found.leadId);
      await unlock(tapMasters, found.otherId);
      app.sms.length = 0;
      return found;
    },
    /** Sent, accepted by the customer, and confirmed by both. */
    book: async (asha: Viewer, partner: Viewer, leadId: string, content: QuoteContent) => {
      const client = app.as(partner);
      const { body: draft } = await client.ask(api.updatePrice, { body: { leadId, version: 0, content } });
      const { total } = draft.price;
      const sent = await client.ask(api.sendQuote, { body: { leadId, newestVersion: 0, total, content } });
      const quoteId = sent.body.current?.quoteId ?? '';
      const { body } = await app.as(asha).ask(api.acceptQuote, { body: { leadId, quoteId } });
      const digest = body.agreement?.digest ?? '';
      for (const one of [asha, partner]) await app.as(one).ask(signQuote, { body: { leadId, digest } });
      await app.drain();
    },
    /** At the total that the server says of it, unless another is named. */
    send: async (
      viewer: Viewer,
      leadId: string,
      content: QuoteContent,
      more: { readonly total?: number; readonly newestVersion?: number } = {},
    ) => {
      const client = app.as(viewer);
      const draft = await client.askLoosely(api.getQuoteDraft, { query: { leadId } });
      const saved = await client.askLoosely(api.updatePrice, {
        body: { leadId, version: draft.body.version ?? 0, content },
      });
      const { newestVersion } = draft.body;
      const total = saved.body.price?.total ?? 0;
      return client.askLoosely(api.sendQuote, { body: { leadId, newestVersion, total, content, ...more } });
    },
  };
}

export type QuotePlay = Awaited<ReturnType<typeof aQuotePlay>>;
