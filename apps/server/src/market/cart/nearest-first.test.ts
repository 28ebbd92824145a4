import { placeBooking, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refreshAllServiceAreas, seedPartnerServices } from '../../../seed/catalog.ts';
import {
  type TestPartner,
  aPartner,
  aUser,
  anAddress,
  indiranagar,
} from '../../../test/fixtures/a-partner.ts';
import { path, ten } from '../../../test/fixtures/cart-fixture.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { composeDomains } from '../../domains.ts';
import { usualFreeMetres } from '../catalog/catalog.rules.ts';
import { defaultPriceRules } from './price.rules.ts';

const service = 'bathroom-cleaning';
const metre = 1 / 111_195;
let app: Mounted;
let asha: string;
let near: TestPartner;
let farAndLoved: TestPartner;

/** A partner so many metres north of Asha's door. */
async function aShop(companyName: string, metres: number, stars: number): Promise<TestPartner> {
  const { db } = app.platform;
  const at = { latitude: indiranagar.latitude + metres * metre, longitude: indiranagar.longitude };
  const shop = await aPartner(db, { companyName, professionals: 1, categoryId: 'cleaning', at });
  const { organisationId } = shop;
  await seedPartnerServices(db, [{ organisationId, serviceId: service, pricePaise: 42_900, minutes: 60 }]);
  await sql`update organisation set rating_sum = ${stars * 40}, rating_count = 40 where organisation_id = ${organisationId}`.execute(
    db,
  );
  return shop;
}

beforeEach(async () => {
  app = await mounted((platform, sessions) => composeDomains(platform, sessions).domains);
  asha = await aUser(app.platform.db);
  await anAddress(app.platform.db, asha);
  farAndLoved = await aShop('Shine Brothers', 9_600, 5);
  near = await aShop('Clean Corner', 0, 3);
  await aShop('Bright Homes', 1_100, 2);
  await refreshAllServiceAreas(app.platform.db);
});
afterEach(() => app.close());

const buyer = () => app.as(aViewer({ userId: asha, role: 'Buyer' }));
const partner = ({ ownerUserId: userId, organisationId }: TestPartner) =>
  app.as(aViewer({ userId, organisationId, role: 'Service Partner' }));

async function book() {
  const details = await app
    .as(null)
    .ask(getServiceDetails, { query: { serviceId: service, pincode: indiranagar.pincode } });
  const questions: { required: boolean; options: { optionId: string }[] }[] = details.body.questions;
  const optionIds = questions.flatMap((question) =>
    question.required ? question.options.slice(0, 1).map(({ optionId }) => optionId) : [],
  );
  const lines = [{ serviceId: service, quantity: 1, optionIds }];
  const filled = await buyer().post(path, { lines, ...ten });
  const booked = await buyer().ask(placeBooking, {
    body: { paymentMode: 'cash' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([booked.status, booked.body.total]).toEqual([201, filled.body.price.totalCheckoutValue]);
  await app.drain();
  return { bookingId: booked.body.bookingId, price: filled.body.price };
}
const details = async (bookingId: string) =>
  (await buyer().ask(getCustomerBooking, { query: { bookingId } })).body;
const holder = async (bookingId: string) =>
  (
    await sql<{
      id: string;
    }>`select organisation_id as id from booking where booking_id = ${bookingId}`.execute(app.platform.db)
  ).rows[0]?.id;
const areWorking = (shops: readonly TestPartner[] | 'all') =>
  sql`update staff_member set is_professional = ${shops === 'all'} or organisation_id = any(${
    shops === 'all' ? [] : shops.map(({ organisationId }) => organisationId)
  }::uuid[])`.execute(app.platform.db);

test('a job goes to who costs the customer no distance fee, the better one first, before one with more stars 9.6 km away', async () => {
  const { bookingId, price } = await book();
  expect(price.distanceFee.amount).toBe(0);
  expect(await holder(bookingId)).toBe(near.organisationId);
});

test('where it comes to a nearer partner after all, the distance fee falls, and what was paid above goes back once the work is done', async () => {
  await areWorking([farAndLoved]);
  const { bookingId, price } = await book();
  expect([await holder(bookingId), price.distanceFee.amount]).toEqual([farAndLoved.organisationId, 5_000]);
  await areWorking('all');
  await sql`update booking set payment_mode = 'online', captured_paise = total_paise where booking_id = ${bookingId}`.execute(
    app.platform.db,
  );

  const no = { bookingId, action: 'reject' as const, reason: 'too_far' as const };
  const refused = await partner(farAndLoved).ask(acceptOrReject, { body: no });
  expect(refused.body).toEqual({ bookingId, status: 'Need To Forward' });
  await app.drain();
  const nearer = await details(bookingId);
  expect([await holder(bookingId), nearer.price.distanceFee.amount]).toEqual([near.organisationId, 0]);
  expect(nearer.total).toBeLessThan(price.totalCheckoutValue);
  expect(nearer.timeline.at(-1)).toMatchObject({ note: 'distance_fee_fell' });

  const [staffId] = near.staffIds;
  const steps = [
    await partner(near).ask(acceptOrReject, { body: { bookingId, action: 'accept' } }),
    await partner(near).ask(assignProfessional, { body: { bookingId, staffId: required(staffId) } }),
  ];
  const { startsAt, startCode } = await details(bookingId);
  const otp = required(startCode);
  app.clock.set(new Date(startsAt));
  steps.push(await partner(near).ask(verifyStartCode, { body: { bookingId, otp } }));
  steps.push(await partner(near).ask(completeBooking, { body: { bookingId } }));
  expect(steps.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await sql<{ amount: number }>`select (payload ->> 'amountPaise')::int as amount from outbox
    where name = 'booking.refund_due'`.execute(app.platform.db);
  expect(rows).toEqual([{ amount: price.totalCheckoutValue - nearer.total }]);
});

test('the order of partners and the fee agree on how far is free', () => {
  expect(usualFreeMetres).toBe(defaultPriceRules.fees.freeMetres);
});
