import { getBookAgain } from '@nukkad/contract/market/again/again.api';
import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import * as favourites from '@nukkad/contract/market/favourite/favourite.api';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { placeBooking, fillCart } from '@nukkad/contract/market/booking/booking.api';
import { istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestPartner, aPartner, aUser, anAddress } from '../../../test/fixtures/a-partner.ts';
import { type FixedCatalog, fixedCatalog, saveFixedServices } from '../../../test/fixtures/fixed-catalog.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { aPastVisit } from '../../../test/fixtures/past-visit.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { createBookingDomain } from '../booking/index.ts';
import { createCartDomain } from '../cart/index.ts';
import { createCouponDomain } from '../coupon/index.ts';
import { createFavouriteDomain } from '../favourite/index.ts';
import { createScheduleDomain } from '../schedule/index.ts';
import { createAgainDomain } from './index.ts';

const serviceId = 'bathroom-cleaning';
const offer = { [serviceId]: { price: 45_000, minutes: 60 } };
/** The tests' clock stands on Monday 23 November; the visit was on a Thursday, from 10 to 11. */
const lastThursday = istInstant('2026-11-19', 660);
const nextThursday = istInstant('2026-11-26', 600).toISOString();

let app: Mounted;
let catalog: FixedCatalog;
beforeAll(async () => {
  catalog = fixedCatalog();
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const schedule = createScheduleDomain(platform, { catalog, geography: ground.geography });
    const coupon = createCouponDomain(platform, { ...ground, catalog });
    const cart = createCartDomain(platform, { ...ground, catalog, coupon, schedule });
    const booking = createBookingDomain(platform, { ...ground, catalog, schedule, coupon, cart });
    const favourite = createFavouriteDomain(platform, { ...ground, catalog, schedule });
    const parts = { ...ground, booking, cart, catalog, favourite, schedule };
    return [ground.geography, schedule, coupon, cart, booking, favourite, createAgainDomain(platform, parts)];
  });
  await saveFixedServices(app.platform.db);
});
afterAll(() => app.close());
beforeEach(() => catalog.offers.clear());

interface Story {
  readonly asha: Viewer;
  readonly shop: TestPartner;
  readonly bookingId: string;
}

/** Asha had a visit of the second professional of Clean Corner, at her saved address. */
async function aVisit(): Promise<Story> {
  const { db } = app.platform;
  const asha = aViewer({ role: 'Buyer', userId: await aUser(db, 'Asha Rao') });
  await anAddress(db, asha.userId);
  const shop = await aPartner(db, { professionals: 2 });
  catalog.offers.set(shop.organisationId, offer);
  const { organisationId, staffIds } = shop;
  const visit = { buyerId: asha.userId, organisationId, serviceId, completedAt: lastThursday };
  const bookingId = await aPastVisit(db, visit);
  await sql`update booking set staff_id = ${staffIds[1]}, price = jsonb_build_object('totalCheckoutValue', 50000)
    where booking_id = ${bookingId}`.execute(db);
  return { asha, shop, bookingId };
}

const ask = (viewer: Viewer, bookingId: string) => app.as(viewer).ask(getBookAgain, { query: { bookingId } });
const again = async ({ asha, bookingId }: Story): Promise<BookAgain> => (await ask(asha, bookingId)).body;
const kinds = ({ changes }: BookAgain) => changes.map(({ kind }) => kind);
const fill = (viewer: Viewer, body: BookAgain['body']) => app.as(viewer).askLoosely(fillCart, { body });
const update = (query: ReturnType<typeof sql>) => query.execute(app.platform.db);

test('Asha’s visit comes back whole: work, partner, professional, place, weekday and hour, and the price of today', async () => {
  const story = await aVisit();
  const found = await again(story);
  expect(kinds(found)).toEqual([]);
  expect(found).toMatchObject({
    lines: [{ serviceId, quantity: 1 }],
    partner: { organisationId: story.shop.organisationId, companyName: 'Clean Corner' },
    professional: { staffId: story.shop.staffIds[1], name: 'Ravi Kumar' },
    address: { contactName: 'Asha Rao', pincode: '560038' },
    slot: { from: nextThursday, available: true },
    serviceable: true,
    before: 50_000,
  });
  expect(found.price?.totalCheckoutValue).toBeGreaterThan(45_000);
});

