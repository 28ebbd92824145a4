import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import {
  getCustomerAbsentTerms,
  getProfessionalAbsentTerms,
  reportCustomerAbsent,
  reportProfessionalAbsent,
} from '@nukkad/contract/market/no-show/no-show.api';
import { verifyStartCode } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { endUnbegunVisit } from './report-professional-absent.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const pro = () => fixture.partners[0].professionals[0];
const minutesAfterStart = (minutes: number) => new Date(fixture.tomorrow.getTime() + minutes * 60_000);

/** A photo at the door, added now. */
async function photoOf(bookingId: string): Promise<string> {
  const photoId = randomUUID();
  const row = await fixture.row(bookingId);
  await fixture.rows(sql`insert into booking_photo (photo_id, booking_id, city_code, stage, storage_key, width, height, taken_by, taken_at)
    values (${photoId}, ${bookingId}, ${row.city_code}, 'before', ${`bookings/${bookingId}/${photoId}`}, 8, 8, ${pro().userId},
      ${fixture.clock.now()})`);
  return photoId;
}

const report = (bookingId: string, photoId: string, more: object = {}) =>
  fixture.as(pro()).ask(reportCustomerAbsent, { body: { bookingId, photoId, ...more } });
const professionalAbsent = (bookingId: string, more: object = {}) =>
  fixture.as(fixture.buyer).ask(reportProfessionalAbsent, { body: { bookingId, ...more } });

test('a customer who is not there 15 minutes after the booked time owes 40 %, and the rest goes back', async () => {
  const bookingId = await fixture.assigned({ paymentMode: 'cash' });
  fixture.clock.set(minutesAfterStart(15));
  const photoId = await photoOf(bookingId);
  const terms = await fixture.as(pro()).ask(getCustomerAbsentTerms, { query: { bookingId } });
  expect(terms.body).toEqual({
    from: minutesAfterStart(15).toISOString(),
    fee: 20_000,
    photoIds: [photoId],
  });
  const { latitude, longitude } = await fixture.row(bookingId);
  const position = { latitude: latitude + 0.001, longitude, accuracyMetres: 20 };
  const { status, body } = await report(bookingId, photoId, { position });

  expect([status, body.status, body.reasonCode]).toEqual([200, 'Cancelled', 'no_show']);
  expect(await fixture.row(bookingId)).toMatchObject({
    fee_paise: 20_000,
    organisation_id: fixture.partners[0].organisationId,
  });
  expect(
    await fixture.rows(
      sql`select reported_by, photo_id, accuracy_metres, distance_metres from booking_absence where booking_id = ${bookingId}`,
    ),
  ).toEqual([{ reported_by: pro().userId, photo_id: photoId, accuracy_metres: 20, distance_metres: 111 }]);
  expect(
    await fixture.rows(sql`select 1 from professional_reservation where booking_id = ${bookingId}`),
  ).toEqual([]);
  const shown = await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } });
  expect(shown.body.money?.charge).toMatchObject({ amount: 20_000 });
});

test('promise 25: the charge for not being there is carried into the next booking, once', async () => {
  const bookingId = await fixture.assigned({ paymentMode: 'cash' });
  fixture.clock.set(minutesAfterStart(16));
  await report(bookingId, await photoOf(bookingId));
  const charges = () =>
    fixture.rows(sql`select occasion, amount_paise, collected_booking_id from cancellation_charge`);
  expect(await charges()).toEqual([{ occasion: 0, amount_paise: 20_000, collected_booking_id: null }]);
});

