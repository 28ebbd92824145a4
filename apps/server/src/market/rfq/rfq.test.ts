import * as api from '@nukkad/contract/market/rfq/rfq.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { leadPurse } from '../../../test/fixtures/lead-purse.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import { key } from '../../../test/harness/tenant.ts';
import { system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createCatalogDomain } from '../catalog/index.ts';
import { closeUnansweredRfqs } from './close-unanswered.ts';
import { createRfqDomain } from './index.ts';

const indiranagar = '560038';
const dayMs = 86_400_000;

let app: Mounted;
let shops: string[];
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const rfq = createRfqDomain(platform, { ...ground, catalog });
    return [catalog, pricing(catalog), rfq, leadPurse(platform, ground, rfq)];
  });
  shops = await openShops(app.platform.db, [
    { name: 'Tap Masters', pincode: indiranagar, offers: { 'tap-repair': 140 } },
    { name: 'Only Fans', pincode: indiranagar, offers: { 'electrician-visit': 140 } },
  ]);
});
afterAll(() => app.close());

const aCustomer = async (name = 'Asha Verma') =>
  aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, name) });
const ask = (viewer: Viewer, more: object = {}) =>
  app.as(viewer).askLoosely(api.newRfq, {
    body: {
      categoryId: 'plumber',
      message: 'All taps and pipes of a flat are to be made new.',
      pincode: indiranagar,
      ...more,
    },
    headers: key(),
  });
const read = (viewer: Viewer, rfqId: string) => app.as(viewer).askLoosely(api.getMyRfq, { query: { rfqId } });
const cancel = (viewer: Viewer, rfqId: string, more: object = {}) =>
  app.as(viewer).askLoosely(api.cancelRfq, {
    body: {
      rfqId,
      reason: 'found_elsewhere',
      seen: { requestStatus: 'Request Sent', partnersUnlocked: 0 },
      ...more,
    },
  });