test('what it answers fills the cart, the same professional is held, and it can be booked at the shown price', async () => {
  const story = await aVisit();
  const { body, price } = await again(story);
  const cart = (await fill(story.asha, body)).body as Cart;
  expect(cart).toMatchObject({ slot: { from: nextThursday, available: true }, serviceable: true });
  expect(cart.price?.totalCheckoutValue).toBe(price?.totalCheckoutValue);
  const { rows } = await sql<{ staff_id: string }>`select r.staff_id from professional_reservation r
    join cart c using (cart_id) where c.user_id = ${story.asha.userId}`.execute(app.platform.db);
  expect(rows).toEqual([{ staff_id: story.shop.staffIds[1] }]);
  const booked = await app.as(story.asha).askLoosely(placeBooking, {
    body: {
      paymentMode: 'cash',
      seen: {
        startsAt: nextThursday,
        address: { id: cart.address?.addressId, name: cart.address?.formatedAddress },
        lines: [{ id: serviceId, name: cart.lines[0]?.name, quantity: 1, options: [], price: 45_000 }],
        partner: { id: story.shop.organisationId, name: 'Clean Corner' },
        offers: [],
        discount: 0,
        carriedCharge: 0,
        total: price?.totalCheckoutValue,
      },
    },
    headers: { 'idempotency-key': story.bookingId },
  });
  expect([booked.status, booked.body.status]).toEqual([201, 'Booked']);
  const { rows: asked } = await sql<{ asked: string }>`select asked_staff_id as asked from booking
    where booking_id = ${booked.body.bookingId}`.execute(app.platform.db);
  expect(asked).toEqual([{ asked: story.shop.staffIds[1] }]);
});

test('where the professional is busy a colleague comes; where no one is free, it is that hour a week later', async () => {
  const story = await aVisit();
  const { organisationId, staffIds } = story.shop;
  const take = (staffId: string | undefined) =>
    update(sql`insert into professional_reservation (reservation_id, staff_id, organisation_id, during, kind, latitude, longitude, booking_id)
      values (gen_random_uuid(), ${staffId}, ${organisationId}, tstzrange(${nextThursday}::timestamptz, ${nextThursday}::timestamptz + interval '1 hour'),
        'booking', 12.9716, 77.6412, gen_random_uuid())`);
  await take(staffIds[1]);
  const first = await again(story);
  expect([first.slot?.from, first.professional, kinds(first)]).toEqual([
    nextThursday,
    null,
    ['professional_busy'],
  ]);
  await take(staffIds[0]);
  const second = await again(story);
  expect(second.slot?.from).toBe(istInstant('2026-12-03', 600).toISOString());
  expect([second.professional?.staffId, kinds(second)]).toEqual([staffIds[1], []]);
});

test('a partner that works no more on Thursdays is proposed on the first day it does, and that is said', async () => {
  const story = await aVisit();
  await update(sql`delete from staff_shift where weekday = 4 and staff_id = any(${story.shop.staffIds})`);
  const found = await again(story);
  expect(found.slot?.from).toBe(istInstant('2026-11-24', 600).toISOString());
  expect(kinds(found)).toEqual(['time_taken']);
});

test('a partner that is gone, closed or offers it no more is replaced by the best one, and the reason is named', async () => {
  const story = await aVisit();
  const other = await aPartner(app.platform.db, { companyName: 'Sparkle' });
  catalog.offers.set(other.organisationId, { [serviceId]: { price: 48_000, minutes: 60 } });
  catalog.offers.delete(story.shop.organisationId);
  const elsewhere = await again(story);
  expect(elsewhere.partner).toBeNull();
  expect(elsewhere.body).toMatchObject({ organisationId: null, staffId: null });
  expect(kinds(elsewhere)).toEqual(['partner_elsewhere', 'line_dearer']);
  await update(
    sql`update organisation set status = 'Deactivated' where organisation_id = ${story.shop.organisationId}`,
  );
  expect(kinds(await again(story))).toEqual(['partner_closed', 'line_dearer']);
});

test('Asha may take another partner for it; one that can’t come there gives way to the best one', async () => {
  const story = await aVisit();
  const other = await aPartner(app.platform.db, { companyName: 'Sparkle' });
  catalog.offers.set(other.organisationId, offer);
  const withPartner = async (organisationId: string) => {
    const query = { bookingId: story.bookingId, organisationId };
    return (await app.as(story.asha).ask(getBookAgain, { query })).body;
  };
  const taken = await withPartner(other.organisationId);
  expect(taken).toMatchObject({ partner: { companyName: 'Sparkle' }, professional: null, changes: [] });
  catalog.offers.delete(other.organisationId);
  expect(kinds(await withPartner(other.organisationId))).toEqual(['partner_elsewhere']);
});

