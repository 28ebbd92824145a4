import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/mounted.ts';
import { type NewPartner, type PartnerFixture, partnerFixture } from '../../../../test/partner-fixture.ts';

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
  expect(names(await client.get('service/add_service?q=bathrum'))).toContain('Bathroom cleaning');
  const hindi = await client.get(`service/add_service?q=${encodeURIComponent('बाथरूम')}`, { lang: 'hi' });
  expect(hindi.body.items.map(({ serviceId }: PartnerService) => serviceId)).toContain('bathroom-cleaning');
  const plumbing = await client.get('service/add_service?categoryId=plumber&limit=100');
  expect(new Set(plumbing.body.items.map(({ categoryId }: PartnerService) => categoryId))).toEqual(
    new Set(['plumber']),
  );
  expect(names(await client.get('service/add_service?q=zzzzzzz'))).toEqual([]);
  expect(names(await client.get('service/add_service?state=new&limit=100'))).not.toContain(
    'Bathroom cleaning',
  );
  const offered = await client.get('service/add_service?serviceId=bathroom-cleaning');
  expect(offered.body.items).toMatchObject([{ offer: { price: 49_900 }, can: { add: false, update: true } }]);
});

test('all own services are listed page by page, found by words, and counted by state', async () => {
  const firm = await fixture.aBeginner();
  const { items } = (await firm.client.get('service/add_service?limit=32')).body;
  for (const { serviceId, usual } of items)
    await firm.client.post('service/add_service', {
      serviceId,
      price: Math.max(100, usual.typical),
      minutes: 60,
    });
  await firm.client.patch('service/update_service', { serviceId: 'bathroom-cleaning', active: false });
  const first = await firm.client.get('service/myServices');
  const second = await firm.client.get(
    `service/myServices?cursor=${encodeURIComponent(first.body.nextCursor)}`,
  );
  expect([first.body.items.length, second.body.items.length, second.body.nextCursor]).toEqual([20, 12, null]);
  expect(new Set([...names(first), ...names(second)]).size).toBe(32);
  expect(first.body.counts).toEqual({ active: 31, paused: 1 });
  expect(names(await firm.client.get('service/myServices?state=paused'))).toEqual(['Bathroom cleaning']);
  expect(names(await firm.client.get('service/myServices?q=sofa'))[0]).toBe('Sofa cleaning (3 seats)');
  expect(names(await kavita.client.get('service/myServices?q=sofa'))).toEqual([]);
});

test('staff may see, add, change and remove the services of the firm, each with its own permission', async () => {
  const body = { serviceId: 'sofa-cleaning', price: 79_950, minutes: 60 };
  const remove = '/api/service/myServices?serviceId=sofa-cleaning';
  const without = meena('services.view', 'booking.create');
  expect((await without.get('service/add_service')).status).toBe(403);
  expect((await without.post('service/add_service', body)).status).toBe(403);
  expect((await meena('services.view').get('service/myServices')).body.items[0].can).toEqual({
    add: false,
    update: false,
    remove: false,
  });
  const adding = meena('services.create');
  expect((await adding.get('service/myServices')).status).toBe(403);
  expect((await adding.get('service/add_service?q=sofa')).body.items[0]).toMatchObject({
    name: 'Sofa cleaning (3 seats)',
    offer: null,
    can: { add: true },
  });
  expect((await adding.post('service/add_service', body)).body.offer).toMatchObject({ price: 79_950 });
  expect((await adding.patch('service/update_service', { ...body, price: 89_900 })).status).toBe(403);
  expect((await adding.send('DELETE', remove)).status).toBe(403);
  const changing = meena('services.update');
  const seen = { price: body.price, workMinutes: body.minutes, offered: true, answers: 1 };
  const changed = await changing.patch('service/update_service', { ...body, price: 89_900, seen });
  expect(changed.body.offer.price).toBe(89_900);
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
  const added = await kavita.client.post('service/add_service', body);
  expect(added.body.offer).toMatchObject({ active: false });
  const { counts } = (await kavita.client.get('service/myServices')).body;
  expect(counts.paused).toBe(1);
  await kavita.client.patch('service/update_service', { serviceId: body.serviceId, active: true });
  expect((await kavita.client.get('service/myServices')).body.counts.paused).toBe(0);
});
