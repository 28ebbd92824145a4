import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingWorld, bookingWorld } from '../../../test/booking-world.ts';

let world: BookingWorld;
beforeEach(async () => {
  world = await bookingWorld();
});
afterEach(() => world.close());

const minutes = (count: number) => new Date(world.clock.now().getTime() + count * 60_000);
const statuses = async (bookingId: string) =>
  (
    await world.rows(sql`select status from booking_event where booking_id = ${bookingId} order by version`)
  ).map((one) => one.status);
const holder = async (bookingId: string) =>
  (
    await world.rows(
      sql`select organisation_id from professional_reservation where booking_id = ${bookingId}`,
    )
  ).map((one) => one.organisation_id);
const reject = (bookingId: string, partner: BookingWorld['partners'][number]) =>
  world
    .as(partner.owner)
    .patch('service/booking/partner/acceptReject', { bookingId, action: 'reject', reason: 'too_far' });

test('the best one free is matched and asked', async () => {
  const bookingId = await world.offered();
  expect(await statuses(bookingId)).toEqual(['Booked', 'Partner Matched', 'Partner Assigned']);
  expect(await world.row(bookingId)).toMatchObject({
    organisation_id: world.partners[0].organisationId,
    accept_before: minutes(15),
  });
});

test('the partner that the buyer chose is asked straight away', async () => {
  const bookingId = await world.offered({ chosen: world.partners[2] });
  expect(await statuses(bookingId)).toEqual(['Booked', 'Partner Assigned']);
  expect((await world.row(bookingId)).organisation_id).toBe(world.partners[2].organisationId);
});

test('a no sends it to the next partner, with the reserved time, at the same price', async () => {
  const bookingId = await world.offered();
  expect((await reject(bookingId, world.partners[0])).body).toEqual({ bookingId, status: 'Need To Forward' });
  expect(await holder(bookingId)).toEqual([world.partners[0].organisationId]);
  await world.drain();

  const [, second] = world.partners;
  expect(await statuses(bookingId)).toEqual([
    'Booked',
    'Partner Matched',
    'Partner Assigned',
    'Need To Forward',
    'Forwaded',
    'Partner Assigned',
  ]);
  expect(await world.row(bookingId)).toMatchObject({
    organisation_id: second.organisationId,
    total_paise: 50_000,
    accept_before: minutes(15),
  });
  expect(await holder(bookingId)).toEqual([second.organisationId]);
  expect(
    await world.rows(
      sql`select answer, reason, answered_by from booking_offer where booking_id = ${bookingId} order by round`,
    ),
  ).toEqual([
    { answer: 'refused', reason: 'too_far', answered_by: world.partners[0].owner.userId },
    { answer: 'open', reason: null, answered_by: null },
  ]);
});

test('the former partner loses sight of it at once, and is told that it has moved on', async () => {
  const bookingId = await world.offered();
  await reject(bookingId, world.partners[0]);
  await world.drain();
  const { owner, organisationId } = world.partners[0];

  expect((await world.as(owner).get(`service/booking/partner/details?bookingId=${bookingId}`)).status).toBe(
    404,
  );
  expect((await reject(bookingId, world.partners[0])).body.code).toBe('booking_moved_on');
  expect(await world.events('booking.refused')).toMatchObject([
    { formerOrganisationId: organisationId, organisationId: null },
  ]);
});

test('the accept clock says no for those who do not answer; a yes at its last instant is too late', async () => {
  const bookingId = await world.offered();
  const { acceptBefore } = (await world.events('booking.offered'))[0];
  world.clock.set(new Date(acceptBefore));
  const late = await world
    .as(world.partners[0].owner)
    .patch('service/booking/partner/acceptReject', { bookingId, action: 'accept' });
  expect([late.status, late.body.code]).toEqual([409, 'offer_expired']);
  await world.drain();

  expect((await world.row(bookingId)).organisation_id).toBe(world.partners[1].organisationId);
  expect(await world.rows(sql`select answer, answered_by from booking_offer where round = 1`)).toEqual([
    { answer: 'expired', answered_by: null },
  ]);
});

test('an answered offer is not touched by its clock, nor a later offer by an earlier clock', async () => {
  const bookingId = await world.offered();
  world.clock.advance(10 * 60_000);
  await reject(bookingId, world.partners[0]);
  await world.drain(minutes(6));
  expect(await world.row(bookingId)).toMatchObject({
    status: 'Partner Assigned',
    organisation_id: world.partners[1].organisationId,
  });
});

test('when all have said no it is looked again until an hour before; then it is Rejected and all money goes back', async () => {
  const { body } = await world.book({ paymentMode: 'online' });
  await world.pay(body.bookingId, 50_000);
  for (const partner of world.partners) {
    expect((await reject(body.bookingId, partner)).status).toBe(200);
    await world.drain();
  }
  expect((await world.row(body.bookingId)).status).toBe('Need To Forward');
  expect(await holder(body.bookingId)).toEqual([]);
  await world.drain(new Date(world.tomorrow.getTime() - 3_600_000 - 1));
  expect((await world.row(body.bookingId)).status).toBe('Need To Forward');
  await world.drain(new Date(world.tomorrow.getTime() - 3_600_000));

  expect(await world.row(body.bookingId)).toMatchObject({
    status: 'Rejected',
    reason_code: 'no_partner',
    payment_status: 'refund_due',
  });
  expect(await world.events('booking.refund_due')).toMatchObject([
    { amountPaise: 50_000, reason: 'no_partner' },
  ]);
  expect(world.sms.at(-1)?.variables['text']).toContain('no partner is free');
  await world.refund(body.bookingId, 50_000);
  expect((await world.row(body.bookingId)).status).toBe('Refunded');
});

test('a partner with nobody free is passed over', async () => {
  const { professionals } = world.partners[1];
  const during = [world.tomorrow, new Date(world.tomorrow.getTime() + 3_600_000)];
  for (const { staffId } of professionals)
    await world.rows(
      sql`insert into staff_leave values (gen_random_uuid(), ${staffId}, tstzrange(${during[0]}, ${during[1]}))`,
    );
  const bookingId = await world.offered();
  await reject(bookingId, world.partners[0]);
  await world.drain();
  expect((await world.row(bookingId)).organisation_id).toBe(world.partners[2].organisationId);
});
