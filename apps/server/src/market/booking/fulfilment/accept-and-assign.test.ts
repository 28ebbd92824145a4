import { seenOfRequest } from '@nukkad/contract/market/booking/booking.confirm';
import { acceptOrReject, getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const acceptWith = (bookingId: string, staffId: string | null, viewer = fixture.partners[0].owner) =>
  fixture
    .as(viewer)
    .ask(acceptOrReject, { body: { bookingId, action: 'accept', staffId: required(staffId) } });
const reservedFor = async (bookingId: string) =>
  (await fixture.rows(sql`select staff_id from professional_reservation where booking_id = ${bookingId}`))[0]
    ?.staff_id;
const verbsOf = async (bookingId: string) =>
  (await fixture.rows(sql`select verb from booking_event where booking_id = ${bookingId} order by version`))
    .map(({ verb }) => verb)
    .slice(-2);

test('a request names whom the time is held for, to the team that assigns and not to the customer', async () => {
  const bookingId = await fixture.offered();
  const { owner, desk } = fixture.partners[0];
  const staffId = await reservedFor(bookingId);
  for (const viewer of [owner, desk]) {
    const { proposed } = (await fixture.as(viewer).ask(getPartnerBooking, { query: { bookingId } })).body;
    expect(proposed).toEqual({ staffId, name: expect.stringContaining('Asha Electricals') });
  }
  const { body } = await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId } });
  expect(body.proposed).toBeNull();
});

test('accepting with a professional assigns in the same step, and both moves are on the timeline', async () => {
  const bookingId = await fixture.offered();
  const [, second] = fixture.partners[0].professionals;
  expect((await acceptWith(bookingId, second.staffId, fixture.partners[0].desk)).body).toEqual({
    bookingId,
    status: 'Assigned',
  });
  await fixture.drain();
  expect(await verbsOf(bookingId)).toEqual(['accept', 'assign']);
  expect(await reservedFor(bookingId)).toBe(second.staffId);
  expect(await fixture.row(bookingId)).toMatchObject({
    staff_id: second.staffId,
    held_staff_id: second.staffId,
    accept_before: null,
  });
  expect(await fixture.rows(sql`select answer from booking_offer`)).toEqual([{ answer: 'accepted' }]);
  const { body } = await fixture.as(second).ask(getPartnerBooking, { query: { bookingId } });
  expect([body.status, body.proposed]).toEqual(['Assigned', null]);
});

test('promise 3: with a professional who is not free nothing happens, and no colleague takes over silently', async () => {
  const [first] = fixture.partners[0].professionals;
  const taken = await fixture.offered();
  await acceptWith(taken, first.staffId);
  const bookingId = await fixture.offered();
  const { status, body } = await acceptWith(bookingId, first.staffId);
  expect([status, body.code, body.present]).toEqual([409, 'professional_busy', 'busy']);
  expect((await fixture.row(bookingId)).status).toBe('Partner Assigned');
  const foreign = await acceptWith(bookingId, fixture.partners[1].professionals[0].staffId);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'professional_not_found']);
});

test('promise 91: who was shown is who is assigned; another name is refused with what changed', async () => {
  const bookingId = await fixture.offered();
  const [first] = fixture.partners[0].professionals;
  const { owner } = fixture.partners[0];
  const shown = (await fixture.as(owner).ask(getPartnerBooking, { query: { bookingId } })).body;
  const { status, body } = await fixture.as(owner).askLoosely(acceptOrReject, {
    body: {
      bookingId,
      action: 'accept',
      staffId: required(first.staffId),
      seen: seenOfRequest(shown, null, 'Someone Else'),
    },
  });
  expect([status, body.code]).toEqual([409, 'confirmation_differs']);
  expect(body.differences).toMatchObject([{ field: 'professional', seen: 'Someone Else' }]);
});

test('promise 1: two requests of one time accepted with one person at one instant: one gets it', async () => {
  const [first] = fixture.partners[0].professionals;
  const ids = [await fixture.offered(), await fixture.offered()];
  const answers = await Promise.all(ids.map((bookingId) => acceptWith(bookingId, first.staffId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
