import * as api from '@nukkad/contract/market/enquiry/enquiry.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import { key } from '../../../test/harness/tenant.ts';
import { system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createCatalogDomain } from '../catalog/index.ts';
import { closeQuietEnquiries } from './close-quiet.ts';
import { createEnquiryDomain } from './index.ts';

const indiranagar = '560038';
const dayMs = 86_400_000;

let app: Mounted;
let shops: string[];
let vikram: Viewer;
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    return [catalog, pricing(catalog), createEnquiryDomain(platform, { ...ground, catalog })];
  });
  shops = await openShops(app.platform.db, [
    { name: 'Bright Spark', pincode: indiranagar, offers: { 'tap-repair': 120 } },
    { name: 'Tap Masters', pincode: indiranagar, offers: { 'tap-repair': 140 } },
    { name: 'Only Fans', pincode: indiranagar, offers: { 'electrician-visit': 140 } },
  ]);
  vikram = await ownerOf(shops[0] ?? '');
});
beforeEach(() => {
  app.sms.length = 0;
});
afterAll(() => app.close());

const rows = async <Row extends object>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(app.platform.db)).rows;
const text = 'Do you also repair mixer taps? What would two cost?';

async function ownerOf(organisationId: string): Promise<Viewer> {
  const [found] = await rows(
    sql<{
      id: string;
    }>`select owner_user_id as id from organisation where organisation_id = ${organisationId}`,
  );
  return aViewer({ role: 'Service Partner', userId: found?.id ?? '', organisationId });
}
const aCustomer = async (name = 'Asha Verma') =>
  aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, name) });

const ask = (viewer: Viewer, more: object = {}) =>
  app.as(viewer).askLoosely(api.newEnquiry, {
    body: { serviceId: 'tap-repair', message: text, pincode: indiranagar, ...more },
    headers: key(),
  });
const askVikram = async (viewer: Viewer) =>
  (await ask(viewer, { organisationIds: [shops[0]] })).body.items[0] as { enquiryId: string };
const say = (viewer: Viewer, enquiryId: string, message: string, more: object = {}) =>
  app.as(viewer).askLoosely(api.sayInEnquiry, { body: { enquiryId, message, ...more }, headers: key() });
const open = (viewer: Viewer, enquiryId: string) =>
  app.as(viewer).askLoosely(api.getEnquiry, { query: { enquiryId } });
const counts = async (viewer: Viewer) => (await app.as(viewer).ask(api.countEnquiries, {})).body;
const close = (viewer: Viewer, enquiryId: string) =>
  app.as(viewer).askLoosely(api.updateEnquiry, { body: { enquiryId, status: 'Resolved' } });

test('Asha asks the best matches at her place; Vikram sees a first name and an area, and is told once', async () => {
  const asha = await aCustomer();
  const { status, body } = await ask(asha, { preferredDay: '2026-12-01' });
  expect([
    status,
    body.items.map(({ companyName }: { companyName: string }) => companyName).toSorted(),
  ]).toEqual([201, ['Bright Spark', 'Tap Masters']]);
  await app.drain();
  expect(app.sms).toHaveLength(2);
  expect(await counts(vikram)).toMatchObject({ unread: 1, waiting: 1 });
  const { items, total } = (await app.as(vikram).ask(api.listEnquiries, { query: { count: 'true' } })).body;
  expect([items.length, total]).toEqual([1, { count: 1, isMore: false }]);
  expect(items[0]).toMatchObject({
    customerName: 'Asha',
    area: 'Indiranagar, Bengaluru',
    status: 'Open',
    unread: true,
    preferredDay: '2026-12-01',
    can: { say: true, resolve: true },
  });
  expect(JSON.stringify(items[0])).not.toContain('Verma');
});

test('Vikram answers with a price: Asha is told, sees it, and what she does not read is told once', async () => {
  const asha = await aCustomer();
  const { enquiryId } = await askVikram(asha);
  await app.drain();
  app.sms.length = 0;
  app.clock.advance(60_000);
  const suggestion = { serviceId: 'tap-repair', priceFrom: 900_00, priceTo: 1_400_00 };
  const answered = await say(vikram, enquiryId, 'Yes, we do.', { suggestion });
  expect([answered.status, answered.body.answerBy]).toEqual([201, null]);
  app.clock.advance(60_000);
  await say(vikram, enquiryId, 'Parts are extra.');
  await app.drain();
  expect(app.sms).toHaveLength(1);
  expect(await counts(asha)).toEqual({ open: 1, unread: 1, waiting: 1 });
  const { body } = await open(asha, enquiryId);
  expect(body.items.map(({ by, message }: { by: string; message: string }) => [by, message])).toEqual([
    ['partner', 'Parts are extra.'],
    ['partner', 'Yes, we do.'],
    ['customer', text],
  ]);
  expect(body.items[1]?.suggestion).toMatchObject({
    serviceName: expect.stringMatching(/tap/i),
    priceTo: 1_400_00,
  });
  await app.as(asha).ask(api.readEnquiry, { body: { enquiryId } });
  expect(await counts(asha)).toEqual({ open: 1, unread: 0, waiting: 1 });
});

test('messages come in pages that hold each once', async () => {
  const asha = await aCustomer();
  const { enquiryId } = await askVikram(asha);
  for (const words of ['Second', 'Third']) {
    app.clock.advance(1_000);
    await say(asha, enquiryId, words);
  }
  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: { items: { message: string }[]; nextCursor: string | null } = (
      await app.as(asha).ask(api.getEnquiry, { query: { enquiryId, limit: 1, cursor } })
    ).body;
    seen.push(...page.items.map(({ message }) => message));
    cursor = page.nextCursor ?? undefined;
  }
  expect(seen).toEqual(['Third', 'Second', text]);
});

