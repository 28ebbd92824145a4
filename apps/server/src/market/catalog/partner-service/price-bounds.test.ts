import { addService, updateService } from '@nukkad/contract/market/catalog/partner-service.api';
import { judgePrice, priceBounds } from '@nukkad/contract/market/catalog/price.bounds';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
let kavita: NewPartner;
let beginner: NewPartner;
beforeAll(async () => {
  fixture = await partnerFixture();
  kavita = await fixture.aReadyPartner();
  beginner = await fixture.aBeginner();
});
afterAll(() => fixture.close());

const serviceId = 'bathroom-cleaning';
const savedPrice = async () =>
  (
    await fixture.rows(sql`select price_paise as price from partner_service
      where organisation_id = ${kavita.organisationId} and service_id = ${serviceId}`)
  )[0]?.price;

/** Usual: ₹399 to ₹599, so ₹133 to ₹1,797 is accepted. */
test.each([99, 13_299, 179_701, 4_495_000, 9_999_999_900, -500, 449.5])(
  'promise 96: a bathroom cleaning at %d paise is refused, changed or new, and the old price stays',
  async (price) => {
    const before = await savedPrice();
    const changed = await kavita.client.ask(updateService, { body: { serviceId, price } });
    expect([changed.status, Object.keys(changed.body.fields ?? {})]).toEqual([400, ['price']]);
    const added = await beginner.client.ask(addService, { body: { serviceId, price, minutes: 60 } });
    expect([added.status, Object.keys(added.body.fields ?? {})]).toEqual([400, ['price']]);
    expect(await savedPrice()).toBe(before);
  },
);

test('promise 96: the refusal names the accepted and the usual range, in Hindi too', async () => {
  const change = { serviceId, price: 4_495_000 };
  const english = await kavita.client.ask(updateService, { body: change });
  expect(english.body).toMatchObject({
    code: 'price_out_of_bounds',
    fields: { price: 'Enter a price from ₹133 to ₹1,797. The usual range is ₹399 to ₹599.' },
  });
  const hindi = await kavita.client.ask(updateService, { body: change, headers: { lang: 'hi' } });
  expect(hindi.body.fields?.price).toBe('₹133 से ₹1,797 के बीच कीमत लिखें। आम कीमत: ₹399 से ₹599।');
});

test.each([
  [13_300, 'low'],
  [39_899, 'low'],
  [44_950, 'usual'],
  [59_901, 'high'],
  [179_700, 'high'],
])('promise 96: %d paise is saved to the paisa, and its standing is %s', async (price, standing) => {
  const answer = await kavita.client.ask(updateService, { body: { serviceId, price } });
  expect(answer.body.offer).toMatchObject({ price, standing });
  expect(await savedPrice()).toBe(price);
});

test('promise 96: the database refuses what the server refuses, for every service of the catalogue', async () => {
  const services =
    await fixture.rows(sql`select service_id as id, low_paise as low, typical_paise as typical, high_paise as high,
    service_price_least(low_paise) as least, service_price_most(high_paise) as most from service`);
  expect(services.length).toBeGreaterThan(100);
  for (const { id, least, most, low, high } of services)
    expect({ id, least, most }).toEqual({ id, ...priceBounds({ low, high }) });
  const { db } = fixture.app.platform;
  await expect(
    sql`update partner_service set price_paise = 4495000 where organisation_id = ${kavita.organisationId}`.execute(
      db,
    ),
  ).rejects.toMatchObject({ constraint: 'partner_service_price_bounds' });
});

test('a usual price with one digit too many or too few is refused for all services but a visit that may be free', async () => {
  const services = await fixture.rows(
    sql`select service_id as id, low_paise as low, typical_paise as typical, high_paise as high from service`,
  );
  const slips = (typical: number) => [typical * 10, typical * 100, Math.trunc(typical / 10)];
  const passing = services.filter(({ low, high, typical }) =>
    slips(typical).some((price) => judgePrice(price, { low, high }) !== 'refused'),
  );
  expect(passing.map(({ id }) => id)).toEqual(['painting-consultation']);
});

test('an offer whose range was changed afterwards can still be paused', async () => {
  const { db } = fixture.app.platform;
  await kavita.client.ask(updateService, { body: { serviceId, price: 45_000 } });
  await sql`update service set low_paise = 5000000, typical_paise = 5000000, high_paise = 6000000 where service_id = ${serviceId}`.execute(
    db,
  );
  const paused = await kavita.client.ask(updateService, { body: { serviceId, active: false } });
  expect(paused.body.offer).toMatchObject({ active: false, price: 45_000, standing: 'refused' });
});
