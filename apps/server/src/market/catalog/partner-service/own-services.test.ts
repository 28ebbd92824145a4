import {
  addService,
  listCatalogueServices,
  listMyServices,
  updateService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: PartnerFixture;
let kavita: NewPartner;
beforeAll(async () => {
  fixture = await partnerFixture();
  kavita = await fixture.aReadyPartner();
});
afterAll(() => fixture.close());

/** Meena answers the phone in Kavita's firm and may do with its services what is given to her. */
const meena = (...permissions: Permission[]) =>
  fixture.app.as(
    aViewer({
      role: 'subUser',
      organisationId: kavita.organisationId,
      permissions: new Set(permissions),
    }),
  );
const names = (answer: { body: { items: PartnerService[] } }) => answer.body.items.map(({ name }) => name);

test('the catalogue is searched by English and Hindi words, with a typing mistake, and by category', async () => {
  const { client } = kavita;
  expect(names(await client.ask(listCatalogueServices, { query: { q: 'bathrum' } }))).toContain(
    'Bathroom cleaning',
  );
  const hindi = await client.ask(listCatalogueServices, { query: { q: 'बाथरूम' }, headers: { lang: 'hi' } });
  expect(hindi.body.items.map(({ serviceId }: PartnerService) => serviceId)).toContain('bathroom-cleaning');
  const plumbing = await client.ask(listCatalogueServices, { query: { categoryId: 'plumber', limit: 100 } });
  expect(new Set(plumbing.body.items.map(({ categoryId }: PartnerService) => categoryId))).toEqual(
    new Set(['plumber']),
  );
  expect(names(await client.ask(listCatalogueServices, { query: { q: 'zzzzzzz' } }))).toEqual([]);
  expect(
    names(await client.ask(listCatalogueServices, { query: { state: 'new', limit: 100 } })),
  ).not.toContain('Bathroom cleaning');
  const offered = await client.ask(listCatalogueServices, { query: { serviceId: 'bathroom-cleaning' } });
  expect(offered.body.items).toMatchObject([{ offer: { price: 49_900 }, can: { add: false, update: true } }]);
});

test('all own services are listed page by page, found by words, and counted by state', async () => {
  const firm = await fixture.aBeginner();
  const { items } = (await firm.client.ask(listCatalogueServices, { query: { limit: 32 } })).body;
  for (const { serviceId, usual } of items)
    await firm.client.ask(addService, {
      body: {
        serviceId,
        price: Math.max(100, usual.typical),
        minutes: 60,
      },
    });
  await firm.client.ask(updateService, { body: { serviceId: 'bathroom-cleaning', active: false } });
  const first = await firm.client.ask(listMyServices);
  const second = await firm.client.ask(listMyServices, {
    query: { cursor: required(first.body.nextCursor) },
  });
  expect([first.body.items.length, second.body.items.length, second.body.nextCursor]).toEqual([20, 12, null]);
  expect(new Set([...names(first), ...names(second)]).size).toBe(32);
  expect(first.body.counts).toEqual({ active: 31, paused: 1 });
  expect(names(await firm.client.ask(listMyServices, { query: { state: 'paused' } }))).toEqual([
    'Bathroom cleaning',
  ]);
  expect(names(await firm.client.ask(listMyServices, { query: { q: 'sofa' } }))[0]).toBe(
    'Sofa cleaning (3 seats)',
  );
  expect(names(await kavita.client.ask(listMyServices, { query: { q: 'sofa' } }))).toEqual([]);
});

test('staff may see, add, change and remove the services of the firm, each with its own permission', async () => {
  const body = { serviceId: 'sofa-cleaning', price: 79_950, minutes: 60 };
  const remove = '/api/service/myServices?serviceId=sofa-cleaning';
  const without = meena('services.view', 'booking.create');
  expect((await without.ask(listCatalogueServices)).status).toBe(403);
  expect((await without.ask(addService, { body })).status).toBe(403);
  expect((await meena('services.view').ask(listMyServices)).body.items[0]?.can).toEqual({
    add: false,
    update: false,
    remove: false,
  });
  const adding = meena('services.create');
  expect((await adding.ask(listMyServices)).status).toBe(403);
  expect((await adding.ask(listCatalogueServices, { query: { q: 'sofa' } })).body.items[0]).toMatchObject({
    name: 'Sofa cleaning (3 seats)',
    offer: null,
    can: { add: true },
  });
  expect((await adding.ask(addService, { body })).body.offer).toMatchObject({ price: 79_950 });
  expect((await adding.ask(updateService, { body: { ...body, price: 89_900 } })).status).toBe(403);
  expect((await adding.send('DELETE', remove)).status).toBe(403);
  const changing = meena('services.update');
  const seen = { price: body.price, workMinutes: body.minutes, offered: true, answers: 1 };
  const changed = await changing.ask(updateService, { body: { ...body, price: 89_900, seen } });
  expect(changed.body.offer?.price).toBe(89_900);
  const removing = meena('services.delete');
  expect((await removing.send('DELETE', remove)).body).toEqual({ serviceId: 'sofa-cleaning' });
  const again = await removing.send('DELETE', remove);
  expect([again.status, again.body.code]).toEqual([404, 'offer_missing']);
  const rows = await fixture.rows(sql`select from partner_service
    where organisation_id = ${kavita.organisationId} and service_id = 'sofa-cleaning'`);
  expect(rows).toEqual([]);
});

test('a service can be added paused, and customers do not meet it until it is offered', async () => {
  const body = { serviceId: 'carpet-cleaning', price: 49_900, minutes: 45, active: false };
  const added = await kavita.client.ask(addService, { body });
  expect(added.body.offer).toMatchObject({ active: false });
  const { counts } = (await kavita.client.ask(listMyServices)).body;
  expect(counts.paused).toBe(1);
  await kavita.client.ask(updateService, { body: { serviceId: body.serviceId, active: true } });
  expect((await kavita.client.ask(listMyServices)).body.counts.paused).toBe(0);
});
