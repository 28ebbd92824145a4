import { acceptOrReject, getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const minutes = (count: number) => new Date(fixture.clock.now().getTime() + count * 60_000);
const statuses = async (bookingId: string) =>
  (
    await fixture.rows(sql`select status from booking_event where booking_id = ${bookingId} order by version`)
  ).map((one) => one.status);
const holder = async (bookingId: string) =>
  (
    await fixture.rows(
      sql`select organisation_id from professional_reservation where booking_id = ${bookingId}`,
    )
  ).map((one) => one.organisation_id);
const reject = (bookingId: string, partner: BookingFixture['partners'][number]) =>
  fixture.as(partner.owner).ask(acceptOrReject, { body: { bookingId, action: 'reject', reason: 'too_far' } });

test('the best one free is matched and asked', async () => {
  const bookingId = await fixture.offered();
  expect(await statuses(bookingId)).toEqual(['Booked', 'Partner Matched', 'Partner Assigned']);
  expect(await fixture.row(bookingId)).toMatchObject({
    organisation_id: fixture.partners[0].organisationId,
    accept_before: minutes(15),
  });
});

test('the partner that the buyer chose is asked straight away', async () => {
  const bookingId = await fixture.offered({ chosen: fixture.partners[2] });
  expect(await statuses(bookingId)).toEqual(['Booked', 'Partner Assigned']);
  expect((await fixture.row(bookingId)).organisation_id).toBe(fixture.partners[2].organisationId);
});

test('a no sends it to the next partner, with the reserved time, at the same price', async () => {
  const bookingId = await fixture.offered();
  expect((await reject(bookingId, fixture.partners[0])).body).toEqual({
    bookingId,
    status: 'Need To Forward',
  });
  expect(await holder(bookingId)).toEqual([fixture.partners[0].organisationId]);
  await fixture.drain();

  const [, second] = fixture.partners;
  expect(await statuses(bookingId)).toEqual([
    'Booked',
    'Partner Matched',
    'Partner Assigned',
    'Need To Forward',
    'Forwaded',
    'Partner Assigned',
  ]);
  expect(await fixture.row(bookingId)).toMatchObject({
    organisation_id: second.organisationId,
    total_paise: 50_000,
    accept_before: minutes(15),
  });
  expect(await holder(bookingId)).toEqual([second.organisationId]);
  expect(
    await fixture.rows(
      sql`select answer, reason, answered_by from booking_offer where booking_id = ${bookingId} order by round`,
    ),
  ).toEqual([
    { answer: 'refused', reason: 'too_far', answered_by: fixture.partners[0].owner.userId },
    { answer: 'open', reason: null, answered_by: null },
  ]);
});

test('the former partner loses sight of it at once, and is told that it has moved on', async () => {
  const bookingId = await fixture.offered();
  await reject(bookingId, fixture.partners[0]);
  await fixture.drain();
  const { owner, organisationId } = fixture.partners[0];

  expect((await fixture.as(owner).ask(getPartnerBooking, { query: { bookingId } })).status).toBe(404);
  expect((await reject(bookingId, fixture.partners[0])).body.code).toBe('booking_moved_on');
  expect(await fixture.events('booking.refused')).toMatchObject([
    { formerOrganisationId: organisationId, organisationId: null },
  ]);
});

test('the accept clock says no for those who do not answer; a yes at its last instant is too late', async () => {
  const bookingId = await fixture.offered();
  const { acceptBefore } = (await fixture.events('booking.offered'))[0];
  fixture.clock.set(new Date(acceptBefore));
  const late = await fixture
    .as(fixture.partners[0].owner)
    .ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  expect([late.status, late.body.code]).toEqual([409, 'offer_expired']);
  await fixture.drain();

  expect((await fixture.row(bookingId)).organisation_id).toBe(fixture.partners[1].organisationId);
  expect(await fixture.rows(sql`select answer, answered_by from booking_offer where round = 1`)).toEqual([
    { answer: 'expired', answered_by: null },
  ]);
});

test('an answered offer is not touched by its clock, nor a later offer by an earlier clock', async () => {
  const bookingId = await fixture.offered();
  fixture.clock.advance(10 * 60_000);
  await reject(bookingId, fixture.partners[0]);
  await fixture.drain(minutes(6));
  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Partner Assigned',
    organisation_id: fixture.partners[1].organisationId,
  });
});

test('when all have said no it is looked again until an hour before; then it is Rejected and all money goes back', async () => {
  const { body } = await fixture.book({ paymentMode: 'online' });
  await fixture.pay(body.bookingId, 50_000);
  for (const partner of fixture.partners) {
    expect((await reject(body.bookingId, partner)).status).toBe(200);
    await fixture.drain();
  }
  expect((await fixture.row(body.bookingId)).status).toBe('Need To Forward');
  expect(await holder(body.bookingId)).toEqual([]);
  await fixture.drain(new Date(fixture.tomorrow.getTime() - 3_600_000 - 1));
  expect((await fixture.row(body.bookingId)).status).toBe('Need To Forward');
  await fixture.drain(new Date(fixture.tomorrow.getTime() - 3_600_000));

  expect(await fixture.row(body.bookingId)).toMatchObject({
    status: 'Rejected',
    reason_code: 'no_partner',
    payment_status: 'refund_due',
  });
  expect(await fixture.events('booking.refund_due')).toMatchObject([
    { amountPaise: 50_000, reason: 'no_partner' },
  ]);
  expect(fixture.sms.at(-1)?.variables['text']).toContain('no partner was available');
  await fixture.refund(body.bookingId, 50_000);
  expect((await fixture.row(body.bookingId)).status).toBe('Refunded');
});

test('a partner without a free professional is passed over', async () => {
  const { professionals } = fixture.partners[1];
  const during = [fixture.tomorrow, new Date(fixture.tomorrow.getTime() + 3_600_000)];
  for (const { staffId } of professionals)
    await fixture.rows(
      sql`insert into staff_leave values (gen_random_uuid(), ${staffId}, tstzrange(${during[0]}, ${during[1]}))`,
    );
  const bookingId = await fixture.offered();
  await reject(bookingId, fixture.partners[0]);
  await fixture.drain();
  expect((await fixture.row(bookingId)).organisation_id).toBe(fixture.partners[2].organisationId);
});
