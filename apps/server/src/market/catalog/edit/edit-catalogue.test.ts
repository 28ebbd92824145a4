import {
  changeCategory,
  changeService,
  listOfficeCategories,
  listOfficeServices,
  seenOfService,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import {
  getServiceDetails,
  listCategories,
  searchServices,
} from '@nukkad/contract/market/catalog/catalog.api';
import { listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { aGround } from '../../../../test/harness/ground.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '../../../../test/harness/played-domains.ts';
import type { EnrolledAdmin } from '../../../../test/harness/admin.ts';
import { type BackOffice, mountedBackOffice } from '../../../../test/harness/back-office.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { seedCatalogue } from '../../../../seed/catalog.ts';
import { createGeographyDomain } from '../../../places/geography/index.ts';
import { ReadyPage } from '../../../platform/http/pages/ready-page.ts';
import { createCatalogDomain } from '../index.ts';
import { required } from '../../../../test/harness/required.ts';

let app: BackOffice;
let nandini: EnrolledAdmin;
beforeAll(async () => {
  app = await mountedBackOffice((platform) => {
    const geography = createGeographyDomain(platform);
    const catalog = createCatalogDomain(platform, aGround(platform));
    return [geography, catalog, pricing(catalog)];
  });
  nandini = await app.admin();
});
afterAll(() => app.close());

const find = async (q: string) =>
  (await nandini.browser.ask(listOfficeServices, { query: { q } })).body.items[0];
const fieldsOf = ({
  serviceId: _id,
  categoryId: _c,
  categoryName: _n,
  unit: _u,
  partnerCount: _p,
  isShown: _s,
  ...fields
}: Wire) => fields;
const change = (service: Wire, wanted: object) =>
  nandini.browser.ask(changeService, {
    params: { serviceId: service.serviceId },
    body: { ...fieldsOf(service), ...wanted },
  });

const servicesPage = {
  address: '/services',
  isTyped: false,
  language: 'en',
  cityCode: null,
  text: 'en  /services',
} as const;
const drawnAsItWas = {
  render: async () =>
    new ReadyPage({ status: 200, headers: [], body: Buffer.from('as it was'), scripts: [], asked: [] }),
  isCurrent: async () => true,
};

test('a new name is shown and found in the shop at once, and the public pages are drawn anew', async () => {
  const service = await find('Tap repair');
  await app.platform.pages.get(servicesPage, drawnAsItWas);
  expect(app.platform.pages.bytes()).toBeGreaterThan(0);
  const { status, body } = await change(service, { name: 'Faucet rescue', nameHi: 'नल की मरम्मत अभी' });
  expect([status, body.name]).toEqual([200, 'Faucet rescue']);
  expect(app.platform.pages.bytes()).toBe(0);
  const { body: found } = await app.as(null).ask(searchServices, { query: { q: 'faucet rescue' } });
  expect(found.items[0]).toMatchObject({ serviceId: service?.serviceId, name: 'Faucet rescue' });
  const { body: old } = await app.as(null).ask(searchServices, { query: { q: 'nal' } });
  expect(JSON.stringify(old)).toContain(service?.serviceId);
});

test('services and categories say how many they are for the filters, whatever the size of the page', async () => {
  const counted = { count: 'true', limit: 1 } as const;
  const read = async (query: object) =>
    (await nandini.browser.ask(listOfficeServices, { query: { ...counted, ...query } })).body;
  const all = await read({});
  const found = await read({ q: 'Shower' });
  const plumbing = await read({ categoryId: 'plumber' });
  expect([all.items.length, all.total?.isMore]).toEqual([1, false]);
  expect(all.total?.count).toBeGreaterThan(required(plumbing.total).count);
  expect(plumbing.total?.count).toBeGreaterThan(required(found.total).count);
  expect((await read({ q: 'zzqqxx' })).total).toEqual({ count: 0, isMore: false });
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from category`.execute(
    app.platform.db,
  );
  const categories = await nandini.browser.ask(listOfficeCategories, { query: counted });
  expect(categories.body.total).toEqual({ count: rows[0]?.count, isMore: false });
});

test('what is switched off is neither found nor shown, and comes back as it was', async () => {
  const service = required(await find('Shower'));
  const details = () => app.as(null).ask(getServiceDetails, { query: { serviceId: service.serviceId } });
  expect((await details()).status).toBe(200);
  const off = await change(service, { isSwitchedOff: true });
  expect(off.body).toMatchObject({ isSwitchedOff: true, isShown: false });
  expect((await details()).status).toBe(404);
  const listed = await nandini.browser.askLoosely(listOfficeServices, { query: { off: true } });
  expect(listed.body.items.map((one: Wire) => one.serviceId)).toEqual([service.serviceId]);
  await change(off.body, { isSwitchedOff: false });
  expect((await details()).status).toBe(200);
});

test('a category that is switched off takes its services along', async () => {
  const { body } = await nandini.browser.ask(listOfficeCategories, { query: { limit: 100 } });
  const {
    categoryId,
    groupName: _g,
    serviceCount: _s,
    ...fields
  } = required(body.items.find((one) => one.categoryId === 'plumber'));
  const patch = (more: object) =>
    nandini.browser.ask(changeCategory, { params: { categoryId }, body: { ...fields, ...more } });
  const shown = async () => {
    const { body: shop } = await app.as(null).ask(listCategories);
    return shop.items.some((one: Wire) => one.categoryId === categoryId);
  };
  const off = await patch({ isSwitchedOff: true });
  expect([off.status, await shown(), (await find('Faucet'))?.isShown]).toEqual([200, false, false]);
  await patch({});
  expect([await shown(), (await find('Faucet'))?.isShown]).toEqual([true, true]);
});

test('promise 91: of two Admins who read the same service the second is told what changed', async () => {
  const service = required(await find('Geyser'));
  const answers = await Promise.all([
    change(service, { isNew: true, seen: seenOfService(service) }),
    change(service, { isTrending: true, seen: seenOfService(service) }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('prices keep their order, and a forged price is a bad field', async () => {
  const service = required(await find('Geyser'));
  const answer = await change(service, { lowPaise: service.highPaise + 1 });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['typicalPaise']]);
});

test('a newer catalogue file does not undo what an Admin decided', async () => {
  const service = await find('Faucet');
  await sql`update catalogue_release set version = 'an older one'`.execute(app.platform.db);
  await seedCatalogue(app.platform.db);
  expect(await find('Faucet')).toEqual(service);
  const { body } = await app.as(null).ask(searchServices, { query: { q: 'faucet rescue' } });
  expect(body.items[0]).toMatchObject({ serviceId: service?.serviceId });
});

test('the audit log holds each change with its former and its new value', async () => {
  const { body } = await nandini.browser.ask(listAudit, {
    query: { action: 'catalog.change_service', limit: 100 },
  });
  const first = body.items.at(-1);
  expect(first).toMatchObject({ actorName: 'Nandini Iyer', subjectKind: 'service' });
  expect(JSON.parse(required(first?.detail))).toMatchObject({ name: [expect.any(String), 'Faucet rescue'] });
});