test('what the catalogue has no more is left out by name; with nothing left nothing can be booked', async () => {
  const story = await aVisit();
  await update(sql`insert into booking_line (booking_id, city_code, position, line_id, service_id, name, subcategory_name, category_image,
      quantity, price_paise, minutes, sac_code, gst_class)
    select booking_id, city_code, 1, gen_random_uuid(), 'tap-repair', 'Marble polish', '', 'broom', 1, 1000, 30, '998533', 'standard'
    from booking where booking_id = ${story.bookingId}`);
  await update(sql`update booking_line set options = '[{"optionId":"gold","label":"Gold","question":"Which?"}]'
    where booking_id = ${story.bookingId} and position = 1`);
  const less = await again(story);
  expect([kinds(less), less.lines.length, less.before]).toEqual([['line_options'], 1, null]);
  expect(less.changes[0]).toMatchObject({ id: 'tap-repair' });
  await update(sql`delete from booking_line where booking_id = ${story.bookingId} and position = 0`);
  expect(await again(story)).toMatchObject({ lines: [], serviceable: false, price: null, slot: null });
});

test('an address that was removed gives way to the default one; without any the rest is still chosen', async () => {
  const story = await aVisit();
  await update(sql`update delivery_address set latitude = 12.99 where user_id = ${story.asha.userId}`);
  const moved = await again(story);
  expect([kinds(moved), moved.address?.contactName]).toEqual([['address_gone'], 'Asha Rao']);
  await update(
    sql`update delivery_address set removed_at = now(), is_default = false where user_id = ${story.asha.userId}`,
  );
  expect(await again(story)).toMatchObject({
    address: null,
    slot: null,
    price: null,
    lines: [{ serviceId }],
  });
});

test('another person’s booking is not there, and one that has not ended is not booked again', async () => {
  const story = await aVisit();
  const stranger = aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Vikram Shah') });
  expect((await ask(stranger, story.bookingId)).status).toBe(404);
  await update(sql`update booking set status = 'Accepted' where booking_id = ${story.bookingId}`);
  const { status, body } = await ask(story.asha, story.bookingId);
  expect([status, body.present]).toEqual([409, 'Accepted']);
});

test('a professional of another partner is not asked for', async () => {
  const story = await aVisit();
  const other = await aPartner(app.platform.db);
  const { body } = await again(story);
  await fill(story.asha, { ...body, staffId: other.staffIds[0] ?? null });
  const { rows } = await sql`select asked_staff_id from cart where user_id = ${story.asha.userId}`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([{ asked_staff_id: null }]);
});

test('Asha marks who came; that person stands on her list, and is asked for before who came last time', async () => {
  const story = await aVisit();
  const [other] = story.shop.staffIds;
  const client = app.as(story.asha);
  const mark = (bookingId: string) =>
    client.askLoosely(favourites.addFavouriteProfessional, { body: { bookingId } });
  const earlier = await aPastVisit(app.platform.db, {
    buyerId: story.asha.userId,
    organisationId: story.shop.organisationId,
    serviceId,
    completedAt: istInstant('2026-11-12', 660),
  });
  expect((await mark(earlier)).status).toBe(404);
  await update(sql`update booking set staff_id = ${other} where booking_id = ${earlier}`);
  expect((await mark(earlier)).body.professional).toEqual({
    staffId: other,
    name: 'Ravi Kumar',
    isFavourite: true,
  });
  await mark(earlier);
  const { body: list } = await client.ask(favourites.listFavouriteProfessionals, { query: {} });
  expect(list.items).toMatchObject([
    { staffId: other, companyName: 'Clean Corner', works: true, lastVisit: { bookingId: earlier } },
  ]);
  expect((await again(story)).professional?.staffId).toBe(other);
  const stranger = aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, 'Vikram Shah') });
  const strangers = await app.as(stranger).askLoosely(favourites.addFavouriteProfessional, {
    body: { bookingId: earlier },
  });
  expect(strangers.status).toBe(404);
  await client.ask(favourites.removeFavouriteProfessional, { query: { staffId: other ?? '' } });
  expect((await again(story)).professional?.staffId).toBe(story.shop.staffIds[1]);
});
