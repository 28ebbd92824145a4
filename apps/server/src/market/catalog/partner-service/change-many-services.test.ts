import {
  addService,
  changeManyServices,
  listCatalogueServices,
  listMyServices,
  type PartnerService,
  seenOfPartnerService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
let firm: NewPartner;
beforeAll(async () => {
  fixture = await partnerFixture();
  firm = await fixture.aReadyPartner();
  const { items } = (await firm.client.ask(listCatalogueServices, { query: { state: 'new', limit: 3 } }))
    .body;
  for (const { serviceId, usual } of items)
    await firm.client.ask(addService, { body: { serviceId, price: usual.typical, minutes: 60 } });
});
afterAll(() => fixture.close());

const own = async (query = {}): Promise<PartnerService[]> =>
  (await firm.client.ask(listMyServices, { query })).body.items;
const seenOf = ({ offer }: PartnerService) => seenOfPartnerService(offer);

test('prices of many services change at once; one that is no price for its service, one that was seen otherwise and one that is not offered are refused alone', async () => {
  const [first, second, third] = await own();
  if (!first || !second || !third) throw new Error('Three services are offered.');
  const price = first.usual.typical + 1_000;
  const { status, body } = await firm.client.ask(changeManyServices, {
    body: {
      services: [
        { serviceId: first.serviceId, price, seen: seenOf(first) },
        { serviceId: second.serviceId, price: second.usual.most + 100, seen: seenOf(second) },
        {
          serviceId: third.serviceId,
          price: third.usual.typical + 1_000,
          seen: { ...seenOf(third), price: 100 },
        },
        { serviceId: 'no-such-service', price, seen: seenOf(third) },
      ],
    },
  });
  expect(status).toBe(200);
  expect(body.results.map(({ id, code }: { id: string; code: string | null }) => [id, code])).toEqual([
    [first.serviceId, null],
    [second.serviceId, 'price_out_of_bounds'],
    [third.serviceId, 'confirmation_differs'],
    ['no-such-service', 'offer_unknown'],
  ]);
  const after = await own();
  expect(after.slice(0, 3).map(({ offer }) => offer?.price)).toEqual([
    price,
    second.offer?.price,
    third.offer?.price,
  ]);
});

test('many services are stopped and counted; a colleague without the right stops none', async () => {
  const rows = (await own()).slice(0, 2);
  const services = rows.map((row) => ({ serviceId: row.serviceId, active: false, seen: seenOf(row) }));
  const clerk = fixture.app.as(
    aViewer({
      role: 'subUser',
      organisationId: firm.organisationId,
      permissions: new Set(['services.view']),
    }),
  );
  expect((await clerk.ask(changeManyServices, { body: { services } })).status).toBe(403);
  const { body } = await firm.client.ask(changeManyServices, { body: { services } });
  expect(body.results.map(({ code }: { code: string | null }) => code)).toEqual([null, null]);
  const paused = await firm.client.ask(listMyServices, {
    query: { state: 'paused', count: 'true', limit: 1 },
  });
  expect([paused.body.total, paused.body.items.length]).toEqual([{ count: 2, isMore: false }, 1]);
  const found = await firm.client.ask(listMyServices, {
    query: { q: rows[0]?.name ?? '', count: 'true' },
  });
  expect(found.body.total?.count).toBe(found.body.items.length);
});

test('promise 42: the services of another organisation are not changed by their names', async () => {
  const [row] = await own();
  if (!row) throw new Error('A service is offered.');
  const stranger = await fixture.aBeginner();
  const { body } = await stranger.client.ask(changeManyServices, {
    body: { services: [{ serviceId: row.serviceId, active: false, seen: seenOf(row) }] },
  });
  expect(body.results[0]?.code).toBe('offer_missing');
  expect((await own({ serviceId: row.serviceId }))[0]?.offer).toEqual(row.offer);
});