test('a partner’s list has the unanswered first, in pages that hold each once', async () => {
  const tapMasters = await ownerOf(shops[1] ?? '');
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    app.clock.advance(1_000);
    const { body } = await ask(await aCustomer(`Person ${index}`), { organisationIds: [shops[1]] });
    ids.push(body.items[0]?.enquiryId ?? '');
  }
  await say(tapMasters, ids[2] ?? '', 'Yes.');
  await close(tapMasters, ids[1] ?? '');
  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: { items: { enquiryId: string }[]; nextCursor: string | null } = (
      await app.as(tapMasters).ask(api.listEnquiries, { query: { limit: 1, cursor } })
    ).body;
    seen.push(...page.items.map(({ enquiryId }) => enquiryId));
    cursor = page.nextCursor ?? undefined;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => ids.includes(id))).toEqual([ids[0], ids[2], ids[1]]);
  const closed = (await app.as(tapMasters).ask(api.listEnquiries, { query: { state: 'closed' } })).body;
  expect(closed.items.map(({ enquiryId }) => enquiryId)).toEqual([ids[1]]);
});

test('promise 48: a number, an address or a link is refused at its field, on either side', async () => {
  const asha = await aCustomer();
  const { status, body } = await ask(asha, { message: 'Call me on 98765 43210' });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['message']]);
  const { enquiryId } = await askVikram(asha);
  expect((await say(vikram, enquiryId, 'Pay to me@okbank instead')).status).toBe(400);
});

test('another customer and another partner find nothing of it', async () => {
  const { enquiryId } = await askVikram(await aCustomer());
  for (const stranger of [await aCustomer('Bela Rao'), await ownerOf(shops[2] ?? '')]) {
    const answers = [
      await open(stranger, enquiryId),
      await say(stranger, enquiryId, 'Hello there'),
      await close(stranger, enquiryId),
      await app.as(stranger).askLoosely(api.readEnquiry, { body: { enquiryId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
});

test('the same partner is asked once about a service, and a customer has a limit, also when asking at one instant', async () => {
  const asha = await aCustomer();
  await askVikram(asha);
  const again = await ask(asha, { organisationIds: [shops[0]] });
  expect([again.status, again.body.code]).toEqual([409, 'enquiry_asked_already']);
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('enquiry.rules', 'city:1277333', ${app.clock.now()}, '{"openLimit": 1}', 'A test.')`.execute(
    app.platform.db,
  );
  const bela = await aCustomer('Bela Rao');
  const both = await Promise.all([
    ask(bela, { organisationIds: [shops[0]] }),
    ask(bela, { organisationIds: [shops[2]], serviceId: 'electrician-visit' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 429]);
  await sql`delete from setting where why = 'A test.'`.execute(app.platform.db);
});

test('no one is asked who does not serve the place, and a suggestion is of what the partner offers', async () => {
  const asha = await aCustomer();
  expect((await ask(asha, { pincode: '570001' })).body.code).toBe('enquiry_nobody_there');
  expect((await ask(asha, { organisationIds: [shops[2]] })).body.code).toBe('enquiry_nobody_there');
  const { enquiryId } = await askVikram(asha);
  const other = { serviceId: 'electrician-visit', priceFrom: 100_00, priceTo: 200_00 };
  expect((await say(vikram, enquiryId, 'Yes.', { suggestion: other })).body.code).toBe(
    'suggestion_not_offered',
  );
  const own = { ...other, serviceId: 'tap-repair' };
  expect((await say(asha, enquiryId, 'Yes.', { suggestion: own })).status).toBe(403);
});

test('a closed one takes no answer; the words of its customer open it again', async () => {
  const asha = await aCustomer();
  const { enquiryId } = await askVikram(asha);
  expect((await close(vikram, enquiryId)).body.status).toBe('Resolved');
  expect((await close(asha, enquiryId)).body.present).toBe('Resolved');
  expect((await say(vikram, enquiryId, 'One more thing')).status).toBe(409);
  expect((await say(asha, enquiryId, 'And the shower?')).body.status).toBe('Open');
});

test('what no one wrote in for two weeks closes by itself', async () => {
  const asha = await aCustomer();
  const { enquiryId } = await askVikram(asha);
  await sql`update enquiry set last_at = ${new Date(app.clock.now().getTime() - 15 * dayMs)} where enquiry_id = ${enquiryId}`.execute(
    app.platform.db,
  );
  await app.platform.write(system, (tx) => closeQuietEnquiries(tx, app.clock.now()));
  expect((await open(asha, enquiryId)).body.enquiry.status).toBe('Resolved');
});

test('how long one may be quiet is the setting of its city', async () => {
  const asha = await aCustomer();
  const { enquiryId } = await askVikram(asha);
  const { db } = app.platform;
  const quietFor = (days: number) =>
    sql`update enquiry set last_at = ${new Date(app.clock.now().getTime() - days * dayMs)} where enquiry_id = ${enquiryId}`.execute(
      db,
    );
  const closed = async () => {
    await app.platform.write(system, (tx) => closeQuietEnquiries(tx, app.clock.now()));
    return (await open(asha, enquiryId)).body.enquiry.status;
  };
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('enquiry.rules', 'city:1277333', '2020-02-03', '{"quietDays": 30}', 'A test.')`.execute(db);
  await quietFor(15);
  expect(await closed()).toBe('Open');
  await quietFor(31);
  expect(await closed()).toBe('Resolved');
});
