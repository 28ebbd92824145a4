import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import { fillCart, quoteServices } from '@nukkad/contract/market/booking/booking.api';
import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { listMyServices, updateService } from '@nukkad/contract/market/catalog/partner-service.api';
import { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshAllServiceAreas, seedPartnerServices } from '../../../seed/catalog.ts';
import { type TestPartner, aPartner, aUser, anAddress } from '../../../test/fixtures/a-partner.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { composeDomains } from '../../domains.ts';

const serviceId = 'bathroom-cleaning';
let app: Mounted;
let shop: TestPartner;
let optionIds: string[];

beforeAll(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  const { db } = app.platform;
  shop = await aPartner(db, { professionals: 2, categoryId: 'cleaning', gstNumber: '29ABCDE1234F1Z5' });
  await seedPartnerServices(db, [
    { organisationId: shop.organisationId, serviceId, pricePaise: 42_900, minutes: 60 },
  ]);
  await refreshAllServiceAreas(db);
  const { questions } = await app.as(null).call(getServiceDetails, { query: { serviceId } });
  optionIds = questions.flatMap(({ required, options }) =>
    required ? options.slice(0, 1).map((option) => option.optionId) : [],
  );
});
afterAll(() => app.close());

const owner = () =>
  app.as(
    aViewer({
      role: 'Service Partner',
      userId: shop.ownerUserId,
      organisationId: shop.organisationId,
      permissions: ownerPermissions(),
    }),
  );
const preview = (price: number) =>
  owner().call(previewServicePrice, { body: { serviceId, price, optionIds } });

test('promise 92: the total in the preview is the total in the cart of a customer nearby, at the same price', async () => {
  for (const price of [42_900, 44_950, 59_999]) {
    await owner().call(updateService, { body: { serviceId, price } });
    const shown = await preview(price);
    const userId = await aUser(app.platform.db);
    await anAddress(app.platform.db, userId);
    const lines = [{ serviceId, quantity: 1, optionIds }];
    const buyer = app.as(aViewer({ userId, role: 'Buyer' }));
    const cart = await buyer.call(fillCart, { body: { lines, organisationId: shop.organisationId } });
    expect(shown.price.totalCheckoutValue).toBe(cart.price?.totalCheckoutValue);
    expect(shown.price.totalServicePrice).toBe(cart.price?.totalServicePrice);
    expect(shown.cityPrice).toBeNull();
  }
});

test('promise 92: the preview shows the price of the card and what each answer adds as the page and the quote show them, with tax', async () => {
  const price = 44_950;
  await owner().ask(updateService, { body: { serviceId, price } });
  await refreshAllServiceAreas(app.platform.db);
  const body = await preview(price);
  const page = await app.as(null).ask(getServiceDetails, { query: { serviceId, pincode: '560038' } });
  const lines = [{ serviceId, quantity: 1, optionIds }];
  const { organisationId } = shop;
  const quote = await app.as(null).ask(quoteServices, { body: { lines, organisationId, pincode: '560038' } });
  expect(quote.status).toBe(200);
  expect(body.options.length).toBeGreaterThan(0);
  expect(body.options).toEqual(quote.body.options);
  expect(body.priceToPay).toBe(page.body.service.priceToPay);
  expect(body.priceToPay).toBeGreaterThan(price);
});

test('a preview saves nothing, and a price that an Admin set for the city replaces the own one in it', async () => {
  const { db } = app.platform;
  const mine = async () => {
    const { items } = await owner().call(listMyServices, { query: { serviceId } });
    return items[0]?.offer;
  };
  const before = await mine();
  const admin = await aUser(db, 'Devika Nair');
  await sql`insert into city_price (price_id, service_id, city_code, price_paise, from_day, status, why, set_by, set_at)
    select gen_random_uuid(), ${serviceId}, city_code, 48000, '2020-01-01', 'Set', 'One price for the festival', ${admin}, now()
    from pincode where pincode = '560038'`.execute(db);
  expect(await preview(59_900)).toMatchObject({ cityPrice: 48_000, price: { totalServicePrice: 48_000 } });
  expect(before).toBeDefined();
  expect(await mine()).toEqual(before);
});

test('who has nothing to do with the services of the firm sees no preview', async () => {
  const { organisationId } = shop;
  const desk = app.as(aViewer({ role: 'subUser', organisationId, permissions: new Set(['booking.view']) }));
  const body = { serviceId, price: 44_900, optionIds };
  expect((await desk.refused(previewServicePrice, { body })).status).toBe(403);
  const buyer = app.as(aViewer({ userId: await aUser(app.platform.db), role: 'Buyer' }));
  expect((await buyer.refused(previewServicePrice, { body })).status).toBe(403);
  const unknown = await owner().refused(previewServicePrice, {
    body: { ...body, optionIds: ['no-such-option'] },
  });
  expect([unknown.status, unknown.code]).toEqual([400, 'option_unknown']);
});
