import { listOffersOfPartners } from '@nukkad/contract/market/coupon/offers-of-partners.api';
import { seenOfCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { makePartnerOffer, movePartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPartner } from '../../../test/fixtures/a-partner.ts';
import { type CartFixture, cartFixture } from '../../../test/fixtures/cart-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import type { TestClient, Wire } from '../../../test/harness/test-client.ts';

let fixture: CartFixture;
let shop: TestPartner;
let other: TestPartner;
let owner: TestClient;
let today: string;
beforeAll(async () => {
  fixture = await cartFixture();
  today = istDay(fixture.clock.now());
  shop = await fixture.aShop({ companyName: 'Meera Cleaners' });
  other = await fixture.aShop({ companyName: 'Other Cleaners' });
  const { organisationId, ownerUserId } = shop;
  owner = fixture.as(aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId }));
});
afterAll(() => fixture.close());

const make = async (code: string | null, more: object = {}): Promise<Wire> => {
  const body = {
    code,
    title: 'Quiet days',
    titleHi: 'ख़ाली दिन',
    percent: 20,
    amountPaise: null,
    mostPaise: 6_000,
    leastServicesPaise: 0,
    fromDay: today,
    toDay: addDays(today, 30),
    audience: 'everyone',
    categoryIds: null,
    cityCodes: null,
    serviceIds: null,
    totalLimit: null,
    personLimit: 2,
    isListed: true,
    isAutomatic: code === null,
    stacks: true,
    ...more,
  };
  return (await owner.askLoosely(makePartnerOffer, { body })).body;
};
const pause = (offer: Wire) =>
  owner.askLoosely(movePartnerOffer, {
    params: { couponId: offer.couponId },
    body: { verb: 'pause', seen: seenOfCoupon(offer) },
  });
const shown = async (
  serviceId = 'bathroom-cleaning',
  ids = [shop.organisationId, other.organisationId],
): Promise<Wire> => {
  const query = { serviceId, organisationIds: ids.join(',') };
  return (await fixture.as(null).askLoosely(listOffersOfPartners, { query })).body;
};

test('before a partner is chosen anyone reads its offer for a service: its terms, and no secret or hidden code', async () => {
  const { organisationId } = shop;
  expect(await shown()).toEqual({ items: [] });
  await make('SECRET1', { isListed: false });
  await make('SOFA1', { serviceIds: ['sofa-cleaning'] });
  await make('ELSEWHERE', { cityCodes: ['1273294'] });
  expect(await shown()).toEqual({ items: [] });
  expect((await shown('sofa-cleaning')).items).toMatchObject([
    { organisationId, code: 'SOFA1', percent: 20, most: 6_000 },
  ]);
  const automatic = await make(null, { audience: 'newcomers', leastServicesPaise: 10_000 });
  expect((await shown()).items).toMatchObject([
    { organisationId, code: '', automatic: true, newcomers: true, leastServices: 10_000 },
  ]);
  await pause(automatic);
  expect(await shown()).toEqual({ items: [] });
  expect(await shown('bathroom-cleaning', ['nobody'])).toEqual({ items: [] });
  expect((await shown('no-such-service')).code).toBe('service_not_found');
});