test('the server’s clock says whether it is time, and a photo from before the booked time is no proof', async () => {
  const bookingId = await fixture.assigned();
  const seen = { startsAt: fixture.tomorrow.toISOString(), fee: 20_000 };
  fixture.clock.set(minutesAfterStart(-1));
  const tooOld = await photoOf(bookingId);
  fixture.clock.set(minutesAfterStart(14));
  const photoId = await photoOf(bookingId);
  const early = await report(bookingId, photoId, { seen });
  expect([early.status, early.body.code]).toEqual([409, 'too_early_for_absence']);
  fixture.clock.set(minutesAfterStart(15));
  for (const unproved of [tooOld, randomUUID()]) {
    const refused = await report(bookingId, unproved, { seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'absence_unproved']);
  }
  const cheaper = await report(bookingId, photoId, { seen: { ...seen, fee: 100 } });
  expect(cheaper.body.code).toBe('confirmation_differs');
  expect((await fixture.row(bookingId)).status).toBe('Assigned');
  expect((await report(bookingId, photoId, { seen })).status).toBe(200);
});

test('where no one came, the customer gets credit, the partner owes a penalty, and without another partner all goes back', async () => {
  const bookingId = await fixture.assigned();
  fixture.clock.set(minutesAfterStart(30));
  const terms = await fixture.as(fixture.buyer).ask(getProfessionalAbsentTerms, { query: { bookingId } });
  expect(terms.body).toEqual({ from: minutesAfterStart(30).toISOString(), credit: 10_000 });
  const { status, body } = await professionalAbsent(bookingId);
  expect([status, body.status, body.companyName]).toEqual([200, 'Need To Forward', null]);
  await fixture.drain();

  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Rejected',
    fee_paise: 0,
    organisation_id: null,
  });
  const [first] = fixture.partners;
  expect(
    await fixture.rows(
      sql`select organisation_id, answer, penalty_paise from booking_offer where booking_id = ${bookingId}`,
    ),
  ).toEqual([{ organisation_id: first.organisationId, answer: 'no_show', penalty_paise: 50_000 }]);
  expect(await fixture.events('booking.professional_absent')).toMatchObject([
    { formerOrganisationId: first.organisationId, penaltyPaise: 50_000, creditPaise: 10_000 },
  ]);
  expect(await fixture.events('booking.credit_due')).toMatchObject([
    { buyerId: fixture.buyer.userId, amountPaise: 10_000, creditKind: 'absence' },
  ]);
});

test('before its time no one can be reported as absent; told twice, it counts once', async () => {
  const bookingId = await fixture.assigned();
  fixture.clock.set(minutesAfterStart(29));
  const early = await professionalAbsent(bookingId);
  expect([early.status, early.body.code]).toEqual([409, 'too_early_for_absence']);
  fixture.clock.set(minutesAfterStart(30));
  const answers = await Promise.all(Array.from({ length: 6 }, () => professionalAbsent(bookingId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await fixture.drain();
  expect(await fixture.events('booking.credit_due')).toHaveLength(1);
});

test('promise 7: the start with the code and the report that no one came meet: one of them wins', async () => {
  const bookingId = await fixture.assigned();
  const otp = await fixture.startCode(bookingId);
  fixture.clock.set(minutesAfterStart(31));
  const [started, reported] = await Promise.all([
    fixture.as(pro()).ask(verifyStartCode, { body: { bookingId, otp } }),
    professionalAbsent(bookingId),
  ]);
  expect([started.status === 200, reported.status === 200].filter(Boolean)).toHaveLength(1);
  const { status } = await fixture.row(bookingId);
  expect(status).toBe(started.status === 200 ? 'Inprogress' : 'Need To Forward');
});

test('a visit that is neither begun nor reported ends by the clock, two hours after its time', async () => {
  const bookingId = await fixture.assigned();
  const parts = { platform: fixture.platform, interfaces: null as never, asked: null as never };
  fixture.clock.set(minutesAfterStart(119));
  await endUnbegunVisit(parts, bookingId);
  expect((await fixture.row(bookingId)).status).toBe('Assigned');
  fixture.clock.set(minutesAfterStart(120));
  await endUnbegunVisit(parts, bookingId);
  expect((await fixture.row(bookingId)).status).toBe('Need To Forward');
});
