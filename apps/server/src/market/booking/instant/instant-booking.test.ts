import { cancelByCustomer, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  getPartnerBooking,
  listMissedRequests,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import { getInstantStatus } from '@nukkad/contract/market/instant/instant.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import { recordPromise } from '../../../../test/faults/record-promise.ts';

/** Rounds of a yes against the clock; `npm run test:long` tries more. */
const rounds = Number(process.env['INSTANT_ROUNDS'] ?? 4);
let fixture: BookingFixture;
beforeEach(async () => {
  fixture = await bookingFixture();
});
afterEach(() => fixture.close());

const after = (seconds: number) => new Date(fixture.clock.now().getTime() + seconds * 1_000);
/** In 15 minutes, as a cart would find it. */
const now = () => ({ instant: true, startsAt: after(15 * 60) });
const status = async (bookingId: string) =>
  (await fixture.as(fixture.buyer).ask(getInstantStatus, { query: { bookingId } })).body;
const answer = (bookingId: string, partner: number, action: 'accept' | 'reject') =>
  fixture
    .as(fixture.partners[partner]?.owner ?? fixture.buyer)
    .ask(acceptOrReject, { body: { bookingId, action, ...(action === 'reject' && { reason: 'too_far' }) } });
const runOut = async () => {
  fixture.clock.advance(60_000);
  await fixture.drain();
};
const answers = async (bookingId: string) =>
  (
    await fixture.rows(sql`select answer from booking_offer where booking_id = ${bookingId} order by round`)
  ).map((one) => one.answer);

test('an instant booking is urgent, and its first partner has 60 seconds', async () => {
  const bookingId = await fixture.offered(now());
  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Partner Assigned',
    accept_before: after(60),
    arrive_before: after(90 * 60),
  });
  const { owner } = fixture.partners[0];
  const seen = (await fixture.as(owner).ask(getPartnerBooking, { query: { bookingId } })).body;
  expect(seen).toMatchObject({
    priority: 'Urgent',
    status: 'Partner Assigned',
    acceptBefore: after(60).toISOString(),
  });
  expect(fixture.sms.at(-1)?.variables['text']).toContain('as soon as possible');
  const ordinary = await fixture.offered();
  const nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
  const { items } = (await fixture.as(nisha).ask(listDeskBookings, { query: {} })).body;
  expect(items.map(({ bookingId: id, urgent }) => [id, urgent])).toEqual([
    [ordinary, false],
    [bookingId, true],
  ]);
});

test('its buyer sees who is asked, which of how many, and the seconds that are left by the server', async () => {
  const bookingId = await fixture.offered(now());
  fixture.clock.advance(12_400);
  expect(await status(bookingId)).toMatchObject({
    state: 'asking',
    asked: 1,
    of: 3,
    partnerName: 'Asha Electricals',
    secondsLeft: 48,
    acceptSeconds: 60,
    now: fixture.clock.now().toISOString(),
  });
  await runOut();
  expect(await status(bookingId)).toMatchObject({
    state: 'asking',
    asked: 2,
    of: 3,
    partnerName: 'Bright Sparks',
  });
  await answer(bookingId, 1, 'accept');
  expect(await status(bookingId)).toMatchObject({
    state: 'accepted',
    partnerName: 'Bright Sparks',
    secondsLeft: null,
  });
  expect(await answers(bookingId)).toEqual(['expired', 'accepted']);
});

test('a missed clock is kept for its partner; the time never becomes earlier than what was shown', async () => {
  const bookingId = await fixture.offered(now());
  const { starts_at: promised } = await fixture.row(bookingId);
  await runOut();
  const { starts_at: startsAt, ends_at: endsAt } = await fixture.row(bookingId);
  expect(startsAt >= promised).toBe(true);
  expect(endsAt - startsAt).toBe(3_600_000);
  const missed = await fixture.as(fixture.partners[0].owner).ask(listMissedRequests, { query: {} });
  expect(missed.body.items).toMatchObject([{ why: 'expired' }]);
});

test('who would come later is asked with the later arrival, and the reservation is of that time', async () => {
  const bookingId = await fixture.offered(now());
  // All others are on a job next door for half an hour from the promised time on.
  const until = after(45 * 60);
  for (const { professionals, organisationId } of fixture.partners.slice(1))
    for (const { staffId } of professionals)
      await fixture.rows(sql`insert into staff_leave values (gen_random_uuid(), ${staffId}, tstzrange(${fixture.clock.now()}, ${until}))
        returning ${organisationId}`);
  await answer(bookingId, 0, 'reject');
  await fixture.drain();
  const row = await fixture.row(bookingId);
  expect(row.starts_at).toEqual(until);
  const held = await fixture.rows(
    sql`select organisation_id, lower(during) as starts_at from professional_reservation where booking_id = ${bookingId}`,
  );
  expect(held).toEqual([{ organisation_id: fixture.partners[1].organisationId, starts_at: until }]);
  expect((await status(bookingId)).arrivesAt).toBe(until.toISOString());
});

