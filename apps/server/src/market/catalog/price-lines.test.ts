import { aGround } from '../../../test/harness/ground.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricing } from '../../../test/harness/played-domains.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import type { Database } from '../../platform/db/database.ts';
import { createGeographyDomain } from '../../places/geography/index.ts';
import { type CatalogInterface, createCatalogDomain } from './index.ts';

let city: Mounted;
let db: Database;
let catalog: CatalogInterface;
let ids: string[];

beforeAll(async () => {
  city = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const domain = createCatalogDomain(platform, aGround(platform));
    catalog = domain;
    return [geography, domain, pricing(domain)];
  });
  ({ db } = city.platform);
  ids = await openShops(db, [
    {
      name: 'A',
      pincode: '560038',
      offers: { 'bathroom-cleaning': 400, 'kitchen-deep-cleaning': 900, 'termite-treatment': 6 },
      stars: [4, 4, 4, 4, 4],
      gst: true,
    },
    {
      name: 'B',
      pincode: '560008',
      offers: { 'bathroom-cleaning': 350, 'kitchen-deep-cleaning': 950 },
      stars: [5, 5, 5, 5, 5],
    },
    { name: 'C', pincode: '560008', offers: { 'bathroom-cleaning': 300 }, stars: [5, 5, 5, 5, 5, 5] },
  ]);
});
afterAll(() => city.close());

const line = (serviceId: string, optionIds: string[] = [], quantity = 1) => ({
  serviceId,
  optionIds,
  quantity,
});
const price = async (
  organisationId: string | null,
  pincode: string | null,
  ...lines: ReturnType<typeof line>[]
) =>
  catalog.priceLines(db, {
    organisationId,
    pincode,
    pricedAt: pincode,
    day: '2026-11-24',
    lines,
    lang: 'en',
  });

test("a partner's own price, with options at their own price and at the partner's", async () => {
  const [bathrooms, termites] = await price(
    ids[0]!,
    '560038',
    line('bathroom-cleaning', ['bathroom-cleaning.bathrooms.3'], 2),
    line('termite-treatment', ['termite-treatment.area.1000']),
  );
  expect(bathrooms).toMatchObject({
    unitPaise: 120_000,
    linePaise: 240_000,
    minutes: 320,
    refusal: null,
    categoryId: 'cleaning',
    subcategoryName: 'Bathroom and kitchen',
  });
  expect(bathrooms?.options).toEqual([
    {
      optionId: 'bathroom-cleaning.bathrooms.3',
      label: '3 bathrooms',
      question: 'How many bathrooms?',
      pricePaise: 80_000,
      minutes: 100,
    },
  ]);
  expect(termites).toMatchObject({ unitPaise: 600_000, minutes: 180 });
});

test('without a partner the lowest price of the place; without a place the usual one', async () => {
  const one = ['bathroom-cleaning.bathrooms.1'];
  expect((await price(null, '560038', line('bathroom-cleaning', one)))[0]).toMatchObject({
    unitPaise: 30_000,
    refusal: null,
  });
  expect((await price(null, null, line('bathroom-cleaning', one)))[0]).toMatchObject({
    unitPaise: 44_900,
    refusal: null,
  });
});

test.each([
  ['service_unknown', null, '560038', line('nothing')],
  ['not_offered', null, '585101', line('bathroom-cleaning', ['bathroom-cleaning.bathrooms.1'])],
  ['not_offered', 'C', '560038', line('kitchen-deep-cleaning')],
  ['option_unknown', null, '560038', line('bathroom-cleaning', ['sofa-cleaning.seats.3'])],
  [
    'option_unknown',
    null,
    '560038',
    line('bathroom-cleaning', ['bathroom-cleaning.bathrooms.1', 'bathroom-cleaning.bathrooms.2']),
  ],
  ['question_unanswered', null, '560038', line('bathroom-cleaning')],
] as const)('refuses with %s', async (refusal, shop, pincode, request) => {
  const [priced] = await price(shop ? ids[2]! : null, pincode, {
    ...request,
    optionIds: [...request.optionIds],
  });
  expect(priced?.refusal).toBe(refusal);
});

test('partners who offer all of it, best first', async () => {
  const both = await catalog.partnersFor(db, {
    serviceIds: ['bathroom-cleaning', 'kitchen-deep-cleaning'],
    optionIds: [],
    pincode: '560038',
    limit: 10,
  });
  expect(both.map((partner) => [partner.organisationId, partner.pricePaise, partner.minutes])).toEqual([
    [ids[1], 130_000, 120],
    [ids[0], 130_000, 120],
  ]);
  const one = await catalog.partnersFor(db, {
    serviceIds: ['bathroom-cleaning'],
    optionIds: [],
    pincode: '560038',
    limit: 10,
  });
  expect(one.map((partner) => partner.organisationId)).toHaveLength(3);
  expect(one.at(-1)).toMatchObject({
    organisationId: ids[0],
    rating: 4,
    isGstRegistered: true,
    distanceMetres: 0,
  });
  const chosen = await catalog.partnersFor(db, {
    serviceIds: ['bathroom-cleaning'],
    optionIds: [],
    pincode: '560038',
    limit: 10,
    organisationId: ids[0],
  });
  expect(chosen.map((partner) => partner.organisationId)).toEqual([ids[0]]);
  expect(
    await catalog.partnersFor(db, {
      serviceIds: ['bathroom-cleaning'],
      optionIds: [],
      pincode: '585101',
      limit: 10,
    }),
  ).toEqual([]);
});

test('services are named in the language of the reader', async () => {
  const named = await catalog.services(db, ['bathroom-cleaning', 'nothing'], 'hi');
  expect([...named.keys()]).toEqual(['bathroom-cleaning']);
  expect(named.get('bathroom-cleaning')).toMatchObject({
    name: 'बाथरूम की सफ़ाई',
    categoryName: 'घर की सफ़ाई',
    typicalPaise: 44_900,
  });
});
