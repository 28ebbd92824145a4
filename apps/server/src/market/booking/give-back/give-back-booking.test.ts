import { cancelByCustomer, getCancellationCharges } from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  assignProfessional,
  getPartnerBooking,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { cancelByPartner, getGiveBackTerms } from '@nukkad/contract/market/give-back/give-back.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const first = () => fixture.partners[0];
const hoursBefore = (hours: number) => new Date(fixture.tomorrow.getTime() - hours * 3_600_000);
const giveBack = (bookingId: string, viewer = first().owner, more: object = {}) =>
  fixture.as(viewer).ask(cancelByPartner, { body: { bookingId, reason: 'emergency', ...more } });
const offers = (bookingId: string) =>
  fixture.rows(
    sql`select answer, reason, penalty_paise from booking_offer where booking_id = ${bookingId} order by round`,
  );

test('promise 2: a job that its partner gives back goes to the next partner at once, at the same time and price', async () => {
  const bookingId = await fixture.assigned();
  const code = await fixture.startCode(bookingId);
  fixture.clock.set(hoursBefore(10));
  const { status, body } = await giveBack(bookingId);
  expect([status, body]).toEqual([200, { bookingId, status: 'Need To Forward' }]);
  await fixture.drain();

  const [, second] = fixture.partners;
  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Partner Assigned',
    organisation_id: second.organisationId,
    staff_id: null,
    starts_at: fixture.tomorrow,
    total_paise: 50_000,
    fee_paise: 0,
  });
  expect(await offers(bookingId)).toEqual([
    { answer: 'given_back', reason: 'emergency', penalty_paise: 20_000 },
    { answer: 'open', reason: null, penalty_paise: 0 },
  ]);
  expect(
    await fixture.rows(
      sql`select organisation_id from professional_reservation where booking_id = ${bookingId}`,
    ),
  ).toEqual([{ organisation_id: second.organisationId }]);
  await fixture.as(second.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  const { staffId } = second.professionals[0];
  await fixture.as(second.owner).ask(assignProfessional, { body: { bookingId, staffId: staffId as string } });
  expect(await fixture.startCode(bookingId)).not.toBe(code);
});

test('the terms say what it costs now and when it costs more; what was not seen is refused', async () => {
  const bookingId = await fixture.accepted();
  fixture.clock.set(hoursBefore(5));
  const { body } = await fixture.as(first().desk).ask(getGiveBackTerms, { query: { bookingId } });
  expect(body).toEqual({
    penalty: 20_000,
    risesAt: hoursBefore(4).toISOString(),
    risesTo: 40_000,
  });
  const { locality } = await fixture.row(bookingId);
  const seen = { startsAt: fixture.tomorrow.toISOString(), locality, penalty: 20_000 };
  fixture.clock.set(hoursBefore(3));
  const late = await giveBack(bookingId, first().desk, { seen });
  expect([late.status, late.body.code]).toEqual([409, 'confirmation_differs']);
  expect((await fixture.row(bookingId)).status).toBe('Accepted');
});

test('the customer owes nothing, and may cancel for free from then on, also shortly before the new visit', async () => {
  const bookingId = await fixture.assigned();
  fixture.clock.set(hoursBefore(10));
  await giveBack(bookingId);
  await fixture.drain();
  const [, second] = fixture.partners;
  await fixture.as(second.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  const { staffId } = second.professionals[0];
  await fixture.as(second.owner).ask(assignProfessional, { body: { bookingId, staffId: staffId as string } });

  fixture.clock.set(hoursBefore(1));
  const { body } = await fixture.as(fixture.buyer).ask(getCancellationCharges, { query: { bookingId } });
  expect(body).toMatchObject({ fee: 0, reason: 'free_let_down' });
  await fixture.as(fixture.buyer).ask(cancelByCustomer, { body: { bookingId, reason: 'other' } });
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Cancelled', fee_paise: 0 });
  expect(await fixture.rows(sql`select 1 from cancellation_charge`)).toEqual([]);
});

test('who gave it back no longer sees it, and is told so when trying again', async () => {
  const bookingId = await fixture.assigned();
  expect((await giveBack(bookingId)).status).toBe(200);
  const again = await giveBack(bookingId, first().owner, {
    seen: { startsAt: null, locality: null, penalty: 0 },
  });
  expect([again.status, again.body.code]).toEqual([409, 'booking_moved_on']);
  await fixture.drain();
  expect(await fixture.events('booking.given_back')).toMatchObject([
    { organisationId: null, formerOrganisationId: first().organisationId, reason: 'emergency' },
  ]);
});

test('a request for another time that waits for an answer ends with it', async () => {
  const bookingId = await fixture.assigned();
  const asked = await fixture.as(first().owner).ask(rescheduleBooking, {
    body: {
      bookingId,
      day: '2026-11-25',
      slotId: 1124,
      seen: {
        startsAt: fixture.tomorrow.toISOString(),
        partnerName: (await fixture.as(first().owner).ask(getPartnerBooking, { query: { bookingId } })).body
          .companyName,
        fee: 0,
        mustAgree: true,
      },
    },
  });
  expect([asked.status, asked.body.proposal?.by]).toEqual([200, 'partner']);
  await giveBack(bookingId);
  expect(
    await fixture.rows(sql`select status from booking_time_proposal where booking_id = ${bookingId}`),
  ).toEqual([{ status: 'withdrawn' }]);
});

test('a professional without the right to change bookings cannot give a job back', async () => {
  const bookingId = await fixture.assigned();
  const refused = await giveBack(bookingId, first().professionals[0], {
    seen: { startsAt: null, locality: null, penalty: 0 },
  });
  expect(refused.status).toBe(403);
});