test('where no one accepts it is Rejected at once, all money goes back, and the buyer reads that no one could come', async () => {
  const { body } = await fixture.book({ ...now(), paymentMode: 'online' });
  expect((await status(body.bookingId)).state).toBe('paying');
  await fixture.pay(body.bookingId, 50_000);
  await runOut();
  await runOut();
  await runOut();
  expect(await answers(body.bookingId)).toEqual(['expired', 'expired', 'expired']);
  expect(await fixture.row(body.bookingId)).toMatchObject({ status: 'Rejected', reason_code: 'no_partner' });
  expect(await fixture.events('booking.refund_due')).toMatchObject([{ amountPaise: 50_000 }]);
  expect(await status(body.bookingId)).toMatchObject({ state: 'noOne', refund: 50_000, acceptBefore: null });
  await fixture.refund(body.bookingId, 50_000);
  expect(await status(body.bookingId)).toMatchObject({ state: 'noOne', status: 'Refunded' });
});

test('one that was paid for slowly is planned anew, no earlier than a professional can be there', async () => {
  const { body } = await fixture.book({ ...now(), paymentMode: 'online' });
  fixture.clock.advance(13 * 60_000);
  await fixture.pay(body.bookingId, 50_000);
  const { starts_at: startsAt, status: state } = await fixture.row(body.bookingId);
  expect(state).toBe('Partner Assigned');
  expect(startsAt.getTime() - fixture.clock.now().getTime()).toBeGreaterThanOrEqual(6 * 60_000);
});

test('another time takes the urgency away; cancelling while one is asked costs nothing', async () => {
  const bookingId = await fixture.offered(now());
  const day = '2026-11-25';
  const seen = {
    startsAt: (await fixture.row(bookingId)).starts_at.toISOString(),
    partnerName: 'Asha Electricals',
    fee: 0,
    mustAgree: false,
  };
  const moved = await fixture
    .as(fixture.buyer)
    .ask(rescheduleBooking, { body: { bookingId, day, slotId: 1124, seen } });
  expect(moved.body).toMatchObject({ priority: null });
  expect((await status(bookingId)).state).toBe('over');

  const another = await fixture.offered(now());
  fixture.clock.advance(30_000);
  const shown = (await fixture.as(fixture.buyer).ask(getCustomerBooking, { query: { bookingId: another } }))
    .body;
  const free = { startsAt: shown.startsAt, partnerName: shown.companyName, fee: 0, refund: 0 };
  const body = { bookingId: another, reason: 'changed_plan' as const, seen: free };
  expect((await fixture.as(fixture.buyer).ask(cancelByCustomer, { body })).status).toBe(200);
  expect((await status(another)).state).toBe('over');
});

test('a stranger and a partner read nothing of the search', async () => {
  const bookingId = await fixture.offered(now());
  for (const [viewer, code] of [
    [fixture.stranger, 404],
    [fixture.partners[0].owner, 403],
  ] as const)
    expect((await fixture.as(viewer).ask(getInstantStatus, { query: { bookingId } })).status).toBe(code);
});

test('promise 7: a yes at second 60 against the clock: one wins, and one partner has the booking', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await fixture.rows(sql`delete from professional_reservation`);
    const bookingId = await fixture.offered(now());
    fixture.clock.advance(round % 2 === 0 ? 60_000 : 59_999);
    const [yes] = await Promise.all([answer(bookingId, 0, 'accept'), fixture.drain()]);
    await fixture.drain();
    const row = await fixture.row(bookingId);
    const won = yes.status === 200;
    expect(won || yes.body.code === 'offer_expired' || yes.status === 409).toBe(true);
    expect(row.status).toBe(won ? 'Accepted' : 'Partner Assigned');
    expect(row.organisation_id === fixture.partners[0].organisationId).toBe(won);
    expect((await answers(bookingId))[0]).toBe(won ? 'accepted' : 'expired');
    const held = await fixture.rows(
      sql`select organisation_id from professional_reservation where booking_id = ${bookingId}`,
    );
    expect(held).toEqual([{ organisation_id: row.organisation_id }]);
    await fixture.rows(sql`update booking set status = 'Closed' where booking_id = ${bookingId}`);
  }
  recordPromise('7', rounds, 0);
}, 3_600_000);