test('Asha describes the work once, and reads it with her answers, what happens next, and until when', async () => {
  const asha = await aCustomer();
  const { items } = (await app.as(asha).ask(api.listRfqQuestions, { query: { categoryId: 'plumber' } })).body;
  expect(items.map(({ questionId }) => questionId)).toEqual(['place', 'size']);
  const { status, body } = await ask(asha, {
    serviceId: 'tap-repair',
    answers: [{ questionId: 'place', optionId: 'flat' }],
    organisationIds: [shops[0]],
    fromDay: '2026-12-01',
    byDay: '2026-12-12',
    budgetFrom: 10_000_00,
    budgetTo: 25_000_00,
  });
  expect(status).toBe(201);
  expect(body.rfqNumber).toMatch(/^Q[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect((await read(asha, body.rfqId)).body).toEqual(body);
  expect(body).toMatchObject({
    area: 'Indiranagar, Bengaluru',
    status: 'Request Sent',
    nextStep: 'tell_partners',
    nextAt: new Date(app.clock.now().getTime() + 3 * dayMs).toISOString(),
    answers: [{ question: 'Where is the work?', answer: 'Flat' }],
    chosenPartners: [{ companyName: 'Tap Masters' }],
    fromDay: '2026-12-01',
    budgetTo: 25_000_00,
    can: { cancel: true },
  });
});

test('Asha chooses among those who do such work at her place, also when she names no service', async () => {
  const asha = await aCustomer();
  const named = async (query: object) => {
    const asked = { query: { categoryId: 'plumber', pincode: indiranagar, ...query } };
    return (await app.as(asha).ask(api.listRfqPartners, asked)).body.items.map((one) => one.companyName);
  };
  expect(await named({})).toEqual(['Tap Masters']);
  expect(await named({ serviceId: 'tap-repair' })).toEqual(['Tap Masters']);
  expect(await named({ serviceId: 'electrician-visit' })).toEqual([]);
  expect(await named({ categoryId: 'electrician' })).toEqual(['Only Fans']);
  expect(await named({ pincode: '110001' })).toEqual([]);
  const { body } = await app.as(asha).ask(api.listRfqPartners, { query: { categoryId: 'plumber' } });
  expect(body.items).toEqual([]);
  const chosen = (await ask(asha, { organisationIds: [shops[0]] })).body;
  expect(chosen).toMatchObject({ chosenPartners: [{ companyName: 'Tap Masters' }] });
});

test('what cannot be is refused, and nothing is written', async () => {
  const asha = await aCustomer();
  const answers = await Promise.all([
    ask(asha, { categoryId: 'no-such-trade' }),
    ask(asha, { serviceId: 'electrician-visit' }),
    ask(asha, { pincode: '999999' }),
    ask(asha, { answers: [{ questionId: 'place', optionId: 'castle' }] }),
    ask(asha, { answers: Array.from({ length: 2 }, () => ({ questionId: 'place', optionId: 'flat' })) }),
    ask(asha, { organisationIds: [shops[1]] }),
    ask(asha, { fromDay: '2026-12-12', byDay: '2026-12-01' }),
    ask(asha, { budgetFrom: 25_000_00, budgetTo: 10_000_00 }),
    ask(asha, { message: 'Call me on 98765 43210' }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'category_not_found'],
    [404, 'service_not_found'],
    [404, 'city_not_found'],
    [409, 'rfq_question_unknown'],
    [409, 'rfq_question_unknown'],
    [409, 'rfq_partner_not_there'],
    [400, 'invalid_request'],
    [400, 'invalid_request'],
    [400, 'invalid_request'],
  ]);
  expect((await app.as(asha).ask(api.countRfqTabs, {})).body).toMatchObject({ open: 0, over: 0 });
});

test('three open requests a category, also when asked at one instant; a cancelled one makes room', async () => {
  const asha = await aCustomer();
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(asha)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
  expect((await ask(asha, { categoryId: 'painting' })).status).toBe(201);
  const first = asked.find(({ status }) => status === 201)?.body.rfqId ?? '';
  const stale = await cancel(asha, first, { seen: { requestStatus: 'Request Sent', partnersUnlocked: 2 } });
  expect([stale.status, stale.body.code]).toEqual([409, 'confirmation_differs']);
  const { body } = await cancel(asha, first);
  expect(body).toMatchObject({
    status: 'Cancelled',
    cancelReason: 'found_elsewhere',
    nextStep: 'over',
    can: { cancel: false },
    moments: [{ status: 'Request Sent' }, { status: 'Cancelled' }],
  });
  expect((await cancel(asha, first)).body.present).toBe('Cancelled');
  expect((await ask(asha)).status).toBe(201);
  expect((await app.as(asha).ask(api.countRfqTabs, {})).body).toMatchObject({ open: 4, over: 1 });
});

test('the list has the newest first, in pages that hold each once, by tab', async () => {
  const asha = await aCustomer();
  const ids: string[] = [];
  for (const categoryId of ['plumber', 'painting', 'pest']) {
    app.clock.advance(1_000);
    ids.push((await ask(asha, { categoryId })).body.rfqId);
  }
  await cancel(asha, ids[1] ?? '');
  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: { items: { rfqId: string }[]; nextCursor: string | null } = (
      await app.as(asha).ask(api.listMyRfqs, { query: { limit: 1, cursor } })
    ).body;
    seen.push(...page.items.map(({ rfqId }) => rfqId));
    cursor = page.nextCursor ?? undefined;
  }
  expect(seen).toEqual([ids[2], ids[0]]);
  const over = (await app.as(asha).ask(api.listMyRfqs, { query: { tab: 'over', count: 'true' } })).body;
  expect([over.items.map(({ rfqId }) => rfqId), over.total]).toEqual([[ids[1]], { count: 1, isMore: false }]);
});

test('another customer, and a partner, find nothing of it', async () => {
  const { rfqId } = (await ask(await aCustomer())).body;
  const bela = await aCustomer('Bela Rao');
  expect((await read(bela, rfqId)).status).toBe(404);
  expect((await cancel(bela, rfqId)).status).toBe(404);
  const owner = aViewer({ role: 'Service Partner', userId: bela.userId, organisationId: shops[0] ?? '' });
  expect((await read(owner, rfqId)).status).toBe(403);
});

test('what no partner answered for three days closes by itself, and its customer is told', async () => {
  const asha = await aCustomer();
  const { rfqId } = (await ask(asha, { categoryId: 'pest' })).body;
  await app.drain();
  await sql`update rfq set answer_by = ${app.clock.now()} where rfq_id = ${rfqId}`.execute(app.platform.db);
  app.sms.length = 0;
  await app.platform.write(system, (tx) => closeUnansweredRfqs(tx, app.clock.now()));
  await app.drain();
  expect((await read(asha, rfqId)).body).toMatchObject({ status: 'Closed', can: { cancel: false } });
  expect(app.sms).toHaveLength(1);
});

test('from the page of a service: its category is its own, and one that is not there is refused', async () => {
  const asha = await aCustomer();
  const about = (serviceId: string) =>
    app.as(asha).askLoosely(api.newServiceRfq, {
      body: { serviceId, message: 'Every tap of a flat drips.', pincode: indiranagar },
      headers: key(),
    });
  const { status, body } = await about('tap-repair');
  expect([status, body.categoryId, body.serviceId]).toEqual([201, 'plumber', 'tap-repair']);
  expect((await about('no-such-service')).body.code).toBe('service_not_found');
});

test('Asha says her request better while no partner has unlocked it; another customer, an old version and a cancelled one change nothing', async () => {
  const asha = await aCustomer();
  const { body: asked } = await ask(asha, { fromDay: '2026-12-01', budgetTo: 25_000_00 });
  const change = (viewer: Viewer, more: object = {}) =>
    app.as(viewer).askLoosely(api.changeRfq, {
      body: {
        rfqId: asked.rfqId,
        version: asked.version,
        message: 'Seven taps, two of them in the garden.',
        ...more,
      },
    });
  expect(asked.can.change).toBe(true);
  expect((await change(await aCustomer())).status).toBe(404);
  expect((await change(asha, { message: 'Call me on 98765 43210.' })).status).toBe(400);
  const { body } = await change(asha, { byDay: '2026-12-20' });
  expect(body).toMatchObject({
    status: asked.status,
    message: 'Seven taps, two of them in the garden.',
    fromDay: null,
    byDay: '2026-12-20',
    budgetTo: null,
    version: asked.version + 1,
  });
  expect((await change(asha)).body.code).toBe('stale_state');
  await cancel(asha, asked.rfqId);
  expect((await change(asha, { version: asked.version + 2 })).body.code).toBe('rfq_moved_on');
});
